import { useMemo } from 'react';
import { mesPaceOf } from '@/lib/domain/answer';
import type { Budget } from '@/lib/domain/budget';
import type { MesSummaries } from '@/lib/domain/comparison';
import { addMesesToMes, daysInMes, mesOf, type Fecha, type Mes } from '@/lib/domain/dates';
import { largestOf } from '@/lib/domain/lists';
import type { Cents } from '@/lib/domain/money';
import { listAddress } from '@/lib/domain/query-address';
import { drawnUnits } from '@/lib/domain/scale';
import { useFormat } from '@/lib/hooks/use-format';
import { ANSWER, moreOrLess } from '@/lib/text/resumen';
import { Mark, Marks } from './marks';
import { useWidth } from './use-width';

type PaceChartProps = {
  summaries: MesSummaries;
  mes: Mes;
  today: Fecha;
  /** The budgets of the month; the line counts their categories, or everything without budgets. */
  budgets: readonly Budget[];
};

const HEIGHT_PX = 92;
const EDGE_PX = 5;

/** Cumulated spending by day, against the month before and the budget. Each day links to its expenses. */
export function PaceChart({ summaries, mes, today, budgets }: PaceChartProps) {
  const ids = useMemo(
    () => (budgets.length > 0 ? new Set(budgets.map(({ categoria }) => categoria.id)) : null),
    [budgets],
  );
  const { spent, last } = useMemo(() => mesPaceOf(summaries, mes, today, ids), [summaries, mes, today, ids]);
  const budget = ids ? budgets.reduce((sum, one) => sum + one.budget, 0n) : null;
  const format = useFormat();
  const [width, picture] = useWidth();
  const isCurrent = mes === mesOf(today);
  const drawn = { mes, spent, last, budget, width, isCurrent, categoriaIds: ids ? [...ids] : [] };
  return (
    <>
      <div ref={picture} className="mt-2 w-full print:hidden" style={{ height: HEIGHT_PX }}>
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
          ...(budget === null ? [] : [['stroke-warning', '5 4', ANSWER.pace.budget] as const]),
        ]}
      />
    </>
  );
}

type DrawnPace = ReturnType<typeof mesPaceOf> & {
  mes: Mes;
  budget: Cents | null;
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

/** A mark for each day until today. */
function DayMarks(drawn: DrawnPace) {
  const format = useFormat();
  const { mes, spent, last, categoriaIds } = drawn;
  const { band, xOf, yOf } = placesOf(drawn);
  const lastMes = format.mesName(addMesesToMes(mes, -1));
  return spent.map((cents, index) => {
    const fecha = `${mes}-${String(index + 1).padStart(2, '0')}`;
    const name = ANSWER.pace.markOf(format.longDay(fecha), format.cantidad(cents));
    const before = last?.[Math.min(index, last.length - 1)];
    return (
      <Mark
        key={fecha}
        href={listAddress({ kind: 'range', desde: `${mes}-01`, hasta: fecha }, { categorias: categoriaIds })}
        name={name}
        tip={[
          name,
          before === undefined ? null : moreOrLess(cents, before, ANSWER.pace.than(lastMes), format),
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

function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-muted-foreground print:hidden">
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
    </p>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
