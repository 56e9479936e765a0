import { importContent, type ImportControl, type ImportOptions } from '@/lib/db/import-content';
import { markImport, noteImport, type ImportOrigin } from '@/lib/db/import-diary';
import { collectRejected } from '@/lib/export/rejected-file';
import { sha256Of } from '@/lib/export/sha256';
import type { ImportOutcome, ImportResult } from '@/lib/import/import-flow';
import { applyMends } from '@/lib/import/mends';
import { parseFile, type FileContent } from '@/lib/import/parse-file';
import { gastoErrorOf } from '@/lib/text/specification';
import type { GastoRejection } from '@/lib/import/import-summary';
import { toInstant } from '@/lib/domain/instant';
import type { JobControl, Jobs } from './jobs';
import { readBytes } from './read-bytes';
import { writeInTurn, type Stores } from './stores';

/**
 * The way of an import: size, decode, parse, shape, mends, then everything else in one write, which the diary announces
 * before it is committed. Never rejects: whatever happens is an outcome, and every outcome but `finished` has left the
 * database as it was.
 */
export async function runImport(
  stores: Stores,
  { file, mends, skipDuplicates }: Jobs['import']['given'],
  control: JobControl,
  now: Date,
): Promise<ImportOutcome> {
  const bytes = await readBytes(file);
  if (!bytes.ok) return { kind: 'refused', fault: bytes.fault };
  const sha256 = await sha256Of(bytes.value);
  const content = parseFile(bytes.value);
  if (!content.ok) return { kind: 'refused', fault: content.fault };
  const origin = { at: toInstant(now), fileName: file.name, sha256 };
  const mended = applyMends(content.value, mends);
  const rejected = collectRejected(mended);
  function onRejected(item: unknown, rejection: GastoRejection) {
    rejected.add(item, gastoErrorOf(rejection));
  }
  return writeInTurn(stores, control.signal, async () => {
    const options = { skipDuplicates };
    const done = await importIntoDiary(stores, mended, options, { ...control, onRejected }, origin);
    return { kind: 'finished', ...done, rejected: rejected.end() };
  });
}

/**
 * Imports some content in one write, which the diary announces before it is committed. Answers its place in the diary,
 * null where it added nothing. To be called in the writer's turn; rejects with nothing written.
 */
export async function importIntoDiary(
  { db, program }: Stores,
  content: FileContent,
  options: ImportOptions,
  control: Omit<ImportControl, 'beforeCommit'>,
  origin: ImportOrigin,
): Promise<Omit<ImportResult, 'rejected'>> {
  const noted: { recordId: number | null } = { recordId: null };
  const { summary, tallies } = await importContent(db, content, options, {
    ...control,
    beforeCommit: async (rows) => {
      const empty = rows.firstGasto === null && rows.categorias.length + rows.metodosPago.length === 0;
      if (!empty) noted.recordId = await noteImport(program, origin, rows);
    },
  });
  // Should it fail, the next reconciliation says the same.
  const { recordId } = noted;
  if (recordId !== null) await markImport(program, recordId, 'done').catch(() => undefined);
  return { summary, tallies, recordId };
}
