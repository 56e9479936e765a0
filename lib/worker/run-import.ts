import { type ImportSource, writeImport } from '@/lib/db/write-import';
import { toInstant } from '@/lib/domain/instant';
import { collectRejected } from '@/lib/export/rejected-file';
import type { ImportOutcome } from '@/lib/import/import-flow';
import { applyMends } from '@/lib/import/mends';
import { gastoErrorOf } from '@/lib/text/specification';
import type { JobControl, Jobs } from './jobs';
import { readImportFile } from './read-file';
import { writeInTurn, type Stores } from './stores';

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
