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
export const DONUT = 200;
const OUTER = 96;
const INNER = 66;
/** How wide the text in the middle may be. */
const ROOM = 2 * INNER - 16;
const TOTAL_FONT = { weight: 600, size: 16 };
/** A smaller part is too small to be pressed: the bar beside it leads to its expenses. */
const SMALLEST_LINK = 0.06;

/** A ring with a slice for each share, and the whole in its middle. */
export function ShareDonut({ shares, total, hrefOf }: ShareDonutProps) {
  const format = useFormat();
  const amount = format.amount(total);
  const begins = shares.map((_, position) =>
    shares.slice(0, position).reduce((sum, { part }) => sum + part, 0),
  );
  return (
    <svg width={DONUT} height={DONUT} viewBox={`${-DONUT / 2} ${-DONUT / 2} ${DONUT} ${DONUT}`}>
      {shares.map((share, position) => {
        const begin = begins[position] ?? 0;
        const slice = (
          <path
            key={share.ids.join()}
            d={slicePath(begin, begin + share.part, INNER, OUTER)}
            data-slot="mark"
            data-mark-hue={share.hue}
            className={shares.length > 1 ? 'stroke-card stroke-2' : undefined}
          />
        );
        if (share.part < SMALLEST_LINK) return slice;
        const name = `${share.nombre}: ${format.amount(share.total)}, ${format.part(share.part)}`;
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
        fontSize={Math.min(16, (16 * ROOM) / textWidth(amount, TOTAL_FONT))}
        fontWeight={600}
        textAnchor="middle"
        className="fill-foreground tabular-nums"
      >
        {amount}
      </text>
    </svg>
  );
}
