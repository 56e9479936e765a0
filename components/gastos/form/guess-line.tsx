import { Button } from '@/components/ui/button';
import { hasEtiqueta, readEtiquetas, withEtiquetas } from '@/lib/domain/etiquetas';
import { etiquetasText, type GastoDraft } from '@/lib/domain/gasto-entry';
import type { Guess, Guesses } from '@/lib/domain/guess/guess';
import { centsToDecimal } from '@/lib/domain/money';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { useFormat } from '@/lib/hooks/use-format';
import { nombreOf, suggestedBy } from '@/lib/page/index-queries';
import { shorten, shownEtiqueta, type Format } from '@/lib/text/format';
import { alikeEvidence, ENTRY, guessAsked, guessEvidence, guessWithEvidence } from '@/lib/text/entry';

type GuessLineProps = {
  guesses: Guesses;
  choices: EntryChoices;
  draft: GastoDraft;
  onTake: (values: Partial<GastoDraft>) => void;
};

/** Notes the usual value with its evidence if the form has it; else a button takes it. */
export function GuessLine({ guesses, choices, draft, onTake }: GuessLineProps) {
  const format = useFormat();
  const suggested = draft.categoria === null ? suggestedBy(choices.categorias, guesses.alike) : null;
  const items = itemsOf({ guesses, choices, draft }, format);
  if (items.length === 0 && !suggested) return null;
  return (
    <div role="group" aria-label={ENTRY.guesses} className="flex flex-wrap items-center gap-1.5 text-sm">
      {suggested ? (
        <SuggestionButton
          {...suggested}
          onTake={() => {
            onTake({ categoria: suggested.categoria });
          }}
        />
      ) : null}
      {items.map(({ label, guess, isTaken, values }) =>
        isTaken ? (
          <span key={label} className="wrap-anywhere min-w-0 text-muted-foreground">
            {guessWithEvidence(shorten(label), guess, format)}
          </span>
        ) : (
          <OfferButton
            key={label}
            label={label}
            evidence={guessEvidence(guess, format)}
            onTake={() => {
              onTake(values);
            }}
          />
        ),
      )}
    </div>
  );
}

function itemsOf({ guesses, choices, draft }: Omit<GuessLineProps, 'onTake'>, format: Format) {
  const { categoriaId, metodoPagoId, cents, etiquetas = [] } = guesses;
  const { kept } = readEtiquetas(draft.etiquetas);
  const categoria = nombreOf(choices.categorias, categoriaId);
  const metodoPago = nombreOf(choices.metodosPago, metodoPagoId);
  const cantidad = cents && format.plainNumber(Number(centsToDecimal(cents.value)));
  return [
    itemOf(categoriaId, categoria, draft.categoria === categoria, { categoria }),
    itemOf(metodoPagoId, metodoPago, draft.metodoPago === metodoPago, { metodoPago }),
    ...etiquetas.map((guess) =>
      itemOf(guess, shownEtiqueta(guess.value), hasEtiqueta(kept, guess.value), {
        etiquetas: etiquetasText(withEtiquetas(kept, [guess.value])),
      }),
    ),
    // An amount is never filled in by itself.
    draft.cantidad === '' && cantidad !== null
      ? itemOf(cents, cantidad, false, { cantidad, cantidadMeaning: null })
      : null,
  ].filter((item) => item !== null);
}

type SuggestionButtonProps = NonNullable<ReturnType<typeof suggestedBy>> & { onTake: () => void };

/** Offers the category of a like nombre: «¿Restaurantes? (como Café)». */
export function SuggestionButton({ categoria, because, onTake }: SuggestionButtonProps) {
  return <OfferButton label={categoria} evidence={alikeEvidence(because)} onTake={onTake} />;
}

function OfferButton({ label, evidence, onTake }: { label: string; evidence: string; onTake: () => void }) {
  return (
    <Button variant="outline" className="max-w-full rounded-full px-3.5 font-normal" onClick={onTake}>
      <span className="truncate">{guessAsked(shorten(label))}</span>{' '}
      <span className="shrink-0 text-muted-foreground">({evidence})</span>
    </Button>
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
