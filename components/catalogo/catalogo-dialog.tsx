import { useRef } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import type { CatalogoTable } from '@/lib/domain/entities';
import type { Usage } from '@/lib/domain/mes-summary';
import { CATALOGO_SCREENS } from '@/lib/text/catalogo';
import { BUTTONS } from '@/lib/text/common';
import { CatalogoForm } from './catalogo-form';
import { RemovalForm } from './removal-form';

/** A merge without `row` lets the person choose several rows. */
export type CatalogoTask =
  | { kind: 'create' }
  | { kind: 'edit'; row: CatalogoRow }
  | { kind: 'merge'; row: CatalogoRow | null }
  | { kind: 'delete'; row: CatalogoRow };

type CatalogoDialogProps = {
  table: CatalogoTable;
  task: CatalogoTask;
  opener: Element | null;
  rows: readonly CatalogoRow[];
  usage: ReadonlyMap<number, Usage> | undefined;
  onTask: (task: CatalogoTask) => void;
  onClose: () => void;
};

/** Render it only while it is open. */
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
