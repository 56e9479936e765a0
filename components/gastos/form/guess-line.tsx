import { Button } from '@/components/ui/button';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import type { Guess, Guesses } from '@/lib/domain/guess/guess-types';
import { centsToDecimal } from '@/lib/domain/money';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { useFormat } from '@/lib/hooks/use-format';
import { nombreOf } from '@/lib/page/guessed-names';
import { shorten } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/gastos';
import { guessAsked, guessEvidence, guessWithEvidence } from '@/lib/text/line';

type GuessLineProps = {
  guesses: Guesses;
  choices: EntryChoices;
  draft: GastoDraft;
  onTake: (values: Partial<GastoDraft>) => void;
};

/** Notes the usual value with its evidence if the form has it; else a button takes it. */
export function GuessLine({ guesses, choices, draft, onTake }: GuessLineProps) {
  const format = useFormat();
  const { categoriaId, metodoPagoId, cents } = guesses;
  const categoria = nombreOf(choices.categorias, categoriaId);
  const metodoPago = nombreOf(choices.metodosPago, metodoPagoId);
  const cantidad = cents && format.plainNumber(Number(centsToDecimal(cents.value)));
  const items = [
    itemOf(categoriaId, categoria, draft.categoria === categoria, { categoria }),
    itemOf(metodoPagoId, metodoPago, draft.metodoPago === metodoPago, { metodoPago }),
    // An amount is never filled in by itself.
    draft.cantidad === '' && cantidad !== null
      ? itemOf(cents, cantidad, false, { cantidad, cantidadMeaning: null })
      : null,
  ].filter((item) => item !== null);
  if (items.length === 0) return null;
  return (
    <div role="group" aria-label={ENTRY.guesses} className="flex flex-wrap items-center gap-1.5 text-sm">
      {items.map(({ label, guess, isTaken, values }) => {
        return isTaken ? (
          <span key={label} className="wrap-anywhere min-w-0 text-muted-foreground">
            {guessWithEvidence(shorten(label), guess, format)}
          </span>
        ) : (
          <Button
            key={label}
            variant="outline"
            className="max-w-full rounded-full px-3.5 font-normal"
            onClick={() => {
              onTake(values);
            }}
          >
            <span className="truncate">{guessAsked(shorten(label))}</span>{' '}
            <span className="shrink-0 text-muted-foreground">({guessEvidence(guess, format)})</span>
          </Button>
        );
      })}
    </div>
  );
}

function itemOf(
  guess: Guess<unknown> | null,
  label: string | null,
  isTaken: boolean,
  values: Partial<GastoDraft>,
) {
  return guess === null || label === null ? null : { guess, label, isTaken, values };
}
