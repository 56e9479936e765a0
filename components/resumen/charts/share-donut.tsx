import { slicePath } from '@/lib/domain/scale';
import type { Cents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { TOTAL } from '@/lib/text/common';
import { textWidth } from './fit-text';
import { Mark } from './mark';
import type { NamedShare } from './named-share';

type ShareDonutProps = {
  shares: readonly NamedShare[];
  total: Cents;
  hrefOf: (share: NamedShare) => string;
};

/** How wide and high it is, in CSS pixels. */
export const DONUT_SIZE_PX = 200;
const OUTER_RADIUS_PX = 96;
const INNER_RADIUS_PX = 66;
/** How wide the text in the middle may be. */
const TEXT_WIDTH_PX = 2 * INNER_RADIUS_PX - 16;
const TOTAL_FONT = { weight: 600, size: 16 };
/** A smaller part is too small to be pressed: the bar beside it leads to its expenses. */
const MIN_LINK_PART = 0.06;

/** A ring with a slice for each share, and the whole in its middle. */
export function ShareDonut({ shares, total, hrefOf }: ShareDonutProps) {
  const format = useFormat();
  const cantidad = format.cantidad(total);
  const begins = shares.map((_, position) =>
    shares.slice(0, position).reduce((sum, { part }) => sum + part, 0),
  );
  return (
    <svg
      width={DONUT_SIZE_PX}
      height={DONUT_SIZE_PX}
      viewBox={`${-DONUT_SIZE_PX / 2} ${-DONUT_SIZE_PX / 2} ${DONUT_SIZE_PX} ${DONUT_SIZE_PX}`}
    >
      {shares.map((share, position) => {
        const begin = begins[position] ?? 0;
        const slice = (
          <path
            key={share.ids.join()}
            d={slicePath(begin, begin + share.part, INNER_RADIUS_PX, OUTER_RADIUS_PX)}
            data-slot="mark"
            data-mark-hue={share.hue}
            className={shares.length > 1 ? 'stroke-card stroke-2' : undefined}
          />
        );
        if (share.part < MIN_LINK_PART) return slice;
        const name = `${share.nombre}: ${format.cantidad(share.total)}, ${format.part(share.part)}`;
        return (
          <Mark key={share.ids.join()} href={hrefOf(share)} name={name}>
            {slice}
          </Mark>
        );
      })}
      <text y={-8} fontSize={12} textAnchor="middle" className="fill-muted-foreground">
        {TOTAL}
      </text>
      <text
        y={14}
        fontSize={Math.min(16, (16 * TEXT_WIDTH_PX) / textWidth(cantidad, TOTAL_FONT))}
        fontWeight={600}
        textAnchor="middle"
        className="fill-foreground tabular-nums"
      >
        {cantidad}
      </text>
    </svg>
  );
}
