import { Link } from '@/components/ui/link';
import { useState, type ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Table, TableCell, TableHead } from '@/components/ui/table';
import { useFormat } from '@/lib/hooks/use-format';
import { FIELDS, TITLES, type Forms } from '@/lib/text/common';
import { FIGURE } from '@/lib/text/resumen';
import { FigureCard } from './figure-card';
import { MAX_SHARES, withNamedOthers, type NamedShare } from './named-share';
import { ShareBars } from './share-bars';

type ShareFigureProps = Omit<ComponentProps<typeof ShareBars>, 'width'> & {
  title: string;
  column: string;
  caption: string;
  /** The name of the button that shows all, by the number of hidden shares. */
  restForms?: (count: string) => Forms;
  /** False if shares overlap: paper shows the first ones alone, for the others have no sum. */
  joinsOthers?: boolean;
  className?: string;
};

/** The first six shares of a whole, and all on request. */
export function ShareFigure({
  column,
  shares,
  hrefOf,
  tipOf,
  restForms = FIGURE.rest,
  joinsOthers = true,
  ...props
}: ShareFigureProps) {
  const format = useFormat();
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : Math.max(shares.length - MAX_SHARES, 0);
  return (
    <FigureCard
      {...props}
      draw={(width, isPrinted) => (
        <ShareBars
          shares={
            isPrinted && joinsOthers ? withNamedOthers(shares) : shares.slice(0, shares.length - hidden)
          }
          hrefOf={hrefOf}
          tipOf={tipOf}
          width={width}
        />
      )}
      below={(isPrinted) =>
        hidden > 0 && !isPrinted ? (
          <RestButton
            onPress={() => {
              setAll(true);
            }}
          >
            {format.choose(hidden, restForms(format.plainNumber(hidden)))}
          </RestButton>
        ) : null
      }
      table={<ShareTable column={column} shares={shares} hrefOf={hrefOf} />}
    />
  );
}

function RestButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button
      variant="ghost"
      size="small"
      className="-mb-2 -ml-3 min-h-9 text-muted-foreground sm:min-h-8"
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

type ShareTableProps = {
  column: string;
  shares: readonly NamedShare[];
  hrefOf: (share: NamedShare) => string;
};

function ShareTable({ column, shares, hrefOf }: ShareTableProps) {
  const format = useFormat();
  return (
    <Table>
      <thead>
        <tr>
          <TableHead>{column}</TableHead>
          <TableHead>{FIELDS.cantidad}</TableHead>
          <TableHead>{FIGURE.part}</TableHead>
          <TableHead>{TITLES.gastos}</TableHead>
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => (
          <tr key={share.ids.join()}>
            <TableHead scope="row" className="max-w-40 truncate">
              <Link href={hrefOf(share)} className="underline underline-offset-2">
                {share.nombre}
              </Link>
            </TableHead>
            <TableCell>{format.cantidad(share.total)}</TableCell>
            <TableCell>{format.shortPart(share.part)}</TableCell>
            <TableCell>{format.plainNumber(share.count)}</TableCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
