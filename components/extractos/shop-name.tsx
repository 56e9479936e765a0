import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Input } from '@/components/ui/field';
import { GASTO_TEXTS } from '@/lib/domain/gasto-fields';
import { statementSession } from '@/lib/page/statement-session';
import { chooseNombre } from '@/lib/statements/edit-choices';
import { EXTRACTOS } from '@/lib/text/extractos';
import { shorten } from '@/lib/text/format';

/** An empty name restores the proposed one. */
export function ShopName({ shop, nombre }: { shop: string; nombre: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const isCalledOff = useRef(false);
  const [typed, setTyped] = useState<string | null>(null);

  function end(written: string) {
    const next = written.trim();
    if (!isCalledOff.current && next !== nombre)
      statementSession.edit(chooseNombre(shop, next === '' ? null : next));
    isCalledOff.current = false;
    setTyped(null);
  }
  if (typed !== null)
    return (
      <Input
        // The person has just asked for it.
        autoFocus
        aria-label={EXTRACTOS.nombreOf(shorten(nombre))}
        maxLength={GASTO_TEXTS.nombre.limit}
        autoComplete="off"
        // As high as the name: nothing moves.
        className="-my-1.5 -ml-2 h-9 px-2 sm:h-9"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
        onBlur={() => {
          end(typed);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          event.preventDefault();
          isCalledOff.current = event.key === 'Escape';
          const { currentTarget } = event;
          flushSync(() => {
            currentTarget.blur();
          });
          button.current?.focus();
        }}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      aria-label={EXTRACTOS.rename(shorten(nombre))}
      title={nombre}
      onClick={() => {
        setTyped(nombre);
      }}
      className="-ml-1 flex min-h-6 max-w-full cursor-text items-center gap-1.5 rounded px-1 text-sm font-medium hover:bg-accent"
    >
      <bdi className="truncate">{nombre}</bdi>
      <Pencil aria-hidden className="size-3.5 shrink-0 text-muted-foreground" />
    </button>
  );
}
