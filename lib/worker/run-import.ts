import { importContent, type ImportControl, type ImportOptions } from '@/lib/db/import-content';
import { tallyNext } from '@/lib/db/tally-imported';
import type { Brought } from '@/lib/db/brought-records';
import { markImport, noteAgain, noteImport, type ImportOrigin } from '@/lib/db/import-diary';
import { collectRejected } from '@/lib/export/rejected-file';
import { emptyTally, type StoredTally } from '@/lib/domain/tally';
import { withStored, type ImportOutcome, type ImportResult } from '@/lib/import/import-flow';
import type { ImportedRows } from '@/lib/import/import-record';
import { applyMends } from '@/lib/import/mends';
import type { FileContent } from '@/lib/import/parse-file';
import { gastoErrorOf } from '@/lib/text/specification';
import { toInstant } from '@/lib/domain/instant';
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

export type ImportSource<Outcome extends ImportResult> = Pick<ImportControl, 'onRejected'> & {
  content: FileContent;
  options: ImportOptions;
  origin: ImportOrigin;
  /** The part of a statement that the diary keeps besides the rows. */
  broughtOf?: (rows: ImportedRows) => Brought;
  outcomeOf: (done: Omit<ImportResult, 'rejected'>) => Outcome;
};

/**
 * Writes any source in one transaction, announced in the diary, and tells its outcome; then reads the added rows
 * back. Call it in the writer's turn; after a rejection nothing is written.
 */
export async function writeImport<Outcome extends ImportResult>(
  { db, program }: Stores,
  { content, options, origin, onRejected, broughtOf, outcomeOf }: ImportSource<Outcome>,
  { onPercent, onOutcome, onStored, signal }: JobControl<Outcome>,
): Promise<Outcome> {
  const noted: { recordId: number | null } = { recordId: null };
  let reading: Promise<StoredTally> = Promise.resolve(emptyTally());
  const { summary, inFile } = await importContent(db, content, options, {
    ...{ onPercent, signal, onRejected },
    beforeCommit: async (rows) => {
      const added = rows.firstGasto !== null || rows.categorias.length + rows.metodosPago.length > 0;
      const brought = broughtOf?.(rows) ?? null;
      if (added || rows.retold || rows.refunded)
        noted.recordId = await noteImport(program, origin, rows, brought);
      else if (brought) await noteAgain(program, brought);
      // Before the commit, so that later writers wait for this read.
      reading = tallyNext(db, rows);
    },
  });
  const { recordId } = noted;
  const outcome = outcomeOf({ summary, tallies: { inFile, stored: 'reading' }, recordId });
  onOutcome?.(outcome);
  // If this fails, the next reconciliation notes the commit.
  if (recordId !== null) await markImport(program, recordId, 'done').catch(() => undefined);
  const stored = await reading;
  onStored?.(stored);
  return withStored(outcome, stored);
}
