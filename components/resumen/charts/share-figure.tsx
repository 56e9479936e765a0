import type { Cents } from '@/lib/domain/money';
import { FigureCard } from './figure-card';
import type { ImageName } from '@/components/resumen/image/image-name';
import { withNamedOthers, type NamedShare } from './named-share';
import { ShareBars } from './share-bars';
import { DONUT_SIZE_PX, ShareDonut } from './share-donut';
import { ShareTable } from './share-table';

type ShareFigureProps = {
  title: string;
  /** What a share is one of: the name of the table's first column. */
  column: string;
  caption: string;
  image: ImageName;
  shares: readonly NamedShare[];
  /** The address of the expenses that a share stands for. */
  hrefOf: (share: NamedShare) => string;
  /** What the shares add up to, for a ring beside the bars where there is room for one. */
  ringTotal?: Cents;
  className?: string;
};

/** From this width on there is room for the ring. */
const MIN_RING_WIDTH_PX = 560;
const GAP_PX = 40;

/** How a whole is shared out. */
export function ShareFigure({ column, shares, hrefOf, ringTotal, ...props }: ShareFigureProps) {
  return (
    <FigureCard
      {...props}
      draw={(width, isPrinted) => {
        const hasRing = ringTotal !== undefined && width >= MIN_RING_WIDTH_PX;
        return (
          <div className="flex items-start" style={{ gap: GAP_PX }}>
            <ShareBars
              shares={isPrinted ? withNamedOthers(shares) : shares}
              hrefOf={hrefOf}
              width={hasRing ? width - DONUT_SIZE_PX - GAP_PX : width}
            />
            {hasRing ? (
              <ShareDonut shares={withNamedOthers(shares)} total={ringTotal} hrefOf={hrefOf} />
            ) : null}
          </div>
        );
      }}
      table={<ShareTable column={column} shares={shares} hrefOf={hrefOf} />}
    />
  );
}
