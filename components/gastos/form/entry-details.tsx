import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { estadoChoices, faultText, GastoControl } from '@/components/gasto/gasto-control';
import { RowFinder } from '@/components/gasto/row-finder';
import { Button } from '@/components/ui/button';
import { ChipInput, ChoiceFieldset, SCROLL_ROW, useChosenInView } from '@/components/ui/choice-chips';
import { cn } from '@/components/ui/cn';
import { Field, FieldError } from '@/components/ui/field';
import { type GastoDraft, placeholderOf } from '@/lib/domain/gasto-entry';
import { TEXT_FIELDS } from '@/lib/domain/gasto-fields';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { FIELDS, NONE } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/entry';
import { shorten } from '@/lib/text/format';
import type { useEntryForm } from './use-entry-form';

/** Unique: one form is open at a time. */
const ESTADO_FAULT = 'estado-fault';

type PartProps = Pick<ReturnType<typeof useEntryForm>, 'draft' | 'faults' | 'change'> & {
  choices: EntryChoices;
};

/** The most used methods, the others behind a button. A press sets the next state. */
export function MetodoAndEstado({
  choices,
  initial,
  draft,
  faults,
  change,
}: PartProps & { initial: GastoDraft }) {
  const estados = estadoChoices(initial.estado).filter(({ value }) => value !== '');
  const estado = estados.find(({ value }) => value === draft.estado);
  return (
    <div className="grid gap-2">
      <div className="flex gap-1.5">
        <MetodoChips {...{ choices, draft, faults, change }} />
        <Button
          variant="outline"
          className="min-w-25 max-w-full shrink-0 self-end rounded-full px-3.5 font-normal"
          aria-label={ENTRY.estadoIs(estado?.label ?? NONE.estado)}
          aria-invalid={faults.estado !== undefined}
          aria-describedby={faults.estado && ESTADO_FAULT}
          onClick={() => {
            const next =
              estados[(estados.findIndex(({ value }) => value === draft.estado) + 1) % estados.length];
            if (next) change({ estado: next.value });
          }}
        >
          <span className="truncate">{estado?.label ?? NONE.estado}</span>
        </Button>
      </div>
      {faults.estado ? <FieldError id={ESTADO_FAULT}>{faultText(faults, 'estado')}</FieldError> : null}
    </div>
  );
}

function MetodoChips({ choices, draft, faults, change }: PartProps) {
  const { shown, hasOthers } = metodosShown(choices, draft.metodoPago);
  const row = useChosenInView(draft.metodoPago);
  return (
    <ChoiceFieldset
      legend={FIELDS.metodoPago}
      error={faultText(faults, 'metodoPago')}
      choose="one"
      className="flex-1"
      isLegendHidden
    >
      {(name) => (
        <div ref={row} className={cn(SCROLL_ROW, '-my-1.5 sm:flex-wrap sm:overflow-x-visible')}>
          {shown.map(({ nombre, icono }) => (
            <ChipInput
              key={nombre}
              type="radio"
              name={name}
              chip={{ value: nombre, label: nombre, icon: icono }}
              checked={nombre === draft.metodoPago}
              onChange={() => {
                change({ metodoPago: nombre });
              }}
            />
          ))}
          {hasOthers ? <OtherMetodo {...{ choices, change }} /> : null}
        </div>
      )}
    </ChoiceFieldset>
  );
}

/** The chosen one replaces the last, so that the row stays as long. */
function metodosShown({ metodosPago, usualMetodos }: EntryChoices, chosen: string | null) {
  const usual = new Set(usualMetodos.map(({ nombre }) => nombre));
  const named = metodosPago.filter(({ nombre }) => nombre !== '');
  const rare = named.filter(({ nombre }) => nombre === chosen && !usual.has(nombre));
  const most = named.filter(({ nombre }) => usual.has(nombre));
  const shown = [...most.slice(0, most.length - rare.length), ...rare];
  return { shown, hasOthers: shown.length < named.length };
}

function OtherMetodo({ choices, change }: Pick<PartProps, 'choices' | 'change'>) {
  const [isFinding, setFinding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        className="shrink-0 rounded-full px-3.5 font-normal"
        aria-haspopup="dialog"
        onClick={() => {
          setFinding(true);
        }}
      >
        {ENTRY.otherMetodo}
      </Button>
      {isFinding ? (
        <RowFinder
          table="metodosPago"
          rows={choices.metodosPago}
          onChoose={(metodoPago) => {
            change({ metodoPago });
          }}
          onClose={() => {
            // Until the finder is gone, it keeps the focus.
            flushSync(() => {
              setFinding(false);
            });
            button.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

export function Texts({ choices, draft, faults, change }: PartProps) {
  const id = useId();
  const [isInUse, setInUse] = useState(false);
  return (
    <div
      className="grid grid-cols-1 gap-3 sm:grid-cols-2"
      onFocus={() => {
        setInUse(true);
      }}
    >
      {TEXT_FIELDS.map((field) => (
        <Field key={field} label={FIELDS[field]} error={faultText(faults, field)}>
          {(control) => (
            <GastoControl
              {...control}
              field={field}
              name={field}
              list={field === 'nombre' ? id : undefined}
              placeholder={shorten(placeholderOf(field, draft))}
              value={draft[field]}
              onChange={(text) => {
                change({ [field]: text });
              }}
            />
          )}
        </Field>
      ))}
      {/* Hundreds of elements, which the opening of the form does not wait for. */}
      <datalist id={id}>
        {isInUse ? choices.suggestions.map(({ nombre }) => <option key={nombre} value={nombre} />) : null}
      </datalist>
    </div>
  );
}
