import { axisMarks } from '@/lib/domain/scale';
import { listAddress } from '@/lib/domain/query-address';
import type { Mes } from '@/lib/domain/dates';
import type { Cents } from '@/lib/domain/money';
import { totalOfShare } from '@/lib/domain/shares';
import { useFormat } from '@/lib/hooks/use-format';
import { FIGURES } from '@/lib/text/resumen-words';
import { fitText, textWidth } from './fit-text';
import { Mark } from './mark';
import type { DrawnMes } from './drawn-mes';
import type { NamedShare } from './named-share';

type MonthsChartProps = {
  meses: readonly DrawnMes[];
  /** The parts of which each month is stacked; null where it is one bar. */
  series: readonly NamedShare[] | null;
  rows: ReadonlyMap<number, unknown>;
  /** The month that stands out, if one does. */
  current: Mes | null;
  width: number;
};

/** How high it is, in CSS pixels. */
export const MONTHS_HEIGHT = 220;
const TOP = 8;
const BOTTOM = 28;
const PLOT = MONTHS_HEIGHT - TOP - BOTTOM;
const WIDEST_BAR = 36;
const LABEL = { weight: 400, size: 12 };

/** Months as bars on one axis. Each leads to its expenses. */
export function MonthsChart({ meses, series, rows, current, width }: MonthsChartProps) {
  const format = useFormat();
  const largest = Math.max(0, ...meses.map(({ summary }) => units(summary.totals.total)));
  const marks = axisMarks(largest, 4);
  const top = marks.at(-1) || 1;
  const labels = marks.map((mark) => fitText(format.axisAmount(mark), width / 4, LABEL));
  const left = Math.ceil(Math.max(...labels.map((label) => textWidth(label, LABEL)))) + 8;
  const band = (width - left) / meses.length;
  const names = namesIn(
    band,
    meses.map(({ mes }) => format.shortMonth(mes)),
  );
  function yOf(value: number): number {
    return TOP + PLOT * (1 - value / top);
  }
  return (
    <svg
      width={width}
      height={MONTHS_HEIGHT}
      viewBox={`0 0 ${width} ${MONTHS_HEIGHT}`}
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
      {meses.map(({ mes, summary }, position) => {
        const center = left + band * (position + 0.5);
        const bar = Math.min(band * 0.66, WIDEST_BAR);
        return (
          <Mark
            key={mes}
            href={listAddress({ kind: 'mes', mes })}
            name={FIGURES.meses.markOf(format.month(mes), format.amount(summary.totals.total))}
          >
            <rect x={center - band / 2} width={band} height={MONTHS_HEIGHT} className="fill-transparent" />
            {stackOf(summary.totals.total, series, (share) =>
              totalOfShare(summary.categorias, share, rows),
            ).map(({ from, to, hue }) => (
              <rect
                key={from}
                x={center - bar / 2}
                width={bar}
                y={yOf(to)}
                height={yOf(from) - yOf(to)}
                rx={series ? 0 : 3}
                data-slot="mark"
                data-mark-hue={hue}
                className={series ? 'stroke-card' : undefined}
                opacity={series || current === null || mes === current ? 1 : 0.55}
              />
            ))}
            <text
              x={center}
              y={MONTHS_HEIGHT - 8}
              fontSize={12}
              fontWeight={mes === current ? 600 : 400}
              textAnchor="middle"
              className={mes === current ? 'fill-foreground' : 'fill-muted-foreground'}
            >
              {names[position]}
            </text>
          </Mark>
        );
      })}
    </svg>
  );
}

type Segment = { from: number; to: number; hue?: NamedShare['hue'] };

/** The segments of a bar from the ground up, in units of the currency. */
function stackOf(
  total: Cents,
  series: readonly NamedShare[] | null,
  partIn: (share: NamedShare) => Cents,
): Segment[] {
  if (total <= 0n) return [];
  if (!series) return [{ from: 0, to: units(total) }];
  let from = 0;
  return series.flatMap((share) => {
    const segment = { from, to: from + units(partIn(share)), hue: share.hue };
    if (segment.to === from) return [];
    from = segment.to;
    return [segment];
  });
}

/** «oct» or, where one of them has no room, «o». */
function namesIn(band: number, months: readonly string[]): readonly string[] {
  return months.every((month) => textWidth(month, LABEL) <= band - 2)
    ? months
    : months.map((month) => month.slice(0, 1));
}

function units(cents: Cents): number {
  return Number(cents) / 100;
}
