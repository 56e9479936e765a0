import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/hooks/use-format';
import { FIGURE } from '@/lib/text/resumen';
import { FigureCard } from './figure-card';
import { MAX_SHARES, withNamedOthers, type NamedShare } from './named-share';
import { ShareBars } from './share-bars';
import { ShareTable } from './share-table';

type ShareFigureProps = {
  title: string;
  /** The name of the table's first column. */
  column: string;
  caption: string;
  shares: readonly NamedShare[];
  /** The address of a share's expenses. */
  hrefOf: (share: NamedShare) => string;
  /** A further line for the panel of a share. */
  tipOf?: (share: NamedShare) => string | null;
  className?: string;
};

/** The first six shares of a whole, and all on request. */
export function ShareFigure({ column, shares, hrefOf, tipOf, ...props }: ShareFigureProps) {
  const format = useFormat();
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : Math.max(shares.length - MAX_SHARES, 0);
  return (
    <FigureCard
      {...props}
      draw={(width, isPrinted) => (
        <ShareBars
          shares={isPrinted ? withNamedOthers(shares) : shares.slice(0, shares.length - hidden)}
          hrefOf={hrefOf}
          tipOf={tipOf}
          width={width}
        />
      )}
      below={(isPrinted) =>
        hidden > 0 && !isPrinted ? (
          <Button
            variant="ghost"
            size="small"
            className="-mb-2 -ml-3 h-9 text-muted-foreground sm:h-8"
            onClick={() => {
              setAll(true);
            }}
          >
            {format.choose(hidden, FIGURE.rest(format.plainNumber(hidden)))}
          </Button>
        ) : null
      }
      table={<ShareTable column={column} shares={shares} hrefOf={hrefOf} />}
    />
  );
}
