import { Button } from '@/components/ui/button';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import type { Suggestion } from '@/lib/page/entry-choices';
import { useFormat } from '@/lib/hooks/use-format';
import { shorten } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/gastos';

type RecentsProps = {
  recents: readonly Suggestion[];
  /** The amount so far, which no recent replaces. Those that usually cost as much come first. */
  typed: string;
  onTake: (values: Partial<GastoDraft>) => void;
};

/** One press fills the form, with the amount if it is usually the same. */
export function Recents({ recents, typed, onTake }: RecentsProps) {
  const format = useFormat();
  if (recents.length === 0) return null;
  function isOfTyped({ cantidad }: Suggestion) {
    return cantidad !== null && format.plainNumber(cantidad) === typed;
  }
  const ordered = [...recents.filter(isOfTyped), ...recents.filter((recent) => !isOfTyped(recent))];
  return (
    <div
      role="group"
      aria-label={ENTRY.recents}
      // Scrolls without a bar and fades at a side with more. Keeps room for the focus ring.
      className="mask-[linear-gradient(to_right,transparent,black_1rem,black_calc(100%-2rem),transparent)] -mx-4 -my-1 flex min-h-14 items-center gap-1.5 overflow-x-auto py-1.5 pl-4 pr-8 [scrollbar-width:none] sm:-mx-5 sm:pl-5 [&::-webkit-scrollbar]:hidden"
    >
      {ordered.map(({ nombre, cantidad, categoria, metodoPago }) => (
        <Button
          key={nombre}
          variant="outline"
          className="max-w-48 rounded-full px-3.5 font-normal"
          onClick={() => {
            onTake({
              nombre,
              ...(cantidad !== null &&
                typed === '' && { cantidad: format.plainNumber(cantidad), cantidadMeaning: null }),
              ...(categoria !== null && { categoria }),
              ...(metodoPago !== null && { metodoPago }),
            });
          }}
        >
          <span className="truncate">{shorten(nombre)}</span>
          {cantidad === null ? null : (
            <span className="tabular-nums text-muted-foreground">{format.plainNumber(cantidad)}</span>
          )}
        </Button>
      ))}
    </div>
  );
}
