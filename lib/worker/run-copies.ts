import { readCopy, replaceContent, takeCopy } from '@/lib/db/copies';
import { resetDatabase } from '@/lib/db/reset-database';
import { toStorageFault } from '@/lib/db/storage-error';
import type { JobControl, Jobs } from './jobs';
import { writeInTurn, type Stores } from './stores';

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
 * Clears all data, with a copy of it kept before. Where none can be kept it answers why, with nothing cleared, unless
 * it is told to do without. Never rejects.
 */
export function runReset(
  stores: Stores,
  { withoutCopy }: Jobs['reset']['given'],
  { signal }: JobControl,
  now: Date,
): Promise<Jobs['reset']['outcome']> {
  const { db, program } = stores;
  return writeInTurn(stores, signal, async () => {
    let copyId: number | null = null;
    try {
      if (!withoutCopy) copyId = await takeCopy(db, program, 'reset', now);
    } catch (error) {
      return { kind: 'no-copy', fault: toStorageFault(error) };
    }
    await resetDatabase(db);
    return { kind: 'finished', copyId };
  });
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
    return { kind: 'finished', copyId };
  });
}
