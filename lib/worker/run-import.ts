import { dropOldCopies, readCopy, takeCopy } from '@/lib/db/copies';
import { countOccurrences, peekNextIds } from '@/lib/db/count-occurrences';
import type { GastosDatabase } from '@/lib/db/databases';
import { importedRowsOf, lastImportOf, markImport } from '@/lib/db/import-diary';
import { openDatabase, toStorageFault } from '@/lib/db/open-database';
import { listRows } from '@/lib/db/stored-rows';
import { countEdited, removeImportedRows, restoreImportedRows } from '@/lib/db/undo-import';
import { type ImportSource, writeImport } from '@/lib/db/write-import';
import { toInstant } from '@/lib/domain/dates';
import { collectRejected } from '@/lib/export/json-format';
import type { ImportOutcome } from '@/lib/import/import-flow';
import {
  checkContent,
  completeReview,
  dependsOnNextIds,
  type ImportReview,
  PROVISIONAL_IDS,
  type ReviewOutcome,
} from '@/lib/import/import-review';
import { applyMends } from '@/lib/import/mends';
import { gastoErrorOf } from '@/lib/text/specification';
import type { JobControl, Jobs } from './jobs';
import { readImportFile } from './read-file';
import { type Stores, writeInTurn } from './stores';

/**
 * Forecasts {@link runImport}, without rows that the database will refuse. Writes nothing, waits for no writer and
 * never rejects.
 */
export async function runReview(
  { db, program }: Stores,
  { file, mends }: Jobs['review']['given'],
  { signal }: JobControl,
): Promise<ReviewOutcome> {
  const read = await readImportFile(file);
  if (!read.ok) return { kind: 'refused', fault: read.fault };
  const { content, sha256 } = read.value;
  const opened = await openDatabase(db);
  if (!opened.ok) return { kind: 'failed', fault: opened.fault };
  try {
    const review = await reviewAgainst(db, checkContent(content, mends), signal);
    const importedBefore = sha256 && (await lastImportOf(program, sha256));
    return { kind: 'reviewed', review, sha256, importedBefore };
  } catch (error) {
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', fault: toStorageFault(error) };
  }
}

async function reviewAgainst(
  db: GastosDatabase,
  checked: ReturnType<typeof checkContent>,
  signal: AbortSignal,
): Promise<ImportReview> {
  const { stored, occurrences } = await db.transaction(
    'r',
    [db.gastos, db.categorias, db.metodosPago],
    async () => {
      const [categorias, metodosPago] = await Promise.all([
        listRows(db, 'categorias'),
        listRows(db, 'metodosPago'),
      ]);
      const counted = await countOccurrences(db, checked.days, () => {
        signal.throwIfAborted();
      });
      return { stored: { categorias, metodosPago }, occurrences: counted };
    },
  );
  const nextIds = dependsOnNextIds(checked, stored) ? await peekNextIds(db) : PROVISIONAL_IDS;
  return completeReview(checked, stored, nextIds, occurrences);
}

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

/**
 * One write, announced in the diary before the commit. `ahead` is the file if read before. Never rejects; only
 * `finished` changes data.
 */
export async function runImport(
  stores: Stores,
  { file, mends, skipDuplicates }: Jobs['import']['given'],
  control: JobControl<ImportOutcome>,
  now: Date,
  ahead: ReturnType<typeof readImportFile> | null = null,
): Promise<ImportOutcome> {
  const read = await (ahead ?? readImportFile(file));
  if (!read.ok) return { kind: 'refused', fault: read.fault };
  const content = applyMends(read.value.content, mends);
  let rejected: ReturnType<typeof collectRejected> | undefined;
  const source: ImportSource<Extract<ImportOutcome, { kind: 'finished' }>> = {
    content,
    options: { skipDuplicates },
    origin: { at: toInstant(now), fileName: file.name, sha256: read.value.sha256 },
    onRejected: (item, rejection) => {
      rejected ??= collectRejected(content);
      rejected.add(item, gastoErrorOf(rejection));
    },
    outcomeOf: (done) => ({ kind: 'finished', ...done, rejected: rejected?.end() }),
  };
  return writeInTurn(stores, control.signal, () => writeImport(stores, source, control));
}
