import { Check } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { groundPaint } from '@/components/gasto/gasto-marks';
import { RowFinder } from '@/components/gasto/row-finder';
import { ChoiceFieldset } from '@/components/ui/choice-chips';
import { paintOfCategoria } from '@/lib/domain/color';
import type { CategoriaFields } from '@/lib/domain/entities';
import { useFormat } from '@/lib/hooks/use-format';
import type { Choice, EntryChoices } from '@/lib/page/queries/entry-choices';
import { foldText } from '@/lib/read/words';
import { FIELDS } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/entry';
import { hyphenate } from '@/lib/text/hyphenate';

type CategoriaTileProps = {
  categoria: Choice<CategoriaFields>;
  /** Shared by the tiles of one choice. */
  name: string;
  checked: boolean;
  onChange: () => void;
};

/** On the category's colour, which tells equal icons apart. A choice changes no letter's width. */
function CategoriaTile({ categoria, name, checked, onChange }: CategoriaTileProps) {
  const { nombre, icono } = categoria;
  return (
    <label
      {...groundPaint(paintOfCategoria(categoria))}
      className="has-checked:border-primary has-checked:shadow-[inset_0_0_0_1px_var(--primary)] forced-colors:has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring hover:border-foreground/50 relative flex min-h-14 min-w-0 cursor-pointer flex-col items-center justify-center gap-0.5 rounded border border-transparent px-0.5 py-1.5 text-center"
    >
      {/* Without the soft hyphens. */}
      <input
        type="radio"
        name={name}
        value={nombre}
        aria-label={nombre}
        checked={checked}
        onChange={onChange}
        className="peer sr-only"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="absolute right-1 top-1 hidden size-3.5 text-primary peer-checked:block"
      />
      {icono ? <span aria-hidden>{icono}</span> : null}
      <span
        aria-hidden
        className="wrap-break-word line-clamp-2 w-full text-[max(11px,0.6875rem)] leading-tight tracking-tight"
      >
        {hyphenate(nombre)}
      </span>
    </label>
  );
}

type CategoriaFieldProps = {
  choices: EntryChoices;
  value: string | null;
  error: string | undefined;
  onChange: (categoria: string) => void;
  /** For a short press on a tile by a finger or a mouse, before `onChange`. */
  onPress?: ((categoria: string) => void) | undefined;
};

const TYPED_MS = 1000;

export function CategoriaField({ choices, value, error, onChange, onPress }: CategoriaFieldProps) {
  const format = useFormat();
  const [isPicking, setPicking] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const onTyped = useTypedPrefix(choices.categorias, onChange);
  const shown = withChosen(choices, value).filter(({ nombre }) => nombre !== '');
  const hidden = choices.categorias.length - shown.length;
  return (
    <div className="relative" onKeyDown={onTyped}>
      <ChoiceFieldset legend={FIELDS.categoria} error={error} choose="one">
        {(name) => <Tiles {...{ name, shown, value, onChange, onPress }} />}
      </ChoiceFieldset>
      {hidden > 0 ? (
        <button
          ref={more}
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            setPicking(true);
          }}
          // Below the tiles where text is large: beside the fault there is no room.
          className="tight:static tight:mt-1 absolute -top-3 right-0 h-11 cursor-pointer rounded px-2 text-sm font-medium text-primary hover:bg-accent sm:-top-2 sm:h-9"
        >
          {ENTRY.moreCategorias(format.plainNumber(hidden))}
        </button>
      ) : null}
      {isPicking ? (
        <RowFinder
          table="categorias"
          rows={choices.categorias}
          onChoose={onChange}
          onClose={() => {
            // Until the finder is gone, it keeps the focus.
            flushSync(() => {
              setPicking(false);
            });
            more.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

type TilesProps = Pick<CategoriaFieldProps, 'value' | 'onChange' | 'onPress'> & {
  name: string;
  shown: readonly Choice<CategoriaFields>[];
};

function Tiles({ name, shown, value, onChange, onPress }: TilesProps) {
  return (
    <div
      className="grid grid-cols-[repeat(auto-fill,minmax(4.6rem,1fr))] gap-1.5"
      onClick={({ target }) => {
        const pressed = pressedTile(target);
        if (pressed !== null) onPress?.(pressed);
      }}
      onContextMenu={(event) => {
        const pressed = onPress ? pressedTile(event.target) : null;
        if (pressed === null) return;
        event.preventDefault();
        onChange(pressed);
      }}
    >
      {shown.map((categoria) => (
        <CategoriaTile
          key={categoria.nombre}
          {...{ categoria, name }}
          checked={categoria.nombre === value}
          onChange={() => {
            onChange(categoria.nombre);
          }}
        />
      ))}
    </div>
  );
}

/** Keys, and what reads the screen, press the input itself. */
function pressedTile(target: EventTarget): string | null {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return null;
  return target.closest('label')?.querySelector('input')?.value ?? null;
}

function withChosen({ categorias, mostUsed }: EntryChoices, value: string | null): Choice<CategoriaFields>[] {
  if (value === null || mostUsed.some(({ nombre }) => nombre === value)) return mostUsed;
  return [...mostUsed, ...categorias.filter(({ nombre }) => nombre === value)];
}

/** «ren» chooses «Renta». */
function useTypedPrefix(categorias: readonly { nombre: string }[], onChange: (categoria: string) => void) {
  const typed = useRef({ text: '', at: 0 });
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey || !/^\p{L}$/u.test(key)) return;
    const { text, at } = typed.current;
    const prefix = (timeStamp - at < TYPED_MS ? text : '') + foldText(key);
    typed.current = { text: prefix, at: timeStamp };
    const found = categorias.find(({ nombre }) =>
      foldText(nombre)
        .split(/[^\p{L}\p{N}]+/u)
        .some((word) => word.startsWith(prefix)),
    );
    if (found) onChange(found.nombre);
  };
}
