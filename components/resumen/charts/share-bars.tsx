import { markPaint } from '@/components/gasto/gasto-marks';
import type { Cents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import type { Format } from '@/lib/text/format';
import { FIGURE } from '@/lib/text/resumen';
import { fitCantidad, fitText, textWidth } from './fit-text';
import { Mark } from './marks';
import type { NamedShare } from './named-share';

type ShareBarsProps = {
  shares: readonly NamedShare[];
  hrefOf: (share: NamedShare) => string;
  /** A further line for the panel of a share. */
  tipOf?: ((share: NamedShare) => string | null) | undefined;
  width: number;
};

const ROW_HEIGHT_PX = 33;
const BAR_HEIGHT_PX = 6;
const MIN_BAR_WIDTH_PX = 2;
const NAME_FONT = { weight: 500, size: 14 };
const VALUE_FONT = { weight: 400, size: 14 };
const GAP_PX = 12;
/** Longer names may be cut. */
const MAX_NAME_PART = 0.5;

/** Shares as bars with name, amount and part; a full track is the whole. */
export function ShareBars({ shares, hrefOf, tipOf, width }: ShareBarsProps) {
  const height = shares.length * ROW_HEIGHT_PX;
  const format = useFormat();
  // In little room the part goes before a name is cut: the bar shows it too.
  const withPart = shares.every(({ nombre, total, part }) => {
    const value = textWidth(wholeText(total, part, format), VALUE_FONT);
    return Math.min(textWidth(nombre, NAME_FONT), width * MAX_NAME_PART) + GAP_PX + value <= width;
  });
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto max-w-full overflow-visible"
    >
      {shares.map((share, position) => (
        <g key={share.ids.join()} transform={`translate(0 ${position * ROW_HEIGHT_PX})`}>
          <ShareBar
            share={share}
            href={hrefOf(share)}
            more={tipOf?.(share) ?? null}
            width={width}
            withPart={withPart}
          />
        </g>
      ))}
    </svg>
  );
}

type ShareBarProps = {
  share: NamedShare;
  href: string;
  more: string | null;
  width: number;
  withPart: boolean;
};

function ShareBar({ share: { nombre, total, part, paint }, href, more, width, withPart }: ShareBarProps) {
  const format = useFormat();
  const cantidad = format.cantidad(total);
  const value = withPart
    ? wholeText(total, part, format)
    : fitCantidad(total, width * (1 - MAX_NAME_PART), VALUE_FONT, format);
  const room = width - textWidth(value, VALUE_FONT) - GAP_PX;
  return (
    <Mark
      href={href}
      name={`${nombre}: ${cantidad}, ${format.part(part)}`}
      tip={[nombre, FIGURE.partTip(cantidad, format.part(part)), more]}
    >
      <rect width={width} height={ROW_HEIGHT_PX} className="fill-transparent" />
      <text y={16} fontSize={14} fontWeight={500} className="fill-foreground group-hover/mark:underline">
        {fitText(nombre, room, NAME_FONT)}
      </text>
      <text x={width} y={16} fontSize={14} textAnchor="end" className="fill-muted-foreground tabular-nums">
        {value}
      </text>
      <rect y={22} width={width} height={BAR_HEIGHT_PX} rx={BAR_HEIGHT_PX / 2} className="fill-muted" />
      <rect
        y={22}
        width={Math.max(part * width, MIN_BAR_WIDTH_PX)}
        height={BAR_HEIGHT_PX}
        rx={BAR_HEIGHT_PX / 2}
        data-slot="mark"
        {...markPaint(paint)}
      />
    </Mark>
  );
}

/** «1.145,01 € · 55 %». */
function wholeText(total: Cents, part: number, format: Format): string {
  return FIGURE.partTip(format.cantidad(total), format.shortPart(part));
}
