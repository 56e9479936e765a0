import { useId, useState } from 'react';
import { estadoChoices, faultText, GastoControl } from '@/components/gasto/gasto-control';
import { Button } from '@/components/ui/button';
import { ChipInput } from '@/components/ui/chip-input';
import { ChoiceFieldset } from '@/components/ui/choice-fieldset';
import { cn } from '@/components/ui/cn';
import { Field, FieldError } from '@/components/ui/field';
import { SCROLL_ROW } from '@/components/ui/scroll-row';
import { placeholderOf, type GastoDraft } from '@/lib/domain/gasto-entry';
import { TEXT_FIELDS } from '@/lib/domain/gasto-fields';
import type { MetodoPagoFields } from '@/lib/domain/entities';
import type { Choice, EntryChoices } from '@/lib/page/entry-choices';
import { FIELDS, NONE } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/gastos';
import type { useEntryForm } from './use-entry-form';

/** Unique: one form is open at a time. */
const ESTADO_FAULT = 'estado-fault';

type PartProps = Pick<ReturnType<typeof useEntryForm>, 'draft' | 'faults' | 'change'> & {
  choices: EntryChoices;
};

/** The three most used methods, behind a chip all others, and the state, which a press changes to the next. */
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
          className="max-w-full shrink-0 self-end rounded-full px-3.5 font-normal"
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
  const [isOpen, setOpen] = useState(false);
  const areAllShown = isOpen || faults.metodoPago !== undefined;
  const usual = new Set(choices.usualMetodos.map(({ nombre }) => nombre));
  const named = choices.metodosPago.filter(({ nombre }) => nombre !== '');
  const others = named.filter(({ nombre }) => !usual.has(nombre));
  const shown = named.filter(({ nombre }) => usual.has(nombre));
  const chosen = others.filter(({ nombre }) => nombre === draft.metodoPago);
  return (
    <ChoiceFieldset
      legend={FIELDS.metodoPago}
      error={faultText(faults, 'metodoPago')}
      choose="one"
      className="flex-1"
      isLegendHidden
    >
      {(name) => {
        function chipOf({ nombre, icono }: Choice<MetodoPagoFields>) {
          return (
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
          );
        }
        return (
          <div className={cn(SCROLL_ROW, '-my-1.5 sm:flex-wrap sm:overflow-x-visible')}>
            {shown.map(chipOf)}
            {areAllShown ? null : chosen.map(chipOf)}
            {others.length > chosen.length || isOpen ? (
              <Button
                variant="outline"
                className="shrink-0 rounded-full px-3.5 font-normal"
                aria-expanded={areAllShown}
                onClick={() => {
                  setOpen(!isOpen);
                }}
              >
                {ENTRY.otherMetodo}
              </Button>
            ) : null}
            {areAllShown ? others.map(chipOf) : null}
          </div>
        );
      }}
    </ChoiceFieldset>
  );
}

export function Texts({ choices, draft, faults, change }: PartProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {TEXT_FIELDS.map((field) => (
        <Field key={field} label={FIELDS[field]} error={faultText(faults, field)}>
          {(control) => (
            <GastoControl
              {...control}
              field={field}
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
      <datalist id={id}>
        {choices.suggestions.map(({ nombre }) => (
          <option key={nombre} value={nombre} />
        ))}
      </datalist>
    </div>
  );
}
