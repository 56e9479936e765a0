import { markPaint } from '@/components/gasto/gasto-marks';
import type { Mes } from '@/lib/domain/dates';
import { axisMarks, drawnUnits, totalOfShare } from '@/lib/domain/figures';
import { largestOf } from '@/lib/domain/lists';
import type { MesSummary } from '@/lib/domain/mes-summary';
import { type Cents, partOf, toCents } from '@/lib/domain/money';
import { listAddress } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import type { Format } from '@/lib/text/format';
import { FIGURES, moreOrLess } from '@/lib/text/resumen';
import { fitCantidad, Mark, scaleCantidad, textWidth } from './figure-card';
import type { NamedShare } from './share-figure';

export type DrawnMes = { mes: Mes; summary: MesSummary };

type DrawnMeses = {
  meses: readonly DrawnMes[];
  /** The parts of each bar; null if bars are whole. */
  series: readonly NamedShare[] | null;
  rows: ReadonlyMap<number, unknown>;
  current: Mes | null;
  /** True if it is over and was recorded from its first day on. */
  isWhole: (mes: Mes) => boolean;
};

/** Of a month's bar, in units of the currency; without `share` the whole. */
type Segment = { from: number; to: number; total: Cents; share?: NamedShare };

/** The segments of a month's bar, from the ground up. */
function stackOf({ categorias, totals: { total } }: MesSummary, { series, rows }: DrawnMeses): Segment[] {
  if (total <= 0n) return [];
  if (!series) return [{ from: 0, to: drawnUnits(total), total }];
  const segments: Segment[] = [];
  for (const share of series) {
    const part = totalOfShare(categorias, share, rows);
    const from = segments.at(-1)?.to ?? 0;
    if (part > 0n) segments.push({ from, to: from + drawnUnits(part), total: part, share });
  }
  return segments;
}

/** The largest month, in units of the currency. */
function largestOfMeses(meses: readonly DrawnMes[]): number {
  return largestOf(
    meses.map(({ summary }) => drawnUnits(summary.totals.total)),
    0,
  );
}

/** Faint unless the month stands out or nothing does. */
function opacityOf(mes: Mes, { series, current }: DrawnMeses): number {
  return series || current === null || mes === current ? 1 : 0.55;
}

/** Total, part of all drawn months, and difference from the month before if both are whole. */
function mesTip(mes: Mes, { meses, isWhole }: DrawnMeses, format: Format): (string | null)[] {
  const place = meses.findIndex((one) => one.mes === mes);
  const total = meses[place]?.summary.totals.total ?? 0n;
  const whole = meses.reduce((sum, { summary }) => sum + summary.totals.total, 0n);
  const before = meses[place - 1];
  const { markOf, partOfAll, before: inMes } = FIGURES.meses;
  return [
    markOf(format.mes(mes), format.cantidad(total)),
    partOfAll(format.part(partOf(total, whole))),
    before && isWhole(mes) && isWhole(before.mes)
      ? moreOrLess(total, before.summary.totals.total, inMes(format.mesName(before.mes)), format)
      : null,
  ];
}

type MesesRowsProps = DrawnMeses & { width: number };

const ROW_HEIGHT_PX = 28;
const BAR_HEIGHT_PX = 14;
const GAP_PX = 10;
const ROW_FONT = { weight: 400, size: 13 };
const BASELINE_PX = ROW_HEIGHT_PX / 2 + 5;

/** For pictures with columns too narrow to press. */
export function MesesRows({ width, ...drawn }: MesesRowsProps) {
  const { meses } = drawn;
  const format = useFormat();
  const names = meses.map(({ mes }) => format.shortMes(mes));
  const cantidades = meses.map(({ summary }) =>
    fitCantidad(summary.totals.total, width / 2, ROW_FONT, format),
  );
  const left = widest(names) + GAP_PX;
  const room = Math.max(width - left - GAP_PX - widest(cantidades), 0);
  const largest = largestOfMeses(meses) || 1;
  return (
    <svg
      width={width}
      height={meses.length * ROW_HEIGHT_PX}
      viewBox={`0 0 ${width} ${meses.length * ROW_HEIGHT_PX}`}
      className="block h-auto max-w-full overflow-visible"
    >
      {meses.map((one, position) => (
        <g key={one.mes} transform={`translate(0 ${position * ROW_HEIGHT_PX})`}>
          <Row
            mes={one}
            drawn={drawn}
            name={names[position] ?? ''}
            cantidad={cantidades[position] ?? ''}
            width={width}
            left={left}
            scale={room / largest}
          />
        </g>
      ))}
    </svg>
  );
}

