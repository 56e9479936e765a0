import { useRef, useState, type SubmitEvent } from 'react';
import { estadoChoices, GastoControl, rowChoice } from '@/components/gasto/gasto-control';
import { EtiquetasField } from '@/components/etiquetas/etiquetas-field';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field, FieldError } from '@/components/ui/field';
import { isFecha } from '@/lib/domain/dates';
import type { Catalogo, GastoFields } from '@/lib/domain/entities';
import type { EtiquetasEdit } from '@/lib/db/edit-gastos';
import { useFormat } from '@/lib/hooks/use-format';
import { useSaving } from '@/lib/hooks/use-saving';
import { canUndo } from '@/lib/page/settings/undo-limit';
import { BUTTONS, FIELDS, NOUNS } from '@/lib/text/common';
import { CHANGING, CHOICE_FAULTS } from '@/lib/text/common-later';
import { ETIQUETAS } from '@/lib/text/etiquetas';
import { CORRECTING } from '@/lib/text/gastos';
import { LongActProgress } from '@/components/acts/long-act-notice';
import { changeAndNotify } from '@/components/acts/notify-change';

type BulkDialogProps = {
  ids: readonly number[];
  catalogo: Catalogo;
  onDone: () => void;
  /** Takes the focus back; by default the element that had it. */
  opener?: Element | null;
  onlyEtiquetas?: boolean;
};

const NOTHING_CHOSEN = { categoria: '', metodoPago: '', estado: '', fecha: '' };

const NO_ETIQUETAS: Required<EtiquetasEdit> = { added: [], removed: [] };

const BULK_ETIQUETAS = ['added', 'removed'] as const;

type BulkField = keyof typeof NOTHING_CHOSEN;

const BULK_FIELDS = Object.keys(NOTHING_CHOSEN) as BulkField[];

type Chosen = typeof NOTHING_CHOSEN;

/** An untouched field stays as each expense has it. */
export function BulkDialog({ ids, catalogo, onDone, opener, onlyEtiquetas = false }: BulkDialogProps) {
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const openedBy = useRef(opener ?? null);
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [refused, setRefused] = useState(false);
  const { busy, save } = useBulkSave(ids, chosen, catalogo, () => {
    // The person may have left this form.
    if (form.current) onDone();
  });
  const [etiquetas, setEtiquetas] = useState(NO_ETIQUETAS);
  const nothing =
    Object.keys(fieldsOf(chosen)).length + etiquetas.added.length + etiquetas.removed.length === 0;
  const count = format.count(ids.length, NOUNS.gasto);
  const end = CORRECTING.bulkTitle(count);
  const title = onlyEtiquetas ? ETIQUETAS.ofMany(count) : end;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setRefused(nothing);
    if (!nothing) void save(etiquetas);
  }

  return (
    <Dialog onClose={onDone}>
      <DialogContent title={title} closeLabel={BUTTONS.close} {...(opener && { opener: openedBy })}>
        <form ref={form} noValidate onSubmit={submit} className="flex min-h-0 flex-col">
          <div className="grid grid-cols-1 gap-4 overflow-y-auto p-5 sm:grid-cols-2">
            <BulkEtiquetas value={etiquetas} onChange={setEtiquetas} onEnter={(edit) => void save(edit)} />
            {onlyEtiquetas ? null : <BulkFields {...{ chosen, catalogo }} onChoose={setChosen} />}
            {refused && nothing ? (
              <FieldError role="alert" className="sm:col-span-2">
                {CORRECTING.bulkNothing}
              </FieldError>
            ) : null}
          </div>
          <BulkEnd count={ids.length} title={end} busy={busy} />
        </form>
      </DialogContent>
    </Dialog>
  );
}

function useBulkSave(ids: readonly number[], chosen: Chosen, catalogo: Catalogo, onSaved: () => void) {
  const format = useFormat();
  const { busy, run } = useSaving();

  async function save(edit: typeof NO_ETIQUETAS) {
    if (ids.length === 0) return;
    if (BULK_FIELDS.some((field) => goneFault(field, chosen[field], catalogo))) return;
    if (await run(() => changeAndNotify(ids, fieldsOf(chosen), format, edit))) onSaved();
  }

  return { busy, save };
}

function BulkEnd({ count, title, busy }: { count: number; title: string; busy: boolean }) {
  const format = useFormat();
  return (
    <div className="border-t border-border p-4 text-right">
      {canUndo(count) ? null : (
        <p role="note" className="mb-3 text-left text-sm">
          {CHANGING.lasting(format.count(count, NOUNS.gasto))}
        </p>
      )}
      <LongActProgress className="mb-3" />
      <Button type="submit" aria-disabled={busy || count === 0} className="w-full tabular-nums sm:w-auto">
        {title}
      </Button>
    </div>
  );
}

type BulkEtiquetasProps = Record<'onChange' | 'onEnter', (edit: typeof NO_ETIQUETAS) => void> & {
  value: typeof NO_ETIQUETAS;
};

/** Enter behind a tag changes all at once. */
function BulkEtiquetas({ value, onChange, onEnter }: BulkEtiquetasProps) {
  return BULK_ETIQUETAS.map((way) => (
    <EtiquetasField
      key={way}
      label={ETIQUETAS[way]}
      isClosed={way === 'removed'}
      value={value[way]}
      onChange={(etiquetas) => {
        onChange({ ...value, [way]: etiquetas });
      }}
      onEnter={(etiquetas) => {
        onEnter({ ...value, [way]: etiquetas });
      }}
    />
  ));
}

type BulkFieldsProps = { chosen: Chosen; catalogo: Catalogo; onChoose: (chosen: Chosen) => void };

function BulkFields({ chosen, catalogo, onChoose }: BulkFieldsProps) {
  return BULK_FIELDS.map((field) => (
    <Field key={field} label={FIELDS[field]} error={goneFault(field, chosen[field], catalogo)}>
      {(control) => (
        <GastoControl
          {...control}
          field={field}
          choices={choicesOf(field, catalogo)}
          value={chosen[field]}
          onChange={(value) => {
            onChoose({ ...chosen, [field]: value });
          }}
        />
      )}
    </Field>
  ));
}

function fieldsOf({ categoria, metodoPago, estado, fecha }: Chosen): Partial<GastoFields> {
  return {
    ...(categoria && { categoriaId: Number(categoria) }),
    ...(metodoPago && { metodoPagoId: Number(metodoPago) }),
    ...(estado && { estado }),
    ...(isFecha(fecha) && { fecha }),
  };
}

function rowsOf(field: 'categoria' | 'metodoPago', { categorias, metodosPago }: Catalogo) {
  return field === 'categoria' ? categorias : metodosPago;
}

function goneFault(field: BulkField, value: string, catalogo: Catalogo): string | undefined {
  if (value === '' || (field !== 'categoria' && field !== 'metodoPago')) return undefined;
  return rowsOf(field, catalogo).has(Number(value)) ? undefined : CHOICE_FAULTS[field].missing;
}

function choicesOf(field: BulkField, catalogo: Catalogo) {
  if (field === 'fecha') return undefined;
  const choices =
    field === 'estado' ? estadoChoices() : Array.from(rowsOf(field, catalogo).values(), rowChoice);
  return [{ value: '', label: CORRECTING.keep }, ...choices];
}
