import { dropOldCopies, readCopy, replaceContent, takeCopy } from '@/lib/db/copies';
import {
  announceReset,
  closeImports,
  finishReset,
  reconcileImports,
  settleRestored,
} from '@/lib/db/import-diary';
import { faultOf, openDatabase } from '@/lib/db/database';
import { resetDatabase } from '@/lib/db/reset-database';
import type { StorageFault } from '@/lib/domain/storage-fault';
import type { JobControl, Jobs } from './jobs';
import { writeDataInTurn, writeInTurn, type Stores } from './stores';

/** Keeps a copy of all data, unless it is called off. Never rejects. */
export function runCopy(
  stores: Stores,
  { reason }: Jobs['copy']['given'],
  control: JobControl,
  now: Date,
): Promise<Jobs['copy']['outcome']> {
  const { db, program } = stores;
  return writeInTurn(stores, control.signal, async () => {
    const copyId = await takeCopy(db, program, reason, now, control);
    await dropOldCopies(program);
    return { kind: 'finished', copyId };
  });
}

/**
 * Clears all data. Either keeps a copy of them and closes the diary, or erases all that the second database knows of
 * them; what that one refuses never stands in the way. Never rejects.
 *
 * The two databases share no transaction: the diary is told just before the data are committed, and closed after. Where
 * the program ends between the two, the next reconciliation looks whether the rows are gone, and does what was left.
 */
export async function runReset(
  stores: Stores,
  { keepCopy }: Jobs['reset']['given'],
  { signal }: JobControl,
  now: Date,
): Promise<Jobs['reset']['outcome']> {
  const { db, program } = stores;
  let refused: StorageFault | null = null;

  /** Does its part with the second database, if that is possible at all. */
  async function attempt<Value>(act: () => Promise<Value>): Promise<Value | null> {
    try {
      return await act();
    } catch (error) {
      refused ??= faultOf(program, error);
      return null;
    }
  }

  const opened = await openDatabase(program);
  // What the second database refuses, it refuses; but nothing can be asked of one that does not answer.
  if (!opened.ok && opened.fault === 'no-answer') return { kind: 'failed', fault: opened.fault };
  return writeDataInTurn(stores, signal, async () => {
    if (!opened.ok) refused = opened.fault;
    const copyId = keepCopy ? await attempt(() => takeCopy(db, program, 'reset', now)) : null;
    try {
      await resetDatabase(db, async (last) => {
        await attempt(() => announceReset(program, { keepCopies: keepCopy, last }));
      });
    } catch (error) {
      await attempt(() => reconcileImports(db, program));
      throw error;
    }
    await attempt(() => finishReset(program, keepCopy));
    await dropOldCopies(program);
    return { kind: 'finished', copyId, refused: copyId === null ? refused : null };
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
    await replaceContent(db, content, () => closeImports(program));
    await dropOldCopies(program, id);
    // The imports whose rows are there again can be undone again; should it fail, the next reconciliation sees to it.
    await settleRestored(db, program).catch(() => undefined);
    return { kind: 'finished', copyId };
  });
}
