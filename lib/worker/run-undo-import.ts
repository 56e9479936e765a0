import { dropOldCopies, takeCopy } from '@/lib/db/copies';
import { importedRowsOf, markImport, markUndone } from '@/lib/db/import-diary';
import { countEdited, removeImportedRows } from '@/lib/db/remove-imported-rows';
import type { JobControl, Jobs } from './jobs';
import { writeInTurn, type Stores } from './stores';

/**
 * Removes what an import added, with a copy of everything kept before. Answers `edited`, with nothing changed, where
 * rows were edited since and are to be asked about; `gone` where it has been undone already. Never rejects.
 */
export function runUndoImport(
  stores: Stores,
  { id, edited }: Jobs['undo-import']['given'],
  { signal }: JobControl,
  now: Date,
): Promise<Jobs['undo-import']['outcome']> {
  const { db, program } = stores;
  return writeInTurn(stores, signal, async () => {
    const rows = await importedRowsOf(program, id);
    if (!rows) return { kind: 'gone' };
    const editedNow = edited === 'ask' ? await countEdited(db, rows) : 0;
    if (editedNow > 0) return { kind: 'edited', gastos: editedNow };
    const copyId = await takeCopy(db, program, 'import-undone', now);
    const undone = await removeImportedRows(db, rows, edited, () => markImport(program, id, 'undoing'));
    if ('edited' in undone) return { kind: 'edited', gastos: undone.edited };
    await markUndone(program, id).catch(() => undefined);
    await dropOldCopies(program);
    return { kind: 'finished', undone, copyId };
  });
}
