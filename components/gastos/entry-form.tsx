import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { Field, Input } from '@/components/ui/field';
import type { Fecha } from '@/lib/domain/dates';
import { ESTADOS } from '@/lib/domain/entities';
import type { EntryChoices } from '@/lib/hooks/use-quick-add';
import { ENTRY, GASTOS } from '@/lib/text/screens';
import { AmountField } from './amount-field';
import { AND_NEXT, useEntryForm } from './use-entry-form';

type EntryFormProps = { choices: EntryChoices; today: Fecha; onDone: () => void };

const ESTADO_CHIPS = ESTADOS.map((estado) => ({ value: estado, label: GASTOS.estados[estado] }));

/** Records an expense: amount and category are enough, the rest has its usual values. */
export function EntryForm({ choices, today, onDone }: EntryFormProps) {
  const { form, draft, faults, change, changeNombre, save } = useEntryForm(choices, today, onDone);
  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="flex min-h-0 flex-col">
      <div className="grid grid-cols-1 gap-5 overflow-y-auto p-5">
        <AmountField draft={draft} fault={faults.amount} onChange={change} />
        <ChoiceChips
          legend={ENTRY.categoria}
          chips={choices.categorias.map(toChip)}
          value={draft.categoria}
          error={faults.categoria && ENTRY.faults.categoria[faults.categoria]}
          onChange={(categoria) => {
            change({ categoria });
          }}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Field label={ENTRY.nombre}>
            {(control) => (
              <>
                <Input
                  {...control}
                  list={`${control.id}-history`}
                  autoComplete="off"
                  placeholder={draft.categoria ?? ''}
                  value={draft.nombre}
                  onChange={(event) => {
                    changeNombre(event.target.value);
                  }}
                />
                <datalist id={`${control.id}-history`}>
                  {choices.suggestions.map(({ nombre }) => (
                    <option key={nombre} value={nombre} />
                  ))}
                </datalist>
              </>
            )}
          </Field>
          <Field label={ENTRY.fecha} error={faults.fecha && ENTRY.faults.fecha[faults.fecha]}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={draft.fecha}
                onChange={(event) => {
                  change({ fecha: event.target.value });
                }}
              />
            )}
          </Field>
        </div>
        <ChoiceChips
          legend={ENTRY.metodoPago}
          chips={choices.metodosPago.map(toChip)}
          value={draft.metodoPago}
          error={faults.metodoPago && ENTRY.faults.metodoPago[faults.metodoPago]}
          onChange={(metodoPago) => {
            change({ metodoPago });
          }}
        />
        <ChoiceChips
          legend={ENTRY.estado}
          chips={ESTADO_CHIPS}
          value={draft.estado}
          onChange={(estado) => {
            change({ estado });
          }}
        />
        <Field label={ENTRY.descripcion}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              placeholder={draft.nombre}
              value={draft.descripcion}
              onChange={(event) => {
                change({ descripcion: event.target.value });
              }}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-col gap-2 border-t border-border p-4 sm:flex-row-reverse">
        {/* First in the form, so that Enter saves and closes. */}
        <Button type="submit">{ENTRY.save}</Button>
        <Button type="submit" variant="outline" value={AND_NEXT}>
          {ENTRY.saveAndNext}
        </Button>
      </div>
    </form>
  );
}

function toChip({ nombre, icono }: { nombre: string; icono: string }) {
  return { value: nombre, label: nombre, icon: icono };
}
