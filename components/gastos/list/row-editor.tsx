import { useEffect, useEffectEvent, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { FieldError } from '@/components/ui/field';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { draftOf, placeholderOf, type GastoDraft } from '@/lib/domain/gasto-entry';
import { useAfterPress } from '@/lib/hooks/use-after-press';
import { useFormat } from '@/lib/hooks/use-format';
import { BUTTONS, NONE } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { CORRECTING, ENTRY } from '@/lib/text/gastos';
import { CantidadFaultMessage } from '@/components/fields/cantidad-field';
import { estadoChoices, faultText, GastoControl } from '@/components/gasto/gasto-control';
import { COLUMNS, GRID_CLASS, type ColumnField } from '@/components/gasto/gasto-columns';
import { useEntryForm } from '@/components/gastos/form/use-entry-form';
import type { Editing } from './use-list-state';

type RowEditorProps = {
  gasto: Gasto;
  catalogo: Catalogo;
  editing: Editing;
  onDone: () => void;
  onCancel: () => void;
};

const FAULTS_ID = 'fila-avisos';
const NO_HABITS = { suggestions: [], metodoOfCategoria: new Map<string, string>() };
const { columns } = CORRECTING;
/** For a field whose column is left out. */
const OWN_LINE_CLASS = '@max-[58.5rem]:order-last @max-[58.5rem]:col-[3/-1]';
const NARROW_SELECT_CLASS = '[&_select]:h-9 [&_select]:pl-2 [&_select]:pr-6 [&_svg]:right-1.5';
/** The class of a control that looks unlike a text's. */
const LOOKS: { [Field in ColumnField]?: string } = {
  fecha: '-ml-8 w-[8.2rem] px-1.5 sm:h-9',
  categoria: NARROW_SELECT_CLASS,
  metodoPago: NARROW_SELECT_CLASS,
  estado: NARROW_SELECT_CLASS,
  cantidad: 'px-2 text-right tabular-nums sm:h-9',
};

/** A row that scrolls away and comes back goes on at this field. */
const lastFields = new WeakMap<Editing, string>();

type Entry = Omit<ReturnType<typeof useEntryForm>, 'form'>;

export function RowEditor({ gasto, catalogo, editing, onDone, onCancel }: RowEditorProps) {
  const format = useFormat();
  const [initial] = useState(() => draftOf(gasto, catalogo, format.plainNumber(gasto.cantidad)));
  const [lastField] = useState(() => lastFields.get(editing));
  const { form, ...entry } = useEntryForm({
    habits: NO_HABITS,
    initial,
    gasto,
    focusOn: `[name=${lastField ?? editing.field}]`,
    inRow: true,
    isBack: lastField !== undefined,
    onDone,
  });
  const { onBlur, onKeyDown, cancel } = useRowEnd(entry, editing, onDone, onCancel);
  return (
    // In a compact grid the day lies over the first row, but under its fields.
    <li className="relative z-[4] bg-accent">
      <form
        ref={form}
        noValidate
        aria-label={CORRECTING.editRow}
        onSubmit={entry.submit}
        onFocus={({ target }) => {
          lastFields.set(editing, target.getAttribute('name') ?? editing.field);
        }}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        <RowFields entry={entry} gasto={entry.origin?.gasto ?? gasto} catalogo={catalogo} />
        <div className="flex flex-wrap items-center justify-end gap-2 border-b border-border bg-accent px-6 pb-2">
          <RowFaults entry={entry} />
          <Button variant="ghost" size="small" onClick={cancel}>
            {BUTTONS.cancel}
          </Button>
          <Button type="submit" size="small" aria-disabled={entry.busy}>
            {entry.busy ? ENTRY.saving : BUTTONS.save}
          </Button>
        </div>
      </form>
    </li>
  );
}

/** Enter saves, Escape discards, leaving the row saves a changed draft. */
function useRowEnd(
  { isTouched, faults, conflict, end, save }: Entry,
  editing: Editing,
  onDone: () => void,
  onCancel: () => void,
) {
  const faulty = Object.keys(faults).length > 0 || conflict !== null;
  const afterPress = useAfterPress();

  function cancel() {
    end();
    onCancel();
  }
  function leave() {
    if (isTouched) void save();
    else onDone();
  }
  const onLeaving = useEffectEvent(leave);
  useEffect(() => {
    if (editing.leaving) onLeaving();
  }, [editing]);

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    // The row is not left if the browser itself takes the focus, for example for its menus.
    if (!event.relatedTarget || event.currentTarget.contains(event.relatedTarget)) return;
    if (!faulty) afterPress(leave);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') cancel();
    // A browser's menu takes Enter for itself.
    if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) {
      event.preventDefault();
      void save();
    }
  }

  return { onBlur, onKeyDown, cancel };
}

/** `gasto` is the expense at the beginning of the draft. */
function RowFields({
  entry,
  gasto,
  catalogo,
}: { entry: Entry } & Pick<RowEditorProps, 'gasto' | 'catalogo'>) {
  const { draft, faults, change } = entry;
  return (
    <div className={cn(GRID_CLASS, 'gap-2 py-1.5')}>
      <span />
      {COLUMNS.map(({ field, isRoomy }) => (
        <GastoControl
          key={field}
          field={field}
          name={field}
          aria-label={columns[field]}
          aria-invalid={faults[field] !== undefined}
          aria-describedby={faults[field] === undefined ? undefined : FAULTS_ID}
          className={cn(LOOKS[field] ?? 'px-2 sm:h-9', isRoomy && OWN_LINE_CLASS)}
          placeholder={shorten(placeholderOf(field, draft))}
          choices={choicesOf(field, draft, gasto, catalogo)}
          value={draft[field] ?? ''}
          onChange={(value) => {
            change({ [field]: value, ...(field === 'cantidad' && { cantidadMeaning: null }) });
          }}
        />
      ))}
    </div>
  );
}

/** Answers undefined for a field that is typed. */
function choicesOf(field: ColumnField, draft: GastoDraft, stored: Gasto, catalogo: Catalogo) {
  if (field === 'estado') return estadoChoices(stored.estado);
  if (field !== 'categoria' && field !== 'metodoPago') return undefined;
  const rows = field === 'categoria' ? catalogo.categorias : catalogo.metodosPago;
  const choices = Array.from(rows.values(), ({ nombre }) => ({ value: nombre, label: shorten(nombre) }));
  const none = draft[field] === null ? [{ value: '', label: NONE[field] }] : [];
  return [...none, ...choices.filter(({ value }) => value !== '')];
}

function RowFaults({ entry: { draft, faults, conflict, change } }: { entry: Entry }) {
  const texts = COLUMNS.map(({ field }) => field !== 'cantidad' && faultText(faults, field));
  return (
    <div id={FAULTS_ID} role="alert" className="mr-auto grid gap-1">
      {conflict ? <FieldError>{CORRECTING[conflict]}</FieldError> : null}
      {texts.map((text) => (text ? <FieldError key={text}>{text}</FieldError> : null))}
      {faults.cantidad ? (
        <FieldError>
          <CantidadFaultMessage fault={faults.cantidad} cantidad={draft.cantidad} onChange={change} />
        </FieldError>
      ) : null}
    </div>
  );
}