type RowProps = {
  mes: DrawnMes;
  drawn: DrawnMeses;
  name: string;
  cantidad: string;
  width: number;
  left: number;
  /** CSS pixels for a unit of the currency. */
  scale: number;
};

function Row({ mes: { mes, summary }, drawn, name, cantidad, width, left, scale }: RowProps) {
  const format = useFormat();
  const isCurrent = mes === drawn.current;
  return (
    <Mark
      href={listAddress({ kind: 'mes', mes })}
      name={FIGURES.meses.markOf(format.mes(mes), format.cantidad(summary.totals.total))}
      tip={mesTip(mes, drawn, format)}
    >
      <rect width={width} height={ROW_HEIGHT_PX} className="fill-transparent" />
      <text
        y={BASELINE_PX}
        fontSize={ROW_FONT.size}
        fontWeight={isCurrent ? 600 : 400}
        className={isCurrent ? 'fill-foreground' : 'fill-muted-foreground'}
      >
        {name}
      </text>
      <RowBar mes={{ mes, summary }} {...{ drawn, left, scale }} />
      <text
        x={width}
        y={BASELINE_PX}
        fontSize={ROW_FONT.size}
        textAnchor="end"
        className="fill-muted-foreground tabular-nums group-hover/mark:underline"
      >
        {cantidad}
      </text>
    </Mark>
  );
}

function RowBar({
  mes: { mes, summary },
  drawn,
  left,
  scale,
}: Omit<RowProps, 'name' | 'cantidad' | 'width'>) {
  return stackOf(summary, drawn).map(({ from, to, share }) => (
    <rect
      key={from}
      x={left + from * scale}
      width={Math.max((to - from) * scale, 1)}
      y={(ROW_HEIGHT_PX - BAR_HEIGHT_PX) / 2}
      height={BAR_HEIGHT_PX}
      rx={share ? 0 : 3}
      data-slot="mark"
      {...markPaint(share?.paint)}
      className={share ? 'stroke-card' : undefined}
      opacity={opacityOf(mes, drawn)}
    />
  ));
}

function widest(texts: readonly string[]): number {
  return Math.ceil(largestOf(texts.map((text) => textWidth(text, { ...ROW_FONT, weight: 600 }))));
}

type MesesChartProps = DrawnMeses & { width: number };

const HEIGHT_PX = 200;
const TOP_PX = 8;
const BOTTOM_PX = 28;
const PLOT_HEIGHT_PX = HEIGHT_PX - TOP_PX - BOTTOM_PX;
const LABEL_FONT = { weight: 400, size: 12 };

export function MesesChart({ width, ...drawn }: MesesChartProps) {
  const { meses } = drawn;
  const format = useFormat();
  const marks = axisMarks(largestOfMeses(meses), 4);
  const top = marks.at(-1) || 1;
  const labels = marks.map((mark) => {
    const whole = scaleCantidad(mark, format);
    return textWidth(whole, LABEL_FONT) > width / 4 ? briefCantidad(toCents(mark), 0, format) : whole;
  });
  const left = Math.ceil(largestOf(labels.map((label) => textWidth(label, LABEL_FONT)))) + 8;
  const band = (width - left) / meses.length;
  const names = namesIn(
    band,
    meses.map(({ mes }) => format.shortMes(mes)),
  );
  function yOf(value: number): number {
    return TOP_PX + PLOT_HEIGHT_PX * (1 - value / top);
  }
  return (
    <svg
      width={width}
      height={HEIGHT_PX}
      viewBox={`0 0 ${width} ${HEIGHT_PX}`}
      className="block h-auto max-w-full overflow-visible"
    >
      {marks.map((mark, position) => (
        <g key={mark} aria-hidden>
          <line x1={left} x2={width} y1={yOf(mark)} y2={yOf(mark)} className="stroke-border" />
          <text
            x={left - 8}
            y={yOf(mark) + 4}
            fontSize={12}
            textAnchor="end"
            className="fill-muted-foreground tabular-nums"
          >
            {labels[position]}
          </text>
        </g>
      ))}
      {meses.map((mes, position) => (
        <MesColumn
          key={mes.mes}
          mes={mes}
          drawn={drawn}
          label={names[position] ?? ''}
          x={left + band * position}
          width={band}
          height={HEIGHT_PX}
          yOf={yOf}
        />
      ))}
    </svg>
  );
}

