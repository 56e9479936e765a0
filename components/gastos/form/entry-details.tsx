import { useId, useState } from 'react';
import { estadoChoices, faultText, GastoControl } from '@/components/gasto/gasto-control';
import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { Field, FieldError } from '@/components/ui/field';
import { placeholderOf, type GastoDraft } from '@/lib/domain/gasto-entry';
import { TEXT_FIELDS } from '@/lib/domain/gasto-fields';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { FIELDS, NONE } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/gastos';
import type { useEntryForm } from './use-entry-form';

/** Unique: one form is open at a time. */
const ESTADO_FAULT = 'estado-fault';

type PartProps = Pick<ReturnType<typeof useEntryForm>, 'draft' | 'faults' | 'change'> & {
  choices: EntryChoices;
};

/** The first chip opens the list of methods, the second changes to the next state. */
export function MetodoAndEstado({
  choices,
  initial,
  draft,
  faults,
  change,
}: PartProps & { initial: GastoDraft }) {
  const [isOpen, setOpen] = useState(false);
  const metodo = choices.metodosPago.find(({ nombre }) => nombre === draft.metodoPago);
  const estados = estadoChoices(initial.estado).filter(({ value }) => value !== '');
  const estado = estados.find(({ value }) => value === draft.estado);
  const isFaulty = faults.metodoPago !== undefined;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-1.5">
        <Button
          variant="outline"
          className="max-w-full rounded-full px-3.5 font-normal"
          aria-expanded={isOpen || isFaulty}
          aria-label={ENTRY.metodoIs(metodo?.nombre ?? NONE.metodoPago)}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {metodo ? <span aria-hidden>{metodo.icono}</span> : null}
          <span className="truncate">{metodo?.nombre ?? NONE.metodoPago}</span>
        </Button>
        <Button
          variant="outline"
          className="max-w-full rounded-full px-3.5 font-normal"
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
      {isOpen || isFaulty ? (
        <ChoiceChips
          legend={FIELDS.metodoPago}
          chips={choices.metodosPago
            .filter(({ nombre }) => nombre !== '')
            .map(({ nombre, icono }) => ({ value: nombre, label: nombre, icon: icono }))}
          value={draft.metodoPago}
          error={faultText(faults, 'metodoPago')}
          onChange={(metodoPago) => {
            change({ metodoPago });
          }}
        />
      ) : null}
    </div>
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
