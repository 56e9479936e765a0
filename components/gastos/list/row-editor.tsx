import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { CantidadFaultMessage } from '@/components/fields/cantidad-field';
import { EstadoMark } from '@/components/gasto/gasto-marks';
import { estadoChoices, faultText, GastoControl, showPicker } from '@/components/gasto/gasto-control';
import { type ColumnField, COLUMNS, GRID_CLASS, type NamedGasto } from '@/components/gasto/gasto-columns';
import { EtiquetaOptions, offeredIn, useHashtagsIn } from '@/components/etiquetas/hashtags';
import { useEntryForm } from '@/components/gastos/form/use-entry-form';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { FieldError } from '@/components/ui/field';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { draftOf, type GastoDraft, placeholderOf } from '@/lib/domain/gasto-entry';
import { useAfterPress } from '@/lib/hooks/use-after-press';
import { useFormat } from '@/lib/hooks/use-format';
import { BUTTONS, NONE } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/entry';
import { CORRECTING } from '@/lib/text/gastos';
import { GRID_HEAD } from '@/lib/text/gastos-list';
import type { ListState } from './use-list-state';

type Editing = NonNullable<ListState['editing']>;

type GridCell = Pick<Editing, 'gasto' | 'field'>;

type RowEditorProps = NamedGasto & {
  selected: boolean;
  /** The expense in the next row. */
  below: Gasto | undefined;
  catalogo: Catalogo;
  editing: Editing;
  isCompact: boolean;
  withDay: boolean;
  onDone: (below: GridCell | null) => void;
  onCancel: () => void;
};

const FAULTS_ID = 'fila-avisos';
const NO_HABITS = { suggestions: [], metodoOfCategoria: new Map<string, string>() };
const { columns } = GRID_HEAD;

/** Lies over its cell, whose text it begins at. */
const CONTROL_CLASS = 'absolute top-1/2 -translate-y-1/2 focus-within:z-[4] focus-visible:-outline-offset-1';
const INPUT_CLASS = '-left-2 w-[calc(100%+1rem)] px-2 text-sm';
const SELECT_CLASS = '-inset-x-2 [&_select]:h-full [&_select]:pl-2 [&_select]:pr-6 [&_svg]:right-1.5';
const LOOKS: { [Field in ColumnField]?: string } = {
  fecha: '-left-8 w-[8.2rem] px-1.5 text-sm',
  categoria: SELECT_CLASS,
  metodoPago: SELECT_CLASS,
  estado: SELECT_CLASS,
  cantidad: cn(INPUT_CLASS, 'text-right tabular-nums'),
};
/** If the column is left out: its control appears below the row. */
const OUTSIDE_CLASS =
  '@max-[58.5rem]:absolute @max-[58.5rem]:left-44 @max-[58.5rem]:top-full @max-[58.5rem]:w-80';

/** A row that scrolls away and comes back goes on at this field. */
const lastFields = new WeakMap<Editing, ColumnField>();

type Entry = Omit<ReturnType<typeof useEntryForm>, 'form'>;

/** The cell that has the focus is its control. */
export function RowEditor(props: RowEditorProps) {
  const { gasto, editing, isCompact } = props;
  const [lastField] = useState(() => lastFields.get(editing));
  /** The cell to go on with once the row is saved. */
  const next = useRef<GridCell | null>(null);
  const { form, ...entry } = useRowForm(props, lastField, next);
  const { onBlur, onKeyDown, cancel, isFaulty } = useRowEnd(props, entry, form, next);
  const offered = offeredIn(useHashtagsIn(form, entry));
  const offeredId = useId();
  useBeginning(form, lastField === undefined ? editing.typed : null);
  const picker = usePickerOfPress(form, lastField === undefined && editing.isPressed);
  return (
    <li
      aria-setsize={props['aria-setsize']}
      aria-posinset={props['aria-posinset']}
      className={cn('relative', isCompact ? 'h-8' : 'h-12')}
    >
      <form
        ref={form}
        className="h-full"
        noValidate
        aria-label={CORRECTING.editRow}
        data-untouched={!entry.isTouched}
        onSubmit={(event) => {
          next.current = null;
          entry.submit(event);
        }}
        onFocus={({ target }) => {
          lastFields.set(editing, fieldOf(target) ?? editing.field);
        }}
        onBlur={onBlur}
        onKeyDown={(event) => {
          picker.end();
          onKeyDown(event);
        }}
      >
        <div className={cn(GRID_CLASS, 'h-full bg-accent text-sm')}>
          <BoxPicture isChecked={props.selected} />
          {COLUMNS.map((column) => (
            <EditedCell
              key={column.field}
              {...{ ...props, column, entry }}
              gasto={entry.origin?.gasto ?? gasto}
              onChange={(part) => {
                const changed = entry.change(part);
                if (picker.isOpen()) void entry.save(false, changed);
              }}
            />
          ))}
        </div>
        {offered ? (
          <div className="absolute left-6 top-full z-[7] max-w-[50%] rounded-b border border-border bg-card px-1.5 shadow-lg">
            <EtiquetaOptions id={offeredId} {...offered} />
          </div>
        ) : null}
        <RowEnd {...{ entry, isFaulty }} onCancel={cancel} />
      </form>
    </li>
  );
}

