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
import type { GastoRejection } from '@/lib/import/import-summary';
import { toInstant } from '@/lib/domain/instant';
import type { JobControl, Jobs } from './jobs';
import { readImportFile } from './read-import-file';
import { writeInTurn, type Stores } from './stores';

/**
 * Imports a file in one write, announced in the diary before the commit. `ahead` is the file if read before. Never
 * rejects; only `finished` changes data.
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
  const { content, sha256 } = read.value;
  const origin = { at: toInstant(now), fileName: file.name, sha256 };
  const mended = applyMends(content, mends);
  const rejected = collectRejected(mended);
  function onRejected(item: unknown, rejection: GastoRejection) {
    rejected.add(item, gastoErrorOf(rejection));
  }
  return writeInTurn(stores, control.signal, async () => {
    const options = { skipDuplicates };
    const { stored, ...done } = await importIntoDiary(
      stores,
      mended,
      options,
      { ...control, onRejected },
      origin,
    );
    const outcome: Finished = { kind: 'finished', ...done, rejected: rejected.end() };
    control.onOutcome?.(outcome);
    await closeRecord(stores, done.recordId);
    return checked(outcome, await stored, control);
  });
}

/** Reports the database's tally and adds it to the outcome. */
export function checked<Outcome extends ImportResult>(
  outcome: Outcome,
  stored: StoredTally,
  { onStored }: { onStored?: (stored: StoredTally) => void },
): Outcome {
  onStored?.(stored);
  return withStored(outcome, stored);
}

type Finished = Extract<ImportOutcome, { kind: 'finished' }>;

/** `stored` is still being read. */
type CommittedImport = Omit<ImportResult, 'rejected'> & { stored: Promise<StoredTally> };

/**
 * Imports content in one write, announced in the diary. Close `recordId` in the same turn; it is null if nothing
 * was added. Call it in the writer's turn; after a rejection nothing is written.
 */
export async function importIntoDiary(
  { db, program }: Stores,
  content: FileContent,
  options: ImportOptions,
  control: Omit<ImportControl, 'beforeCommit'>,
  origin: ImportOrigin,
  broughtOf: (rows: ImportedRows) => Brought | null = () => null,
): Promise<CommittedImport> {
  const noted: { recordId: number | null } = { recordId: null };
  let stored: Promise<StoredTally> = Promise.resolve(emptyTally());
  const { summary, inFile } = await importContent(db, content, options, {
    ...control,
    beforeCommit: async (rows) => {
      const added = rows.firstGasto !== null || rows.categorias.length + rows.metodosPago.length > 0;
      const brought = broughtOf(rows);
      if (added || rows.retold) noted.recordId = await noteImport(program, origin, rows, brought);
      else if (brought) await noteAgain(program, brought);
      // Before the commit, so that later writers wait for this read.
      stored = tallyNext(db, rows);
    },
  });
  return { summary, tallies: { inFile, stored: 'reading' }, recordId: noted.recordId, stored };
}

/** If this fails, the next reconciliation notes the commit. */
export async function closeRecord(
  { program }: Pick<Stores, 'program'>,
  recordId: number | null,
): Promise<void> {
  if (recordId !== null) await markImport(program, recordId, 'done').catch(() => undefined);
}
