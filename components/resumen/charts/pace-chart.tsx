import { useId, useMemo, type ReactNode } from 'react';
import { Switch } from '@/components/ui/switch';
import type { Budget } from '@/lib/domain/budget';
import type { Recorded } from '@/lib/domain/comparison';
import { addMesesToMes, daysInMes, type Mes, mesOf } from '@/lib/domain/dates';
import type { SummedGasto } from '@/lib/domain/indexed-gasto';
import { largestOf } from '@/lib/domain/lists';
import { drawnUnits, mesPacesOf, type Pace } from '@/lib/domain/figures';
import type { Cents } from '@/lib/domain/money';
import { listAddress } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { useSetting } from '@/lib/hooks/use-setting';
import { createSetting } from '@/lib/page/settings/settings';
import { ANSWER, moreOrLess } from '@/lib/text/resumen';
import { Mark, Marks, useWidth } from './figure-card';

type PaceChartProps = {
  /** With all months of the screen. */
  recorded: Recorded;
  mes: Mes;
  /** Of the month; the line counts their categories, or everything without budgets. */
  budgets: readonly Budget[];
  /** Expected in the month; nobody entered them. */
  expected: readonly Pick<SummedGasto, 'categoriaId' | 'cents'>[];
};

/** True if the pace counts what comes once a month. */
export const paceWithRecibos = createSetting('mis-gastos:pace-recibos', (text) => text === 'true', false);

const HEIGHT_PX = 92;
const EDGE_PX = 5;

export function PaceChart({ recorded, mes, budgets, expected }: PaceChartProps) {
  const withRecibos = useSetting(paceWithRecibos);
  const { whole, everyday, categoriaIds } = useMemo(
    () => mesPacesOf(recorded, mes, budgets, expected),
    [recorded, mes, budgets, expected],
  );
  const isWhole = withRecibos || everyday === null;
  const { spent, last, budget } = isWhole ? whole : everyday;
  const format = useFormat();
  const [width, ruler] = useWidth();
  const isCurrent = mes === mesOf(recorded.today);
  const inAll = isWhole ? null : whole.spent;
  const drawn = { mes, spent, last, budget, width, isCurrent, inAll, categoriaIds };
  return (
    <>
      <div className="mt-2 w-full print:hidden" style={{ height: HEIGHT_PX }}>
        <div ref={ruler} />
        {width > 0 ? (
          <Marks>
            <svg
              width={width}
              height={HEIGHT_PX}
              viewBox={`0 0 ${width} ${HEIGHT_PX}`}
              className="block max-w-full overflow-visible"
            >
              <PaceLines {...drawn} />
              <DayMarks {...drawn} />
            </svg>
          </Marks>
        ) : null}
      </div>
      <Legend
        items={[
          ['stroke-primary', undefined, isCurrent ? ANSWER.pace.thisOne : format.mesName(mes)],
          ...(last
            ? [['stroke-muted-foreground', '1 3', format.mesName(addMesesToMes(mes, -1))] as const]
            : []),
          ...(budget === null
            ? []
            : [
                ['stroke-warning', '5 4', isWhole ? ANSWER.pace.budget : ANSWER.pace.everydayBudget] as const,
              ]),
        ]}
      >
        {everyday === null ? null : <RecibosSwitch checked={withRecibos} />}
      </Legend>
    </>
  );
}

function RecibosSwitch({ checked }: { checked: boolean }) {
  const id = useId();
  return (
    <span className="-my-3.5 ml-auto inline-flex items-center sm:-my-3">
      <label htmlFor={id}>{ANSWER.pace.withRecibos}</label>
      <Switch id={id} checked={checked} onCheckedChange={paceWithRecibos.write} />
    </span>
  );
}

type DrawnPace = Pace & {
  mes: Mes;
  inAll: readonly Cents[] | null;
  width: number;
  isCurrent: boolean;
  /** The counted categories; empty for all. */
  categoriaIds: readonly number[];
};

