import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notifyAct } from '@/components/acts/notify-change';
import { toast } from '@/components/acts/toast';
import { PresupuestoField } from '@/components/fields/cantidad-field';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field, FieldError, Input } from '@/components/ui/field';
import { focusFirst, focusHeading } from '@/components/ui/focus';
import { useFocusFirst } from '@/components/ui/keyboard-focus';
import { addToCatalogo, editInCatalogo, removeFromCatalogo } from '@/lib/db/edit-catalogo';
import {
  CATALOGO_RULES,
  type CatalogoDraft,
  type CatalogoDraftFaults,
  catalogoDraftOf,
  type CatalogoRow,
  completeCatalogoDraft,
  newCatalogoDraft,
} from '@/lib/domain/catalogo-entry';
import type { CatalogoTable, CategoriaFields } from '@/lib/domain/entities';
import type { Usage } from '@/lib/domain/mes-summary';
import { normalizeNombre } from '@/lib/domain/values';
import { useFormat } from '@/lib/hooks/use-format';
import { useSaving } from '@/lib/hooks/use-saving';
import { perform } from '@/lib/page/acts/history';
import { STARTERS } from '@/lib/sample/generate-sample';
import { changeFaultSentence } from '@/lib/text/acts';
import { CATALOGO, CATALOGO_SCREENS } from '@/lib/text/catalogo';
import { BUTTONS, FIELDS } from '@/lib/text/common';
import { type Format, shorten } from '@/lib/text/format';
import { ColorField, IconoField } from './color-field';
import { RemovalForm } from './removal-form';
import { type CatalogoTask, RowIcon } from './catalogo-list-row';

export function CatalogoForm(props: CatalogoFormProps) {
  const { form, origin, draft, faults, conflict, change, save } = useCatalogoForm(props);
  const { table } = props;
  const { hasColor, hasPresupuesto } = CATALOGO_RULES[table];
  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="flex min-h-0 flex-col">
      <div className="grid grid-cols-1 gap-5 overflow-y-auto p-5">
        <Texts {...{ table, draft, faults, change }} id={origin?.row.id} />
        {hasPresupuesto ? (
          <PresupuestoField draft={draft} fault={faults.presupuesto} onChange={change} />
        ) : null}
        {hasColor ? (
          <ColorField
            color={draft.color}
            fault={faults.color}
            onChange={(color) => {
              change({ color });
            }}
          />
        ) : null}
        <IconoField
          table={table}
          icono={draft.icono}
          onChange={(icono) => {
            change({ icono });
          }}
        />
      </div>
      <SaveFooter conflict={conflict} />
    </form>
  );
}

function SaveFooter({ conflict }: { conflict: Conflict | null }) {
  return (
    <div className="grid gap-3 border-t border-border p-4">
      {conflict ? (
        <FieldError role="alert" tabIndex={-1}>
          {CATALOGO.faults.conflict[conflict]}
        </FieldError>
      ) : null}
      <Button type="submit" className="sm:justify-self-end">
        {BUTTONS.save}
      </Button>
    </div>
  );
}

type TextsProps = Pick<CatalogoFormProps, 'table'> &
  Pick<ReturnType<typeof useCatalogoForm>, 'draft' | 'faults' | 'change'> & { id: number | undefined };

function Texts({ table, id, draft, faults, change }: TextsProps) {
  const { nombre, descripcion } = draft;
  return (
    <>
      <Field label={FIELDS.nombre} error={nombreFault(faults.nombre, table)}>
        {(control) => (
          <div className="flex items-center gap-3">
            <DraftIcon table={table} id={id} draft={draft} />
            <Input
              {...control}
              autoComplete="off"
              value={nombre}
              onChange={(event) => {
                change({ nombre: event.target.value });
              }}
            />
          </div>
        )}
      </Field>
      <Field
        label={FIELDS.descripcion}
        error={faults.descripcion && CATALOGO.faults.descripcion[faults.descripcion]}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={descripcion}
            onChange={(event) => {
              change({ descripcion: event.target.value });
            }}
          />
        )}
      </Field>
    </>
  );
}

function DraftIcon({ table, id, draft }: Pick<TextsProps, 'table' | 'id' | 'draft'>) {
  const { icono, color } = draft;
  return <RowIcon id={id} icono={icono.trim()} color={CATALOGO_RULES[table].hasColor ? color : undefined} />;
}

function nombreFault(fault: CatalogoDraftFaults['nombre'], table: CatalogoTable): string | undefined {
  if (fault === undefined) return undefined;
  if (typeof fault === 'object') return CATALOGO.faults.similar(shorten(fault.similar));
  return fault === 'taken' ? CATALOGO_SCREENS[table].taken : CATALOGO.faults.nombre[fault];
}

/** Saving again settles the conflict. */
type Conflict = 'changed-elsewhere' | 'gone';

/** `row`: null for a new one. */
type CatalogoFormProps = {
  table: CatalogoTable;
  row: CatalogoRow | null;
  rows: readonly CatalogoRow[];
  onDone: () => void;
};

