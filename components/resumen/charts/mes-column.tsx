import { markPaint } from '@/components/gasto/paint';
import { listAddress } from '@/lib/domain/query-address';
import { partOf } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { FIGURES } from '@/lib/text/resumen';
import { Mark } from './mark';
import { mesTip, opacityOf, stackOf, type DrawnMes, type DrawnMeses, type Segment } from './meses-stack';
import type { NamedShare } from './named-share';

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
/** Smaller segments cannot be pressed: they belong to the month's link. */
const MIN_LINK_HEIGHT_PX = 24;

/** A month as a column. The column and its larger segments link to their expenses. */
export function MesColumn({ mes: { mes, summary }, drawn, label, x, width, height, yOf }: MesColumnProps) {
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
