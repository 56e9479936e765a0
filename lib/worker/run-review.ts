import { countOccurrences, peekNextIds } from '@/lib/db/count-occurrences';
import type { GastosDatabase } from '@/lib/db/database';
import { openDatabase } from '@/lib/db/open-database';
import { listRows } from '@/lib/db/catalogo-rows';
import { lastImportOf } from '@/lib/db/import-diary';
import { toStorageFault } from '@/lib/db/storage-error';
import {
  checkContent,
  completeReview,
  dependsOnNextIds,
  PROVISIONAL_IDS,
  type ImportReview,
  type ReviewOutcome,
} from '@/lib/import/import-review';
import type { JobControl, Jobs } from './jobs';
import { readImportFile } from './read-file';
import type { Stores } from './stores';

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
