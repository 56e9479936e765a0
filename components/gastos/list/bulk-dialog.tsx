import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field, FieldError, Input } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { isFecha } from '@/lib/domain/dates';
import { ESTADOS, type GastoFields, type Catalogo } from '@/lib/domain/entities';
import { useFormat } from '@/lib/hooks/use-format';
import { canUndo } from '@/lib/page/undo-limit';
import { BUTTONS, CHANGING, CHOICE_FAULTS, ESTADO_NAMES, FIELDS, NOUNS } from '@/lib/text/common';
import { shownNombre } from '@/lib/text/format';
import { CORRECTING } from '@/lib/text/gastos';
import { LongActProgress } from '@/components/acts/long-act-notice';
import { changeAndNotify } from '@/components/acts/notify-entry';

type BulkDialogProps = {
  ids: readonly number[];
  catalogo: Catalogo;
  onDone: () => void;
};

/** An untouched field stays as each expense has it. */
export function BulkDialog({ ids, catalogo, onDone }: BulkDialogProps) {
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const [categoria, setCategoria] = useState('');
  const [metodoPago, setMetodoPago] = useState('');
  const [estado, setEstado] = useState('');
  const [fecha, setFecha] = useState('');
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const fields: Partial<GastoFields> = {
    ...(categoria && { categoriaId: Number(categoria) }),
    ...(metodoPago && { metodoPagoId: Number(metodoPago) }),
    ...(estado && { estado }),
    ...(isFecha(fecha) && { fecha }),
  };
  const nothing = Object.keys(fields).length === 0;
  // Another tab may have deleted the chosen row.
  const gone = isGone(categoria, catalogo.categorias) || isGone(metodoPago, catalogo.metodosPago);
  const title = CORRECTING.bulkTitle(format.count(ids.length, NOUNS.gasto));

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || ids.length === 0) return;
    setRefused(nothing);
    if (nothing || gone) return;
    setBusy(true);
    const changed = await changeAndNotify(ids, fields, format);
    setBusy(false);
    // A dialog left meanwhile is closed already; another may be open.
    if (changed && form.current) onDone();
  }

  return (
    <Dialog onClose={onDone}>
      <DialogContent title={title} closeLabel={BUTTONS.close}>
        <form ref={form} noValidate onSubmit={(event) => void save(event)} className="flex min-h-0 flex-col">
          <div className="grid grid-cols-1 gap-4 overflow-y-auto p-5 sm:grid-cols-2">
            <RowChoice
              label={FIELDS.categoria}
              rows={catalogo.categorias}
              value={categoria}
              goneError={CHOICE_FAULTS.categoria.missing}
              onChange={setCategoria}
            />
            <RowChoice
              label={FIELDS.metodoPago}
              rows={catalogo.metodosPago}
              value={metodoPago}
              goneError={CHOICE_FAULTS.metodoPago.missing}
              onChange={setMetodoPago}
            />
            <Field label={FIELDS.estado}>
              {(control) => (
                <NativeSelect
                  {...control}
                  value={estado}
                  onChange={(event) => {
                    setEstado(event.target.value);
                  }}
                >
                  <option value="">{CORRECTING.keep}</option>
                  {ESTADOS.map((one) => (
                    <option key={one} value={one}>
                      {ESTADO_NAMES[one]}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </Field>
            <Field label={FIELDS.fecha}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={fecha}
                  onChange={(event) => {
                    setFecha(event.target.value);
                  }}
                />
              )}
            </Field>
            {refused && nothing ? (
              <FieldError role="alert" className="sm:col-span-2">
                {CORRECTING.bulkNothing}
              </FieldError>
            ) : null}
          </div>
          <div className="border-t border-border p-4 text-right">
            {canUndo(ids.length) ? null : (
              <p role="note" className="mb-3 text-left text-sm">
                {CHANGING.lasting(format.count(ids.length, NOUNS.gasto))}
              </p>
            )}
            <LongActProgress className="mb-3" />
            <Button
              type="submit"
              aria-disabled={busy || ids.length === 0}
              className="w-full tabular-nums sm:w-auto"
            >
              {title}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

type Rows = ReadonlyMap<number, { id: number; nombre: string }>;

function isGone(value: string, rows: Rows): boolean {
  return value !== '' && !rows.has(Number(value));
}

type RowChoiceProps = {
  label: string;
  rows: Rows;
  value: string;
  goneError: string;
  onChange: (id: string) => void;
};

function RowChoice({ label, rows, value, goneError, onChange }: RowChoiceProps) {
  return (
    <Field label={label} error={isGone(value, rows) ? goneError : undefined}>
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        >
          <option value="">{CORRECTING.keep}</option>
          {[...rows.values()].map(({ id, nombre }) => (
            <option key={id} value={id}>
              {shownNombre(nombre)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
