import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useFormat } from '@/lib/hooks/use-format';
import { statementSession } from '@/lib/page/statement-session';
import { fateOf } from '@/lib/statements/review-choices';
import { chooseIncluded } from '@/lib/statements/edit-choices';
import type { ReviewedMovement } from '@/lib/statements/review-statement';
import { EXTRACTOS } from '@/lib/text/extractos';
import type { Format } from '@/lib/text/format';
import { ForeignCantidad } from './foreign-list';
import { IncludeBox, MovementLines, MovementList, type ListedMovements } from './movement-list';
import { useMovementWords } from './use-movement-words';

type LeftOutListProps = Pick<ListedMovements, 'places' | 'movements' | 'choices'> & {
  title: string;
  advice: string | null;
};

export function LeftOutList({ title, advice, ...rows }: LeftOutListProps) {
  const [open, setOpen] = useState(false);
  return (
    <Card className="p-2 sm:p-2">
      <Button
        variant="ghost"
        className="w-full justify-start py-2 text-left"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <ChevronRight
          aria-hidden
          data-open={open}
          className="transition-transform data-[open=true]:rotate-90"
        />
        {title}
      </Button>
      {open ? (
        <div className="px-3 pb-2 sm:px-4">
          {advice === null ? null : <p className="text-sm text-muted-foreground">{advice}</p>}
          <BringGone {...rows} />
          <Rows {...rows} />
        </div>
      ) : null}
    </Card>
  );
}

/** Brings all movements whose expenses were deleted after an import. */
function BringGone({ places, movements, choices }: Omit<LeftOutListProps, 'title' | 'advice'>) {
  const format = useFormat();
  const gone = places.filter((at) => {
    const movement = movements[at];
    return (
      movement?.status.kind === 'here' &&
      movement.status.gone &&
      movement.foreign === null &&
      fateOf(movement, at, choices) === 'here'
    );
  });
  if (gone.length === 0) return null;
  return (
    <Button
      variant="outline"
      size="small"
      className="mt-2"
      onClick={() => {
        statementSession.edit(chooseIncluded(gone, true));
      }}
    >
      {EXTRACTOS.bringGone(format, gone.length)}
    </Button>
  );
}

const NO_NAMES: readonly null[] = [];

function Rows(rows: Omit<LeftOutListProps, 'title' | 'advice'>) {
  const format = useFormat();
  const words = useMovementWords(NO_NAMES);
  return (
    <MovementList {...rows}>
      {(movement, at, fate) => {
        const isAsked = fate !== 'none' && movement.foreign !== null;
        return (
          <li className="flex flex-wrap items-start justify-end gap-2 py-2">
            {fate === 'none' || isAsked ? null : (
              <IncludeBox label={words.bring(movement)} places={[at]} checked={fate === 'add'} />
            )}
            <div className={isAsked ? 'min-w-40 flex-1' : 'min-w-0 flex-1'}>
              <MovementLines movement={movement} meta={words.meta(movement, fate)} />
            </div>
            <p className="text-right text-sm tabular-nums">{amountOf(movement, format)}</p>
            {isAsked ? (
              <div className="w-36">
                <ForeignCantidad
                  movement={movement}
                  at={at}
                  choices={rows.choices}
                  day={words.day(movement)}
                />
              </div>
            ) : null}
          </li>
        );
      }}
    </MovementList>
  );
}

function amountOf({ importe, foreign }: ReviewedMovement, format: Format): string {
  return foreign ? EXTRACTOS.isForeign(foreign.escrito, foreign.divisa) : format.cantidad(BigInt(importe));
}
