import { Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { Field, FieldError, Input } from '@/components/ui/field';
import { ESTADOS, type Gasto } from '@/lib/domain/entities';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { useFormat } from '@/lib/hooks/use-format';
import { BUTTONS, ESTADO_NAMES, FIELDS } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { CORRECTING, ENTRY } from '@/lib/text/gastos';
import { CantidadField } from '@/components/fields/cantidad-field';
import { removeAndNotify } from '@/components/acts/notify-entry';
import { AND_NEXT, useEntryForm } from './use-entry-form';

type EntryFormProps = { choices: EntryChoices; initial: GastoDraft; gasto: Gasto | null; onDone: () => void };

/** An expense as a form: amount and category are enough for a new one, the rest has its usual values. */
export function EntryForm({ choices, initial, gasto, onDone }: EntryFormProps) {
  const { form, draft, faults, conflict, busy, change, changeNombre, done, submit } = useEntryForm({
    choices,
    initial,
    gasto,
    onDone,
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <div className="grid grid-cols-1 gap-5 overflow-y-auto p-5">
        {conflict ? <FieldError role="alert">{CORRECTING[conflict]}</FieldError> : null}
        <CantidadField draft={draft} fault={faults.cantidad} onChange={change} />
        <ChoiceChips
          legend={FIELDS.categoria}
          chips={chipsOf(choices.categorias)}
          value={draft.categoria}
          error={faults.categoria && ENTRY.faults.categoria[faults.categoria]}
          onChange={(categoria) => {
            change({ categoria });
          }}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Field label={FIELDS.nombre} error={faults.nombre && ENTRY.faults.nombre[faults.nombre]}>
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
          <Field label={FIELDS.fecha} error={faults.fecha && ENTRY.faults.fecha[faults.fecha]}>
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
          legend={FIELDS.metodoPago}
          chips={chipsOf(choices.metodosPago)}
          value={draft.metodoPago}
          error={faults.metodoPago && ENTRY.faults.metodoPago[faults.metodoPago]}
          onChange={(metodoPago) => {
            change({ metodoPago });
          }}
        />
        <ChoiceChips
          legend={FIELDS.estado}
          chips={estadoChips(initial.estado)}
          value={draft.estado}
          error={faults.estado && ENTRY.faults.estado[faults.estado]}
          onChange={(estado) => {
            change({ estado });
          }}
        />
        <Field
          label={FIELDS.descripcion}
          error={faults.descripcion && ENTRY.faults.descripcion[faults.descripcion]}
        >
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
        <Button type="submit" aria-disabled={busy}>
          {busy ? ENTRY.saving : BUTTONS.save}
        </Button>
        {gasto ? (
          <DeleteButton gasto={gasto} onDone={done} />
        ) : (
          <Button type="submit" variant="outline" aria-disabled={busy} value={AND_NEXT}>
            {ENTRY.saveAndNext}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What can be chosen by its nombre: only broken data has none. */
function chipsOf(rows: readonly { nombre: string; icono: string }[]) {
  return rows
    .filter(({ nombre }) => nombre !== '')
    .map(({ nombre, icono }) => ({ value: nombre, label: nombre, icon: icono }));
}

/** The program's own states, and the one that the expense came with, where that is another. */
function estadoChips(stored: string) {
  const known = ESTADOS.map((estado) => ({
    value: estado,
    label: ESTADO_NAMES[estado],
  }));
  return stored === '' || known.some(({ value }) => value === stored)
    ? known
    : [...known, { value: stored, label: shorten(stored) }];
}

function DeleteButton({ gasto, onDone }: { gasto: Gasto; onDone: () => void }) {
  const format = useFormat();
  return (
    <Button
      variant="outline"
      className="text-destructive sm:mr-auto"
      onClick={() => {
        void removeAndNotify([gasto.id], format).then((removed) => {
          if (removed) onDone();
        });
      }}
    >
      <Trash2 aria-hidden />
      {BUTTONS.delete}
    </Button>
  );
}
