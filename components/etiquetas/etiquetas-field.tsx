import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import {
  etiquetaKey,
  hasEtiqueta,
  readEtiqueta,
  readEtiquetas,
  spellingInUse,
  type StickyEtiqueta,
  withEtiquetas,
  withoutEtiquetas,
} from '@/lib/domain/etiquetas';
import { etiquetasText, type GastoDraft } from '@/lib/domain/gasto-entry';
import { etiquetasBegunBy } from '@/lib/read/line/line-catalogo';
import { ETIQUETAS } from '@/lib/text/etiquetas';
import {
  EtiquetaOptions,
  MAX_OFFERED,
  offeredIn,
  optionId,
  useEtiquetasInUse,
  useHashtagsIn,
} from './hashtags';
import { StickyChip } from './sticky-etiqueta';

type Etiquetas = readonly string[];

type EtiquetasFieldProps = {
  label?: string;
  value: Etiquetas;
  onChange: (value: Etiquetas) => void;
  /** Takes the tags when Enter adds one. */
  onEnter?: (value: Etiquetas) => void;
  /** Only tags in use, for what takes tags away. */
  isClosed?: boolean;
  /** Offered in place of the latest tags; Enter in the text takes the first. */
  inText?: ReturnType<typeof useHashtagsIn>;
};

const NONE: Etiquetas = [];

