import { largestOf } from '@/lib/domain/lists';
import { axisMarks } from '@/lib/domain/scale';
import { useFormat } from '@/lib/hooks/use-format';
import { fitText, textWidth } from './fit-text';
import { MesColumn } from './mes-column';
import { largestOfMeses, type DrawnMeses } from './meses-stack';

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
  const labels = marks.map((mark) => fitText(format.axisCantidad(mark), width / 4, LABEL_FONT));
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