type RowEndProps = { entry: Entry; isFaulty: boolean; onCancel: () => void };

/** Its faults, and its buttons; a press elsewhere saves and Escape cancels as well. */
function RowEnd({ entry, isFaulty, onCancel }: RowEndProps) {
  return (
    <div
      className={cn(
        'absolute right-6 top-full z-[6] flex max-w-[calc(100%-3rem)] flex-wrap items-center justify-end gap-2 rounded-b border border-border bg-card p-1.5 shadow-lg',
        // A finger has no Escape.
        !isFaulty &&
          'pointer-fine:not-focus-within:size-px pointer-fine:not-focus-within:overflow-hidden pointer-fine:not-focus-within:opacity-0',
      )}
    >
      <RowFaults {...{ entry, isFaulty }} />
      <Button variant="ghost" size="small" onClick={onCancel}>
        {BUTTONS.cancel}
      </Button>
      <Button type="submit" size="small" aria-disabled={entry.busy}>
        {entry.busy ? ENTRY.saving : BUTTONS.save}
      </Button>
    </div>
  );
}

function BoxPicture({ isChecked }: { isChecked: boolean }) {
  return (
    <span aria-hidden className="grid size-6 place-items-center">
      <input type="checkbox" checked={isChecked} disabled className="size-4.5 accent-primary" />
    </span>
  );
}

/** Text typed before the fields were there replaces the stored one. */
function useRowForm(
  { gasto, catalogo, editing, onDone }: RowEditorProps,
  lastField: ColumnField | undefined,
  next: RefObject<GridCell | null>,
) {
  const format = useFormat();
  const [initial] = useState(() => draftOf(gasto, catalogo, format.plainNumber(gasto.cantidad)));
  const { field, typed } = editing;
  const isTyped = typed !== '' && LOOKS[field] !== SELECT_CLASS && field !== 'fecha';
  return useEntryForm({
    habits: NO_HABITS,
    initial,
    beginning: isTyped ? { ...initial, [field]: typed } : initial,
    gasto,
    focusOn: `[name=${lastField ?? field}]`,
    inRow: true,
    isBack: lastField !== undefined,
    onDone: () => {
      onDone(next.current);
    },
  });
}

/** Selects the first field's text, for typing to replace it; typed text goes on. */
function useBeginning(form: RefObject<HTMLFormElement | null>, typed: string | null) {
  const begin = useEffectEvent(() => {
    if (typed === null) return;
    form.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLInputElement)) return;
    if (!form.current?.contains(activeElement)) return;
    if (typed === '' || activeElement.type === 'date') activeElement.select();
    else activeElement.setSelectionRange(activeElement.value.length, activeElement.value.length);
  });
  useLayoutEffect(() => {
    begin();
  }, []);
}

/** A press on a cell with choices opens them. Until a key is pressed, a choice ends the edit. */
function usePickerOfPress(form: RefObject<HTMLFormElement | null>, isPressed: boolean) {
  const isPicking = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!isPressed || !(activeElement instanceof HTMLSelectElement)) return;
    if (!form.current?.contains(activeElement)) return;
    isPicking.current = true;
    showPicker(activeElement);
  }, [form, isPressed]);
  return {
    isOpen: () => isPicking.current,
    end: () => {
      isPicking.current = false;
    },
  };
}

/** Enter saves and goes down, Escape discards, leaving the row saves a changed draft. */
function useRowEnd(
  { editing, below, onDone, onCancel }: RowEditorProps,
  { isTouched, faults, conflict, end, save }: Entry,
  form: RefObject<HTMLFormElement | null>,
  nextRef: RefObject<GridCell | null>,
) {
  const isFaulty = Object.keys(faults).length > 0 || conflict !== null;
  const afterPress = useAfterPress();

  function cancel() {
    end();
    onCancel();
  }
  function leave(cell: GridCell | null = null) {
    nextRef.current = cell;
    if (isTouched) void save();
    else onDone(cell);
  }
  const onLeaving = useEffectEvent(leave);
  useEffect(() => {
    if (editing.leaving) onLeaving();
  }, [editing]);

  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    // The window's own scrollbar is pressed too.
    const isElsewhere = target instanceof Node && target !== document.documentElement;
    if (isElsewhere && !isFaulty && !form.current?.contains(target)) afterPress(leave);
  });
  useEffect(() => {
    function onPointerDown(event: PointerEvent) {
      onPress(event);
    }
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, []);

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    // The browser may take the focus itself, for example for its menus.
    if (!event.relatedTarget || event.currentTarget.contains(event.relatedTarget)) return;
    if (!isFaulty) afterPress(leave);
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Escape') cancel();
    const field = fieldOf(event.target);
    // A browser's menu takes Enter for itself.
    if (event.key !== 'Enter' || field === null || event.nativeEvent.isComposing) return;
    event.preventDefault();
    leave(below ? { gasto: below, field } : null);
  }

  return { onBlur, onKeyDown, cancel, isFaulty };
}

