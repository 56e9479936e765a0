import { openDatabase, type GastosDatabase } from '@/lib/db/database';
import { importContent, type ImportControl } from '@/lib/db/import-content';
import { toStorageFault } from '@/lib/db/storage-error';
import type { ImportOutcome } from '@/lib/import/import-flow';
import { applyMends } from '@/lib/import/mends';
import { parseFile } from '@/lib/import/parse-file';
import type { Jobs } from './jobs';
import { readBytes } from './read-bytes';
import { withWriteLock } from './write-lock';

/**
 * The way of an import: size, decode, parse, shape, mends, then everything else in one write. Never rejects: whatever
 * happens is an outcome, and every outcome but `finished` has left the database as it was.
 */
export async function runImport(
  db: GastosDatabase,
  { file, mends, skipDuplicates }: Jobs['import']['given'],
  control: ImportControl,
): Promise<ImportOutcome> {
  const bytes = await readBytes(file);
  if (!bytes.ok) return { kind: 'refused', fault: bytes.fault };
  const content = parseFile(bytes.value);
  if (!content.ok) return { kind: 'refused', fault: content.fault };
  const opened = await openDatabase(db);
  if (!opened.ok) return { kind: 'failed', fault: opened.fault };
  try {
    const mended = applyMends(content.value, mends);
    const summary = await withWriteLock(control.signal, () =>
      importContent(db, mended, { skipDuplicates }, control),
    );
    return { kind: 'finished', summary };
  } catch (error) {
    return control.signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', fault: toStorageFault(error) };
  }
}
