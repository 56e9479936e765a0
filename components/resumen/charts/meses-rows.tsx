import { markPaint } from '@/components/gasto/gasto-marks';
import { largestOf } from '@/lib/domain/lists';
import { listAddress } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { FIGURES } from '@/lib/text/resumen';
import { fitCantidad, textWidth } from './fit-text';
import { Mark } from './marks';
import { type DrawnMes, type DrawnMeses, largestOfMeses, mesTip, opacityOf, stackOf } from './meses-stack';

type MesesRowsProps = DrawnMeses & { width: number };

const ROW_HEIGHT_PX = 28;
const BAR_HEIGHT_PX = 14;
const GAP_PX = 10;
const LABEL_FONT = { weight: 400, size: 13 };
const BASELINE_PX = ROW_HEIGHT_PX / 2 + 5;

/** Months as rows, if columns would be too narrow to press. Each links to its expenses. */
export function MesesRows({ width, ...drawn }: MesesRowsProps) {
  const { meses } = drawn;
  const format = useFormat();
  const names = meses.map(({ mes }) => format.shortMes(mes));
  const cantidades = meses.map(({ summary }) =>
    fitCantidad(summary.totals.total, width / 2, LABEL_FONT, format),
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
        fontSize={LABEL_FONT.size}
        fontWeight={isCurrent ? 600 : 400}
        className={isCurrent ? 'fill-foreground' : 'fill-muted-foreground'}
      >
        {name}
      </text>
      {stackOf(summary, drawn).map(({ from, to, share }) => (
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
      ))}
      <text
        x={width}
        y={BASELINE_PX}
        fontSize={LABEL_FONT.size}
        textAnchor="end"
        className="fill-muted-foreground tabular-nums group-hover/mark:underline"
      >
        {cantidad}
      </text>
    </Mark>
  );
}

function widest(texts: readonly string[]): number {
  return Math.ceil(largestOf(texts.map((text) => textWidth(text, { ...LABEL_FONT, weight: 600 }))));
}
