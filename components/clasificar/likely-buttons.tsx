import { CategoryIcon } from '@/components/gasto/gasto-marks';
import { Kbd } from '@/components/ui/kbd';
import type { Categoria } from '@/lib/domain/entities';
import { useFormat } from '@/lib/hooks/use-format';
import type { Likely } from '@/lib/statements/likely-categorias';
import { CATEGORIA_FINDER, CLASIFICAR, likelySentence } from '@/lib/text/clasificar';
import { shorten } from '@/lib/text/format';

type LikelyButtonsProps = {
  nombre: string;
  likely: readonly Likely[];
  categorias: readonly Categoria[];
  hasKeys: boolean;
  onChoose: (choice: Likely['choice']) => void;
};

export function LikelyButtons({ nombre, likely, categorias, hasKeys, onChoose }: LikelyButtonsProps) {
  const format = useFormat();
  return (
    <div
      role="group"
      aria-label={CLASIFICAR.likely}
      className="grid grid-cols-1 gap-2 [@media(max-height:30rem)]:sm:grid-cols-3"
    >
      {likely.map((one, place) => {
        const categoria = categoriaOf(one, categorias);
        const reason = reasonOf(one, likelySentence(one.because, nombre, format));
        return (
          <button
            key={place}
            type="button"
            onClick={() => {
              onChoose(one.choice);
            }}
            className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded border border-input bg-card px-3 py-1.5 text-left hover:bg-accent [@media(max-height:42rem)]:min-h-12 [@media(max-height:42rem)]:py-1"
          >
            <CategoryIcon categoria={categoria} className="size-9 [@media(max-height:30rem)]:hidden" />
            <span className="min-w-0 flex-1">
              <span className="tight:whitespace-normal block truncate text-sm font-semibold">
                {shorten(categoria?.nombre ?? '')}
              </span>
              {reason === '' ? null : (
                <span className="tight:whitespace-normal block truncate text-xs text-muted-foreground first-letter:uppercase">
                  {reason}
                </span>
              )}
            </span>
            {hasKeys ? (
              <Kbd aria-hidden className="max-sm:hidden [@media(max-height:30rem)]:hidden">
                {place + 1}
              </Kbd>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}

/** A category that would be made has no id yet. */
function categoriaOf({ choice }: Likely, categorias: readonly Categoria[]): Categoria | undefined {
  return choice.kind === 'new' ? { ...choice.fields, id: 0 } : categorias.find(({ id }) => id === choice.id);
}

function reasonOf({ choice }: Likely, sentence: string): string {
  if (choice.kind === 'stored') return sentence;
  return sentence === '' ? CATEGORIA_FINDER.fresh : `${CATEGORIA_FINDER.isFresh} · ${sentence}`;
}