/** Answers null for a button. */
function fieldOf(target: EventTarget): ColumnField | null {
  const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
  return COLUMNS.find(({ field }) => field === name)?.field ?? null;
}

type EditedCellProps = Pick<RowEditorProps, keyof NamedGasto | 'catalogo' | 'isCompact' | 'withDay'> & {
  column: (typeof COLUMNS)[number];
  entry: Entry;
  onChange: (part: Partial<GastoDraft>) => void;
};

/** The control is seen while it has the focus, and while it differs from the stored value, `gasto`. */
function EditedCell({ column, entry, onChange, ...rest }: EditedCellProps) {
  const { catalogo, isCompact, withDay, ...named } = rest;
  const { draft, faults, origin } = entry;
  const { field, isRoomy, className } = column;
  const isSeen = faults[field] !== undefined || draft[field] !== origin?.draft[field];
  return (
    <div
      className={cn(
        'relative flex h-full min-w-0 items-center',
        className,
        isRoomy && OUTSIDE_CLASS,
        isRoomy && !isSeen && '@max-[58.5rem]:not-focus-within:pointer-events-none',
      )}
    >
      <RestingCell {...{ column, named }} isClear={isSeen || (field === 'fecha' && !withDay)} />
      <GastoControl
        field={field}
        name={field}
        aria-label={columns[field]}
        aria-invalid={faults[field] !== undefined}
        aria-describedby={faults[field] === undefined ? undefined : FAULTS_ID}
        className={cn(
          CONTROL_CLASS,
          LOOKS[field] ?? INPUT_CLASS,
          isCompact ? 'h-7' : 'h-9',
          !isSeen && 'not-focus-within:opacity-0',
        )}
        placeholder={shorten(placeholderOf(field, draft))}
        choices={choicesOf(field, draft, named.gasto, catalogo)}
        value={draft[field] ?? ''}
        onChange={(value) => {
          onChange({ [field]: value, ...(field === 'cantidad' && { cantidadMeaning: null }) });
        }}
      />
    </div>
  );
}

type RestingCellProps = Pick<EditedCellProps, 'column'> & { named: NamedGasto; isClear: boolean };

/** Looks like the row's cell; the control says the same. */
function RestingCell({ column, named, isClear }: RestingCellProps) {
  const format = useFormat();
  return (
    <span
      aria-hidden
      className={cn('flex min-w-0 items-center', column.className, isClear && 'opacity-0', {
        '@max-[58.5rem]:hidden': column.isRoomy,
      })}
    >
      {column.field === 'estado' ? (
        <EstadoMark estado={named.gasto.estado} />
      ) : (
        <>
          {column.icon?.(named)}
          <bdi className="truncate">{shorten((column.brief ?? column.text)(named, format))}</bdi>
        </>
      )}
    </span>
  );
}

function choicesOf(field: ColumnField, draft: GastoDraft, stored: Gasto, catalogo: Catalogo) {
  if (field === 'estado') return estadoChoices(stored.estado);
  if (field !== 'categoria' && field !== 'metodoPago') return undefined;
  const rows = field === 'categoria' ? catalogo.categorias : catalogo.metodosPago;
  const choices = Array.from(rows.values(), ({ nombre }) => ({ value: nombre, label: shorten(nombre) }));
  const none = draft[field] === null ? [{ value: '', label: NONE[field] }] : [];
  return [...none, ...choices.filter(({ value }) => value !== '')];
}

function bringIntoView(part: Element | null): void {
  part?.scrollIntoView({ block: 'nearest' });
}

function RowFaults({
  entry: { draft, faults, conflict, change },
  isFaulty,
}: {
  entry: Entry;
  isFaulty: boolean;
}) {
  const texts = COLUMNS.map(({ field }) => field !== 'cantidad' && faultText(faults, field));
  return (
    <div ref={isFaulty ? bringIntoView : null} id={FAULTS_ID} role="alert" className="mr-auto grid gap-1">
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