function useCatalogoForm({ table, row, rows, onDone }: CatalogoFormProps) {
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  useFocusFirst(form, 'input');
  const { run } = useSaving();
  const [origin] = useState(() => row && { row, draft: catalogoDraftOf(row, budgetOf(row, format)) });
  const { draft, faults, accepted, conflict, change, refuse } = useCatalogoDraft(form, table, origin?.draft);

  function store(fields: CategoriaFields) {
    const stored = CATALOGO_RULES[table].storedFields(fields);
    if (!origin || conflict === 'gone') return perform(`${table}-added`, addToCatalogo(table, [stored]));
    const current = rows.find(({ id }) => id === origin.row.id);
    return perform(`${table}-edited`, editInCatalogo(table, (conflict && current) ?? origin.row, stored));
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = completeCatalogoDraft(draft, { table, marks: format.marks, rows, origin, accepted });
    if (!fields.ok) {
      refuse(fields.fault);
      return;
    }
    const saved = await run(() => store(fields.value));
    if (!saved) return;
    if (saved.ok) {
      if (saved.value) notifyAct(saved.value, format, shorten(fields.value.nombre));
      // The person may have left this form.
      if (form.current) onDone();
    } else if (saved.fault === 'nombre-taken') refuse({ nombre: 'taken' });
    else if (saved.fault === 'changed-elsewhere' || saved.fault === 'gone') refuse({}, saved.fault);
    else toast.error(CATALOGO.saveFailed, { description: changeFaultSentence(saved.fault) });
  }

  return { form, origin, draft, faults, conflict, change, save };
}

function budgetOf({ presupuesto }: CatalogoRow, format: Format): string {
  return presupuesto === undefined ? '' : format.plainNumber(presupuesto);
}

function useCatalogoDraft(
  form: RefObject<HTMLFormElement | null>,
  table: CatalogoTable,
  stored: CatalogoDraft | undefined,
) {
  const [draft, setDraft] = useState(() => stored ?? newCatalogoDraft(table));
  const [faults, setFaults] = useState<CatalogoDraftFaults>({});
  const [accepted, setAccepted] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  function change(part: Partial<CatalogoDraft>) {
    setDraft({ ...draft, ...part });
    const kept = Object.entries(faults).filter(([field]) => !(field in part));
    setFaults(Object.fromEntries(kept));
  }

  function refuse(found: CatalogoDraftFaults, conflicting: Conflict | null = null) {
    flushSync(() => {
      setFaults(found);
      setConflict(conflicting);
      if (typeof found.nombre === 'object') setAccepted(normalizeNombre(draft.nombre));
    });
    focusFirst(form.current, 'input[aria-invalid=true], [role=alert]');
  }

  return { draft, faults, accepted, conflict, change, refuse };
}

export async function addStartersAndNotify(table: CatalogoTable, format: Format): Promise<void> {
  const added = await perform(`${table}-added`, addToCatalogo(table, STARTERS[table]));
  if (added.ok && added.value) {
    notifyAct(added.value, format);
    focusHeading();
  }
  // If the nombre is taken, another tab was quicker; the list shows its result.
  if (!added.ok && added.fault !== 'nombre-taken')
    toast.error(CATALOGO.saveFailed, { description: changeFaultSentence(added.fault) });
}

/** If an expense uses the row, only `onInUse` is called. */
export async function removeUnusedAndNotify(
  table: CatalogoTable,
  row: CatalogoRow,
  format: Format,
  onInUse: (row: CatalogoRow) => void,
): Promise<void> {
  const removed = await perform(`${table}-deleted`, removeFromCatalogo(table, [row.id], null));
  if (removed.ok) {
    if (removed.value) notifyAct(removed.value, format, shorten(row.nombre));
    focusHeading();
  } else if (removed.fault === 'in-use') onInUse(row);
  else if (removed.fault === 'gone' || removed.fault === 'destination-gone')
    toast.info(CATALOGO_SCREENS[table].gone);
  else toast.error(CATALOGO.removeFailed, { description: changeFaultSentence(removed.fault) });
}

type CatalogoDialogProps = {
  table: CatalogoTable;
  task: CatalogoTask;
  opener: Element | null;
  rows: readonly CatalogoRow[];
  usage: ReadonlyMap<number, Usage> | undefined;
  onTask: (task: CatalogoTask) => void;
  onClose: () => void;
};

export function CatalogoDialog({ table, task, opener, rows, usage, onTask, onClose }: CatalogoDialogProps) {
  const returnTo = useRef(opener);
  return (
    <Dialog onClose={onClose}>
      <DialogContent
        title={titleOf(task, table)}
        closeLabel={BUTTONS.close}
        opener={returnTo}
        focusesItself
        keepsOpen
      >
        <TaskForm
          {...{ table, task, rows, usage, onTask, onClose }}
          onRemoved={() => {
            // The row is about to go, and its button with it.
            returnTo.current = null;
            onClose();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

type TaskFormProps = Omit<CatalogoDialogProps, 'opener'> & { onRemoved: () => void };

function TaskForm({ table, task, rows, usage, onTask, onClose, onRemoved }: TaskFormProps) {
  if (task.kind === 'create' || task.kind === 'edit') {
    const row = task.kind === 'edit' ? task.row : null;
    return <CatalogoForm table={table} row={row} rows={rows} onDone={onClose} />;
  }
  return (
    <RemovalForm
      table={table}
      by={task.kind === 'delete' ? 'deleted' : 'merged'}
      row={task.row}
      rows={rows}
      usage={usage}
      onDone={onRemoved}
      onCreate={() => {
        onTask({ kind: 'create' });
      }}
    />
  );
}

function titleOf({ kind }: CatalogoTask, table: CatalogoTable): string {
  const words = CATALOGO_SCREENS[table];
  return { create: words.add, edit: words.edit, merge: words.merge, delete: words.remove }[kind];
}
