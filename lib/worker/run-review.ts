import { countOccurrences } from '@/lib/db/count-occurrences';
import { openDatabase, type GastosDatabase } from '@/lib/db/database';
import { listCategorias } from '@/lib/db/categorias';
import { listMetodosPago } from '@/lib/db/metodos-pago';
import { peekNextIds } from '@/lib/db/next-ids';
import { toStorageFault } from '@/lib/db/storage-error';
import { parseFile } from '@/lib/import/parse-file';
import {
  checkContent,
  completeReview,
  dependsOnNextIds,
  PROVISIONAL_IDS,
  type CheckedContent,
  type Review,
  type ReviewOutcome,
} from '@/lib/import/review';
import type { JobControl, Jobs } from './jobs';
import { readBytes } from './read-bytes';

/**
 * The dry run of an import: what {@link runImport} would do with the same file and mends at this moment, short of rows
 * that the database itself will refuse. Writes nothing, waits for no other writer's turn and never rejects.
 */
export async function runReview(
  db: GastosDatabase,
  { file, mends }: Jobs['review']['given'],
  { signal }: JobControl,
): Promise<ReviewOutcome> {
  const bytes = await readBytes(file);
  if (!bytes.ok) return { kind: 'refused', fault: bytes.fault };
  // Under way while the file is parsed.
  const digest = sha256Of(bytes.value);
  const content = parseFile(bytes.value);
  if (!content.ok) return { kind: 'refused', fault: content.fault };
  const opened = await openDatabase(db);
  if (!opened.ok) return { kind: 'failed', fault: opened.fault };
  try {
    const review = await reviewAgainst(db, checkContent(content.value, mends), signal);
    return { kind: 'reviewed', review, sha256: await digest, importedBefore: null };
  } catch (error) {
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', fault: toStorageFault(error) };
  }
}

/** Compares a checked file with what is stored, all of it read at one moment. */
async function reviewAgainst(
  db: GastosDatabase,
  checked: CheckedContent,
  signal: AbortSignal,
): Promise<Review> {
  const { stored, occurrences } = await db.transaction(
    'r',
    [db.gastos, db.categorias, db.metodosPago],
    async () => {
      const [categorias, metodosPago] = await Promise.all([listCategorias(db), listMetodosPago(db)]);
      const counted = await countOccurrences(db, checked.days, () => {
        signal.throwIfAborted();
      });
      return { stored: { categorias, metodosPago }, occurrences: counted };
    },
  );
  const nextIds = dependsOnNextIds(checked, stored) ? await peekNextIds(db) : PROVISIONAL_IDS;
  return completeReview(checked, stored, nextIds, occurrences);
}

/** The SHA-256 of some bytes as hexadecimal digits, or null where the browser computes none. Never rejects. */
async function sha256Of(bytes: ArrayBuffer): Promise<string | null> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  try {
    const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    // A review is worth as much without it.
    return null;
  }
}
