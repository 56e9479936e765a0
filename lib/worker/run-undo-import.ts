import { dropOldCopies, readCopy, takeCopy } from '@/lib/db/copies';
import { importedRowsOf, markImport } from '@/lib/db/import-diary';
import { countEdited, removeImportedRows } from '@/lib/db/remove-imported-rows';
import { restoreImportedRows } from '@/lib/db/restore-imported-rows';
import type { JobControl, Jobs } from './jobs';
import { writeInTurn, type Stores } from './stores';

/** Copies all data before. `edited`: nothing changed yet, ask the person. `gone`: undone already. Never rejects. */
export function runUndoImport(
  stores: Stores,
  { id, edited }: Jobs['undo-import']['given'],
  { signal }: JobControl,
  now: Date,
): Promise<Jobs['undo-import']['outcome']> {
  const { db, program } = stores;
  return writeInTurn(stores, signal, async () => {
    const rows = await importedRowsOf(program, id, 'done');
    if (!rows) return { kind: 'gone' };
    const editedNow = edited === 'ask' ? await countEdited(db, rows) : null;
    if (editedNow) return { kind: 'edited', edited: editedNow };
    const copyId = await takeCopy(db, program, 'import-undone', now);
    const undone = await removeImportedRows(db, rows, edited, () => markImport(program, id, 'undoing'));
    if ('edited' in undone) return { kind: 'edited', edited: undone.edited };
    await markImport(program, id, 'undone').catch(() => undefined);
    await dropOldCopies(program);
    return { kind: 'finished', undone, copyId };
  });
}

/**
 * Brings back the rows from the copy kept before the undo. `gone`: no copy or diary record. `refused`: rows do not
 * fit, nothing changed. Never rejects.
 */
export function runRedoImport(
  stores: Stores,
  { id, copyId, edited }: Jobs['redo-import']['given'],
  { signal }: JobControl,
): Promise<Jobs['redo-import']['outcome']> {
  const { db, program } = stores;
  return writeInTurn(stores, signal, async () => {
    const rows = await importedRowsOf(program, id, 'undone');
    const content = rows && (await readCopy(program, copyId));
    if (!content) return { kind: 'gone' };
    const restored = await restoreImportedRows(db, rows, content, edited, () =>
      markImport(program, id, 'undoing'),
    );
    await markImport(program, id, restored.ok ? 'done' : 'undone').catch(() => undefined);
    if (!restored.ok) return { kind: 'refused', fault: restored.fault };
    return { kind: 'finished', gastos: restored.value };
  });
}
