import { X } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { Field } from '@/components/ui/field';
import {
  etiquetaKey,
  hasEtiqueta,
  MAX_ETIQUETAS,
  readEtiqueta,
  spellingInUse,
  withEtiquetas,
  withoutEtiquetas,
} from '@/lib/domain/etiquetas';
import { etiquetasBegunBy } from '@/lib/read/line/line-etiquetas';
import { ETIQUETAS } from '@/lib/text/etiquetas';
import { useEtiquetasInUse } from './use-hashtag';
import { EtiquetaOptions, optionId, type EtiquetaOption } from './etiqueta-options';

type Etiquetas = readonly string[];

type EtiquetasFieldProps = {
  label?: string;
  value: Etiquetas;
  onChange: (value: Etiquetas) => void;
  /** Takes the tags when Enter adds one. */
  onEnter?: (value: Etiquetas) => void;
  /** Only tags in use, for what takes tags away. */
  isClosed?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
};

const MAX_OFFERED = 5;
const NONE: Etiquetas = [];

/** Tags as chips, and a line that completes from those in use. Without text it offers the latest. */
export function EtiquetasField({ label = ETIQUETAS.title, ...props }: EtiquetasFieldProps) {
  const { value, onChange, inputRef } = props;
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
                }}
              />
            ))}
            <input
              {...control}
              ref={inputRef}
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
          <EtiquetaOptions id={id} {...line} />
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
    const [first = '', ...others] = text.split(/[,;]/u);
    setFault(undefined);
    setAt(0);
    if (others.length === 0) setTyped(text);
    else if (pick(first.replace(/^[\s#]+/u, ''))) setTyped(others.join(','));
  }

  /** Answers the tags with this one; null if it can be none. */
  function pick(nombre: string): Etiquetas | null {
    const read = readEtiqueta(nombre);
    const picked = read === null ? null : withEtiquetas(value, [spellingInUse(read, used)]);
    const isFull = value.length >= MAX_ETIQUETAS && !hasEtiqueta(value, nombre);
    setFault(picked === null || picked === undefined ? ETIQUETAS.fault : isFull ? ETIQUETAS.full : undefined);
    if (!picked || isFull) return null;
    setTyped('');
    onChange(picked);
    return picked;
  }

  function settle() {
    if (name === '' || (isClosed && !hasEtiqueta(used, name))) setTyped('');
    else pick(name);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
    if (name === '') return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setAt((at + step + options.length) % Math.max(options.length, 1));
    else if (event.key !== 'Enter' && event.key !== 'Tab') return;
    // A name that can be no tag is said when the line is left.
    else if (options[active]) {
      const picked = pick(options[active].nombre);
      if (picked && event.key === 'Enter') onEnter?.(picked);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return { typed, fault, options, active, type, pick, settle, onKeyDown };
}

/** The latest without a text; else those that it begins, and last a new one. */
function optionsOf(name: string, used: Etiquetas, value: Etiquetas, isClosed: boolean): EtiquetaOption[] {
  const free = used.filter((one) => !hasEtiqueta(value, one));
  const begun = (name === '' ? free : etiquetasBegunBy(etiquetaKey(name), free)).slice(0, MAX_OFFERED);
  const options = begun.map((nombre) => ({ nombre, label: nombre }));
  const nombre = readEtiqueta(name);
  const isKnown = isClosed || hasEtiqueta([...used, ...value], name);
  return nombre === null || isKnown ? options : [...options, { nombre, label: ETIQUETAS.create(nombre) }];
}