/** Without text, its line offers the latest tags. */
export function EtiquetasField({ label = ETIQUETAS.title, ...props }: EtiquetasFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { value, onChange, inText } = props;
  const id = useId();
  const line = useEtiquetasLine(props);
  return (
    <Field label={label} error={line.fault}>
      {(control) => (
        <div
          className="grid grid-cols-1"
          onFocus={({ currentTarget }) => {
            currentTarget.scrollIntoView({ block: 'nearest' });
          }}
        >
          <div className="flex min-h-11 flex-wrap items-center gap-1 rounded border border-input bg-background px-1.5 py-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring sm:min-h-10">
            {value.map((nombre) => (
              <EtiquetaChip
                key={nombre}
                nombre={nombre}
                onRemove={() => {
                  onChange(withoutEtiquetas(value, [nombre]) ?? NONE);
                  input.current?.focus();
                }}
              />
            ))}
            <input
              {...control}
              ref={input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={line.options.length > 0}
              aria-controls={id}
              aria-activedescendant={line.active >= 0 ? optionId(id, line.active) : undefined}
              autoComplete="off"
              autoCapitalize="none"
              placeholder={value.length === 0 ? ETIQUETAS.placeholder : undefined}
              value={line.typed}
              onChange={(event) => {
                line.type(event.target.value);
              }}
              onKeyDown={line.onKeyDown}
              onBlur={line.settle}
              className="base:text-base h-8 min-w-20 flex-1 bg-transparent px-1.5 outline-none sm:text-sm"
            />
          </div>
          <EtiquetaOptions id={id} {...line} {...(line.typed === '' && inText && offeredIn(inText))} />
        </div>
      )}
    </Field>
  );
}

function EtiquetaChip({ nombre, onRemove }: { nombre: string; onRemove: () => void }) {
  return (
    <span className="flex h-8 max-w-full items-center rounded-full bg-primary-soft pl-3 text-sm text-primary">
      <bdi className="truncate">{nombre}</bdi>
      <button
        type="button"
        aria-label={ETIQUETAS.remove(nombre)}
        onClick={onRemove}
        className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-accent"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}

function useEtiquetasLine({ value, onChange, onEnter, isClosed = false }: EtiquetasFieldProps) {
  const used = useEtiquetasInUse();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [fault, setFault] = useState<string>();
  const name = typed.replace(/^[\s#]+/u, '');
  const options = optionsOf(name, used, value, isClosed);
  const active = name === '' ? -1 : Math.min(at, options.length - 1);

  function type(text: string) {
    const names = text.split(/[,;]/u).map((part) => part.replace(/^[\s#]+/u, ''));
    const last = names.at(-1) ?? '';
    setFault(undefined);
    setAt(0);
    if (names.length === 1) setTyped(text);
    // A pasted list stays to be mended.
    else setTyped(add(names.slice(0, -1).filter(mayAdd)) ? last : text);
  }

  function mayAdd(nombre: string): boolean {
    return nombre.trim() !== '' && (!isClosed || hasEtiqueta(used, nombre));
  }

  /** Null, with the fault said, if not all can be added. */
  function add(names: readonly string[]): Etiquetas | null {
    const { added, fault: found } = addedTo(value, names, used);
    setFault(found);
    if (found !== undefined) return null;
    setTyped('');
    if (added.length > value.length) onChange(added);
    return added;
  }

  function settle() {
    if (mayAdd(name)) add([name]);
    else setTyped('');
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
    if (name === '') return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setAt((at + step + options.length) % Math.max(options.length, 1));
    else if (event.key !== 'Enter' && (event.key !== 'Tab' || event.shiftKey || !options[active])) return;
    else {
      const added = add([options[active]?.nombre ?? name]);
      if (added && event.key === 'Enter') onEnter?.(added);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    ...{ typed, fault, options, active, type, settle, onKeyDown },
    pick: (nombre: string) => void add([nombre]),
  };
}

/** `fault`: one of the names can be no tag or has no room. */
function addedTo(value: Etiquetas, names: readonly string[], used: Etiquetas) {
  const read = names.map(readEtiqueta).filter((nombre) => nombre !== null);
  const spelled = read.map((nombre) => spellingInUse(nombre, used));
  const added = withEtiquetas(value, spelled) ?? NONE;
  const isFull = read.some((nombre) => !hasEtiqueta(added, nombre));
  return { added, fault: read.length < names.length ? ETIQUETAS.fault : isFull ? ETIQUETAS.full : undefined };
}

/** Without a text the latest; else those that it begins, and last a new one. */
function optionsOf(name: string, used: Etiquetas, value: Etiquetas, isClosed: boolean) {
  const free = used.filter((one) => !hasEtiqueta(value, one));
  const begun = (name === '' ? free : etiquetasBegunBy(etiquetaKey(name), free)).slice(0, MAX_OFFERED);
  const options = begun.map((nombre) => ({ nombre, label: nombre }));
  const nombre = readEtiqueta(name);
  const isKnown = isClosed || hasEtiqueta([...used, ...value], name);
  return nombre === null || isKnown ? options : [...options, { nombre, label: ETIQUETAS.create(nombre) }];
}

type EntryEtiquetasProps = {
  draft: GastoDraft;
  change: (part: Partial<GastoDraft>) => void;
  isNew: boolean;
  /** A new expense has it unless the person drops it. */
  sticky: StickyEtiqueta | null;
  /** True if the tag went on before the form was open: its chip has a line of its own. */
  wasSticky: boolean;
};

/** The draft holds tags as text. A new expense's newest can go on in later ones. */
export function EntryEtiquetas({ draft, change, isNew, sticky, wasSticky }: EntryEtiquetasProps) {
  const box = useRef<HTMLDivElement>(null);
  const [newest, setNewest] = useState<string | null>(null);
  const value = readEtiquetas(draft.etiquetas).kept;
  const inText = useHashtagsIn(box, { draft, change: take });
  function take(part: Partial<GastoDraft>) {
    const { kept } = readEtiquetas(part.etiquetas);
    setNewest((before) => kept.findLast((nombre) => !hasEtiqueta(value, nombre)) ?? before);
    change(part);
  }
  function set(etiquetas: readonly string[] | undefined) {
    take({ etiquetas: etiquetasText(etiquetas) });
  }
  const begins = isNew && newest !== null && hasEtiqueta(value, newest) ? newest : null;
  const nombre = sticky?.nombre ?? (wasSticky ? null : begins);
  const chip = nombre === null ? null : <StickyChip {...{ sticky, nombre, value }} onChange={set} />;
  return (
    <div ref={box} className="relative">
      {wasSticky ? <div className="mb-2 flex min-h-11 sm:min-h-10">{chip}</div> : null}
      <EtiquetasField {...{ value, inText }} onChange={set} />
      {isNew && !wasSticky ? (
        <div className="sm:max-w-3/4 flex min-h-11 sm:absolute sm:-top-2.5 sm:right-0 sm:min-h-0 sm:*:h-8">
          {chip}
        </div>
      ) : null}
    </div>
  );
}
