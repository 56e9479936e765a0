import { readCopy, replaceContent, takeCopy } from '@/lib/db/copies';
import { announceReset, reconcileImports } from '@/lib/db/import-diary';
import type { ProgramDatabase } from '@/lib/db/program-database';
import { forgetData, resetDatabase } from '@/lib/db/reset-database';
import { toStorageFault } from '@/lib/db/storage-error';
import { failure, success, type Result } from '@/lib/domain/result';
import type { StorageFault } from '@/lib/domain/storage-fault';
import type { JobControl, Jobs } from './jobs';
import { writeDataInTurn, writeInTurn, type Stores } from './stores';

type ResetDone = Extract<Jobs['reset']['outcome'], { kind: 'finished' }>;

/** Keeps a copy of all data. Never rejects. */
export function runCopy(
  stores: Stores,
  { reason }: Jobs['copy']['given'],
  { signal }: JobControl,
  now: Date,
): Promise<Jobs['copy']['outcome']> {
  return writeInTurn(stores, signal, async () => ({
    kind: 'finished',
    copyId: await takeCopy(stores.db, stores.program, reason, now),
  }));
}

/**
 * Clears all data. Either keeps a copy of them and closes the diary, or erases all that the second database knows of
 * them; what it refuses to do never stands in the way. Never rejects.
 */
export function runReset(
  stores: Stores,
  { keepCopy }: Jobs['reset']['given'],
  { signal }: JobControl,
  now: Date,
): Promise<Jobs['reset']['outcome']> {
  return writeDataInTurn(stores, signal, () =>
    keepCopy ? resetWithCopy(stores, now) : resetForGood(stores),
  );
}

/**
 * The diary is told just before the commit that all rows are about to be cleared, and looks at the rows after it: wherever
 * the program ends between the two databases, the next look finds which imports are still there.
 */
async function resetWithCopy({ db, program }: Stores, now: Date): Promise<ResetDone> {
  const copy = await attempt(program, () => takeCopy(db, program, 'reset', now));
  try {
    await resetDatabase(db, async () => {
      await attempt(program, () => announceReset(program));
    });
  } finally {
    // Should it fail, the next reconciliation says the same.
    await attempt(program, () => reconcileImports(db, program));
  }
  if (!copy.ok) return { kind: 'finished', copyId: null, refused: copy.fault };
  return { kind: 'finished', copyId: copy.value, refused: null };
}

/**
 * What nobody sees goes first, the data last: where the program ends between the two databases, whoever finds an empty
 * screen has nothing left behind it either.
 */
async function resetForGood({ db, program }: Stores): Promise<ResetDone> {
  const done: ResetDone = { kind: 'finished', copyId: null, refused: null };
  await resetDatabase(db, async () => {
    const forgotten = await attempt(program, () => forgetData(program));
    if (!forgotten.ok) done.refused = forgotten.fault;
  });
  return done;
}

/** Does something with the second database, or answers why that is not possible. */
async function attempt<Value>(
  program: ProgramDatabase,
  act: () => Promise<Value>,
): Promise<Result<Value, StorageFault>> {
  try {
    return success(await act());
  } catch (error) {
    return failure(program.lost ?? toStorageFault(error));
  }
}

/** Puts a copy in the place of all data, with a copy of these kept before. Answers `gone` where it is none. Never rejects. */
export function runRestoreCopy(
  stores: Stores,
  { id }: Jobs['restore-copy']['given'],
  { signal }: JobControl,
  now: Date,
): Promise<Jobs['restore-copy']['outcome']> {
  const { db, program } = stores;
  return writeInTurn(stores, signal, async () => {
    const content = await readCopy(program, id);
    if (!content) return { kind: 'gone' };
    const copyId = await takeCopy(db, program, 'restore', now);
    await replaceContent(db, content);
    // The imports whose rows are there again can be undone again.
    await attempt(program, () => reconcileImports(db, program));
    return { kind: 'finished', copyId };
  });
}
