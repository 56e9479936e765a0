import { openDatabase, type GastosDatabase } from '@/lib/db/database';
import { importContent, type ImportControl } from '@/lib/db/import-content';
import { toStorageFault } from '@/lib/db/storage-error';
import { collectRejected } from '@/lib/export/rejected-file';
import { MAX_FILE_BYTES } from '@/lib/import/file-limits';
import type { ImportOutcome } from '@/lib/import/import-flow';
import { parseFile } from '@/lib/import/parse-file';
import { gastoErrorOf } from '@/lib/text/import-sentences';
import { withWriteLock } from './write-lock';

/**
 * The way of an import: size, decode, parse, shape, then everything else in one write. Never rejects: whatever
 * happens is an outcome, and every outcome but `finished` has left the database as it was.
 */
export async function runImport(
  db: GastosDatabase,
  file: Blob,
  control: ImportControl,
): Promise<ImportOutcome> {
  if (file.size > MAX_FILE_BYTES) return { kind: 'refused', fault: 'too-large' };
  const bytes = await readBytes(file);
  if (!bytes) return { kind: 'refused', fault: 'gone' };
  const content = parseFile(bytes);
  if (!content.ok) return { kind: 'refused', fault: content.fault };
  const opened = await openDatabase(db);
  if (!opened.ok) return { kind: 'failed', fault: opened.fault };
  try {
    const rejected = collectRejected(content.value);
    const summary = await withWriteLock(control.signal, () =>
      importContent(db, content.value, {
        ...control,
        onRejected: (item, rejection) => {
          rejected.add(item, gastoErrorOf(rejection));
        },
      }),
    );
    return { kind: 'finished', summary, rejected: rejected.end() };
  } catch (error) {
    return control.signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', fault: toStorageFault(error) };
  }
}

/** The bytes of a file, or null when it cannot be read any more (moved, changed or locked since it was chosen). */
async function readBytes(file: Blob): Promise<ArrayBuffer | null> {
  try {
    return await file.arrayBuffer();
  } catch {
    return null;
  }
}