/** Places of days and amounts in CSS pixels. */
function placesOf({ mes, spent, last, budget, width }: DrawnPace) {
  const days = Math.max(daysInMes(mes), last?.length ?? 0);
  const top = largestOf(
    [spent.at(-1), last?.at(-1), budget].map((cents) => drawnUnits(cents ?? 0n)),
    1,
  );
  const band = (width - 2 * EDGE_PX) / days;
  function xOf(day: number): number {
    return EDGE_PX + band * day;
  }
  function yOf(cents: Cents): number {
    return EDGE_PX + (HEIGHT_PX - 2 * EDGE_PX) * (1 - drawnUnits(cents) / top);
  }
  function lineOf(course: readonly Cents[]): string {
    return [[0, 0n] as const, ...course.map((cents, index) => [index + 1, cents] as const)]
      .map(([day, cents]) => `${round(xOf(day))},${round(yOf(cents))}`)
      .join(' ');
  }
  return { band, xOf, yOf, lineOf };
}

function PaceLines(drawn: DrawnPace) {
  const { spent, last, budget, width, isCurrent } = drawn;
  const { xOf, yOf, lineOf } = placesOf(drawn);
  const ends = { x1: EDGE_PX, x2: width - EDGE_PX };
  return (
    <>
      <line {...ends} y1={yOf(0n)} y2={yOf(0n)} className="stroke-border" />
      {budget === null ? null : (
        <line
          {...ends}
          y1={yOf(budget)}
          y2={yOf(budget)}
          strokeDasharray="5 4"
          className="stroke-warning forced-colors:stroke-[CanvasText]"
        />
      )}
      {last ? (
        <polyline
          points={lineOf(last)}
          fill="none"
          strokeWidth={1.5}
          strokeDasharray="1 3"
          strokeLinecap="round"
          className="stroke-muted-foreground forced-colors:stroke-[CanvasText]"
        />
      ) : null}
      <polyline
        points={lineOf(spent)}
        fill="none"
        strokeWidth={2.5}
        strokeLinejoin="round"
        className="stroke-primary forced-colors:stroke-[CanvasText]"
      />
      {isCurrent ? (
        <circle
          cx={xOf(spent.length)}
          cy={yOf(spent.at(-1) ?? 0n)}
          r={4}
          className="fill-primary stroke-card forced-colors:fill-[CanvasText]"
        />
      ) : null}
    </>
  );
}

function DayMarks(drawn: DrawnPace) {
  const format = useFormat();
  const { mes, spent, last, inAll, categoriaIds } = drawn;
  const { band, xOf, yOf } = placesOf(drawn);
  const lastMes = addMesesToMes(mes, -1);
  return spent.map((cents, index) => {
    const fecha = `${mes}-${String(index + 1).padStart(2, '0')}`;
    const name = ANSWER.pace.markOf(format.longDay(fecha), format.cantidad(inAll?.[index] ?? cents));
    const everyday = inAll === null ? null : ANSWER.pace.everyday(format.cantidad(cents));
    const day = Math.min(index + 1, daysInMes(lastMes));
    const before = last?.[day - 1];
    return (
      <Mark
        key={fecha}
        href={listAddress({ kind: 'range', desde: `${mes}-01`, hasta: fecha }, { categorias: categoriaIds })}
        name={everyday === null ? name : `${name}, ${everyday}`}
        tip={[
          name,
          everyday,
          before === undefined
            ? null
            : moreOrLess(cents, before, ANSWER.pace.than(String(day), format.mesName(lastMes)), format),
        ]}
      >
        <rect x={xOf(index + 0.5)} width={band} height={HEIGHT_PX} className="fill-transparent" />
        <circle
          cx={xOf(index + 1)}
          cy={yOf(cents)}
          r={4}
          className="fill-primary opacity-0 group-hover/mark:opacity-100 group-focus-visible/mark:opacity-100"
        />
      </Mark>
    );
  });
}

type LegendItem = readonly [stroke: string, dashes: string | undefined, name: string];

function Legend({ items, children }: { items: readonly LegendItem[]; children: ReactNode }) {
  return (
    <div className="flex min-h-9 flex-wrap content-start items-center gap-x-2 gap-y-1 text-xs text-muted-foreground sm:mt-1 sm:min-h-6 print:hidden">
      {items.map(([stroke, dashes, name]) => (
        <span key={stroke} className="inline-flex items-center gap-1 first-letter:uppercase">
          <svg aria-hidden width={14} height={6}>
            <line
              x1={1}
              x2={13}
              y1={3}
              y2={3}
              strokeWidth={2}
              strokeDasharray={dashes}
              className={`${stroke} forced-colors:stroke-[CanvasText]`}
            />
          </svg>
          {name}
        </span>
      ))}
      {children}
    </div>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
