import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { SCROLL_ROW } from '@/components/ui/choice-chips';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import type { Suggestion } from '@/lib/page/entry-choices';
import { useFormat } from '@/lib/hooks/use-format';
import { shorten, type Format } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/entry';

type RecentsProps = {
  recents: readonly Suggestion[];
  /** The amount so far, which no recent replaces. Those that usually cost as much come first. */
  typed: string;
  onTake: (values: Partial<GastoDraft>) => void;
  /** Called instead of `onTake` for a press by a finger or a mouse that is not long. */
  onPress?: ((values: Partial<GastoDraft>) => void) | undefined;
};

/** One press fills the form, with the amount if it is usually the same. */
export function Recents({ recents, typed, onTake, onPress }: RecentsProps) {
  const format = useFormat();
  // The first expense of all must not move what is below.
  const [hasRoom] = useState(recents.length > 0);
  if (!hasRoom) return null;
  function isOfTyped({ cantidad }: Suggestion) {
    return cantidad !== null && format.plainNumber(cantidad) === typed;
  }
  const ordered = [...recents.filter(isOfTyped), ...recents.filter((recent) => !isOfTyped(recent))];
  return (
    <div
      role="group"
      aria-label={ENTRY.recents}
      className={cn(SCROLL_ROW, '-my-2 -mr-4 min-h-14 sm:-my-1 sm:-mr-5')}
    >
      {ordered.map((recent) => (
        <Recent key={recent.nombre} {...{ recent, typed, onTake, onPress }} />
      ))}
    </div>
  );
}

function Recent({ recent, typed, onTake, onPress }: Omit<RecentsProps, 'recents'> & { recent: Suggestion }) {
  const format = useFormat();
  const values = valuesOf(recent, typed, format);
  return (
    <Button
      variant="outline"
      className="max-w-48 rounded-full px-3.5 font-normal"
      onClick={({ detail }) => {
        const isByKey = detail === 0;
        (isByKey ? onTake : (onPress ?? onTake))(values);
      }}
      onContextMenu={(event) => {
        if (!onPress) return;
        event.preventDefault();
        onTake(values);
      }}
    >
      <span className="truncate">{shorten(recent.nombre)}</span>
      {recent.cantidad === null ? null : (
        <span className="tabular-nums text-muted-foreground">{format.plainNumber(recent.cantidad)}</span>
      )}
    </Button>
  );
}

function valuesOf(
  { nombre, cantidad, categoria, metodoPago }: Suggestion,
  typed: string,
  format: Format,
): Partial<GastoDraft> {
  return {
    nombre,
    ...(cantidad !== null &&
      typed === '' && { cantidad: format.plainNumber(cantidad), cantidadMeaning: null }),
    ...(categoria !== null && { categoria }),
    ...(metodoPago !== null && { metodoPago }),
  };
}
