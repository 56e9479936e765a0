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
  const [isEditing, setEditing] = useState(false);

  function end(written: string | null) {
    const next = written?.trim();
    if (next !== undefined && next !== nombre)
      statementSession.edit(chooseNombre(shop, next === '' ? null : next));
    setEditing(false);
  }
  if (isEditing) return <NameInput nombre={nombre} onEnd={end} onLeft={() => button.current?.focus()} />;
  return (
    <button
      ref={button}
      type="button"
      aria-label={EXTRACTOS.rename(shorten(nombre))}
      title={nombre}
      onClick={() => {
        setEditing(true);
      }}
      className="-ml-1 flex min-h-6 max-w-full cursor-text items-center gap-1.5 rounded px-1 text-sm font-medium hover:bg-accent"
    >
      <bdi className="truncate">{nombre}</bdi>
      <Pencil aria-hidden className="size-3.5 shrink-0 text-muted-foreground" />
    </button>
  );
}

type NameInputProps = {
  nombre: string;
  /** Null if the name was called off. */
  onEnd: (written: string | null) => void;
  /** Called once a key has ended the input. */
  onLeft: () => void;
};

function NameInput({ nombre, onEnd, onLeft }: NameInputProps) {
  const isCalledOff = useRef(false);
  const [typed, setTyped] = useState(nombre);
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
        onEnd(isCalledOff.current ? null : typed);
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        isCalledOff.current = event.key === 'Escape';
        const { currentTarget } = event;
        flushSync(() => {
          currentTarget.blur();
        });
        onLeft();
      }}
    />
  );
}
