import { markPaint } from '@/components/gasto/gasto-marks';
import { axisMarks } from '@/lib/domain/figures';
import { largestOf } from '@/lib/domain/lists';
import { partOf, toCents } from '@/lib/domain/money';
import { listAddress } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import { FIGURES } from '@/lib/text/resumen';
import { scaleCantidad, textWidth } from './fit-text';
import { Mark } from './marks';
import { type DrawnMes, type DrawnMeses, largestOfMeses, mesTip, opacityOf, stackOf } from './meses-stack';
import type { NamedShare } from './named-share';

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
type Segment = ReturnType<typeof stackOf>[number];

/** Smaller segments cannot be pressed: they belong to the month's link. */
const MIN_LINK_HEIGHT_PX = 24;

/** A month as a column. The column and its larger segments link to their expenses. */
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
