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
import type { JobControlOf, Jobs } from './jobs';
import { readImportFile } from './read-import-file';
import { writeInTurn, type Stores } from './stores';

/**
 * The way of an import: size, decode, parse, shape, mends, then everything else in one write, which the diary announces
 * before it is committed. `ahead` is the file where it was read before. Never rejects: whatever happens is an outcome, and
 * every outcome but `finished` has left the database as it was.
 */
export async function runImport(
  stores: Stores,
  { file, mends, skipDuplicates }: Jobs['import']['given'],
  control: JobControlOf<'import'>,
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

/** Tells what is stored of a finished import, and answers its outcome with that. */
export function checked<Outcome extends ImportResult>(
  outcome: Outcome,
  stored: StoredTally,
  { onStored }: { onStored?: (stored: StoredTally) => void },
): Outcome {
  onStored?.(stored);
  return withStored(outcome, stored);
}

type Finished = Extract<ImportOutcome, { kind: 'finished' }>;

/** What an import came to that is committed; what is stored of it is still being read. */
type CommittedImport = Omit<ImportResult, 'rejected'> & { stored: Promise<StoredTally> };

/**
 * Imports some content in one write, which the diary announces before it is committed. Answers its place in the diary, to
 * be closed in the same turn, or null where it added nothing. What was brought from a statement is noted with it. What is
 * stored is read back next in turn, after the commit. To be called in the writer's turn; rejects with nothing written.
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
      // Asked for before the commit: who writes after that waits until it is read.
      stored = tallyNext(db, rows);
    },
  });
  return { summary, tallies: { inFile, stored: 'reading' }, recordId: noted.recordId, stored };
}

/** Notes in the diary that an import was committed. Should that fail, the next reconciliation says the same. */
export async function closeRecord(
  { program }: Pick<Stores, 'program'>,
  recordId: number | null,
): Promise<void> {
  if (recordId !== null) await markImport(program, recordId, 'done').catch(() => undefined);
}