/** «oct», or «o» if any name does not fit. */
function namesIn(band: number, meses: readonly string[]): readonly string[] {
  return meses.every((mes) => textWidth(mes, LABEL_FONT) <= band - 2)
    ? meses
    : meses.map((mes) => mes.slice(0, 1));
}

type MesColumnProps = {
  mes: DrawnMes;
  drawn: DrawnMeses;
  label: string;
  x: number;
  width: number;
  height: number;
  yOf: (value: number) => number;
};

const MAX_BAR_WIDTH_PX = 36;
/** Smaller ones belong to the month's link. */
const MIN_LINK_HEIGHT_PX = 24;

/** The column and its larger segments link to their expenses. */
function MesColumn({ mes: { mes, summary }, drawn, label, x, width, height, yOf }: MesColumnProps) {
  const format = useFormat();
  const name = format.mes(mes);
  const bar = Math.min(width * 0.66, MAX_BAR_WIDTH_PX);
  const isCurrent = mes === drawn.current;
  const segments = stackOf(summary, drawn);
  const place = { x: x + (width - bar) / 2, width: bar, opacity: opacityOf(mes, drawn), yOf };

  function isLink(segment: Segment): segment is Segment & { share: NamedShare } {
    const size = Math.min(yOf(segment.from) - yOf(segment.to), bar);
    return segment.share !== undefined && size >= MIN_LINK_HEIGHT_PX;
  }

  return (
    <>
      <Mark
        href={listAddress({ kind: 'mes', mes })}
        name={FIGURES.meses.markOf(name, format.cantidad(summary.totals.total))}
        tip={mesTip(mes, drawn, format)}
      >
        <rect x={x} width={width} height={height} className="fill-transparent" />
        {segments
          .filter((segment) => !isLink(segment))
          .map((segment) => (
            <Bar key={segment.from} segment={segment} {...place} />
          ))}
        <text
          x={x + width / 2}
          y={height - 8}
          fontSize={12}
          fontWeight={isCurrent ? 600 : 400}
          textAnchor="middle"
          className={isCurrent ? 'fill-foreground' : 'fill-muted-foreground'}
        >
          {label}
        </text>
      </Mark>
      {segments.filter(isLink).map((segment) => (
        <Mark
          key={segment.from}
          href={listAddress({ kind: 'mes', mes }, { categorias: segment.share.ids })}
          name={FIGURES.meses.segmentOf(name, segment.share.nombre, format.cantidad(segment.total))}
          tip={[
            FIGURES.meses.segmentOf(name, segment.share.nombre, format.cantidad(segment.total)),
            format.part(partOf(segment.total, summary.totals.total)),
          ]}
        >
          <Bar segment={segment} {...place} />
        </Mark>
      ))}
    </>
  );
}

type BarProps = Pick<MesColumnProps, 'x' | 'width' | 'yOf'> & { segment: Segment; opacity: number };

function Bar({ segment: { from, to, share }, x, width, yOf, opacity }: BarProps) {
  const place = { x, width, y: yOf(to), height: yOf(from) - yOf(to), rx: share ? 0 : 3 };
  return (
    <g>
      {/* Keeps axis lines from shining through a faint bar. */}
      <rect {...place} className="fill-card" />
      <rect
        {...place}
        data-slot="mark"
        {...markPaint(share?.paint)}
        className={share ? 'stroke-card' : undefined}
        opacity={opacity}
      />
    </g>
  );
}
