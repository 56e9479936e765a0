import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useGrowingCount } from '@/components/catalogo/use-growing-count';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences } from '@/lib/hooks/use-preferences';
import { statementSession } from '@/lib/page/statement-session';
import { chooseIncluded } from '@/lib/statements/edit-choices';
import type { ReviewedMovement } from '@/lib/statements/review-statement';
import { fateOf, type ReviewChoices } from '@/lib/statements/statement-plan';
import { EXTRACTOS } from '@/lib/text/extractos';
import { shorten, type Format } from '@/lib/text/format';
import { ForeignCantidad } from './foreign-cantidad';
import { IncludeBox } from './include-box';
import { MovementLines } from './movement-lines';
import { useMovementWords } from './use-movement-words';

type LeftOutListProps = {
  title: string;
  advice: string | null;
  places: readonly number[];
  movements: readonly ReviewedMovement[];
  choices: ReviewChoices;
};

/** Rows that are not brought, each with the reason; closed at first. */
export function LeftOutList({ title, advice, ...rows }: LeftOutListProps) {
  const [open, setOpen] = useState(false);
  return (
    <Card className="p-2 sm:p-2">
      <Button
        variant="ghost"
        className="h-auto min-h-11 w-full justify-start whitespace-normal py-2 text-left sm:min-h-10"
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

function Rows({ places, movements, choices }: Omit<LeftOutListProps, 'title' | 'advice'>) {
  const format = useFormat();
  const { currency } = usePreferences();
  const words = useMovementWords(NO_NAMES);
  const [drawn, end] = useGrowingCount(places.length);
  return (
    <>
      <ul className="mt-2 divide-y divide-border">
        {places.slice(0, drawn).map((at) => {
          const movement = movements[at];
          if (!movement) return null;
          const fate = fateOf(movement, at, choices);
          const isAsked = fate !== 'none' && movement.foreign !== null;
          return (
            <li key={at} className="flex flex-wrap items-start justify-end gap-2 py-2">
              {fate === 'none' || isAsked ? null : (
                <IncludeBox
                  label={words.bring(movement)}
                  checked={fate === 'add'}
                  onChange={(included) => {
                    statementSession.edit(chooseIncluded([at], included));
                  }}
                />
              )}
              <div className={isAsked ? 'min-w-40 flex-1' : 'min-w-0 flex-1'}>
                <MovementLines movement={movement} meta={words.meta(movement, fate)} />
              </div>
              <p className="text-right text-sm tabular-nums">{amountOf(movement, format)}</p>
              {isAsked ? (
                <div className="w-36">
                  <ForeignCantidad
                    at={at}
                    importe={choices.importes.get(at) ?? null}
                    label={EXTRACTOS.cantidadIn(shorten(movement.nombre), words.day(movement), currency)}
                    currency={currency}
                    hasDay={movement.fecha !== null}
                  />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      {drawn < places.length ? <div key={drawn} ref={end} /> : null}
    </>
  );
}

function amountOf({ importe, foreign }: ReviewedMovement, format: Format): string {
  return foreign ? EXTRACTOS.isForeign(foreign.escrito, foreign.divisa) : format.cantidad(BigInt(importe));
}
