import { dropOldCopies, readCopy, takeCopy } from '@/lib/db/copies';
import { replaceContent, resetDatabase } from '@/lib/db/replace-content';
import { faultOf, openDatabase } from '@/lib/db/open-database';
import { announceReset, closeImports, finishReset } from '@/lib/db/import-diary';
import { reconcileImports, settleRestored } from '@/lib/db/reconcile-imports';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { writeFolderCopy } from '@/lib/export/folder-copy';
import type { JobControl, Jobs } from './jobs';
import { runBackup } from './run-backup';
import { writeDataInTurn, writeInTurn, type Stores } from './stores';

/** Never rejects. */
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
 * Keeps a copy or erases copies and diary. Never rejects. The databases share no transaction: the diary is told
 * before the commit and closed after; reconciliation completes a reset that ended between.
 */
export async function runReset(
  stores: Stores,
  { keepCopy }: Jobs['reset']['given'],
  { signal }: JobControl,
  now: Date,
): Promise<Jobs['reset']['outcome']> {
  const { db, program } = stores;
  let refused: StorageFault | null = null;

  /** Notes a fault of the second database and goes on. */
  async function attempt<Value>(act: () => Promise<Value>): Promise<Value | null> {
    try {
      return await act();
    } catch (error) {
      refused ??= faultOf(program, error);
      return null;
    }
  }

  const opened = await openDatabase(program);
  // A second database without an answer stops the reset; other faults do not.
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

/** Copies all data before. `gone`: no such copy. Never rejects. */
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
    // Restored imports can be undone again; if this fails, the next reconciliation does it.
    await settleRestored(db, program).catch(() => undefined);
    return { kind: 'finished', copyId };
  });
}

/** Not encrypted. Never rejects. */
export async function runFolderCopy(
  stores: Stores,
  { folder, evenIfSmaller, device, lastMade }: Jobs['folder-copy']['given'],
  control: JobControl,
  now: Date,
): Promise<Jobs['folder-copy']['outcome']> {
  const made = await runBackup(stores, { passphrase: null, device }, control, now);
  if (made.kind === 'no-crypto') return { kind: 'not-written', fault: 'unknown' };
  if (made.kind !== 'finished') return made;
  const { file, counts, at } = made;
  const copy = { file, gastos: counts.gastos, device, lastMade };
  const written = await writeFolderCopy(folder, copy, evenIfSmaller);
  switch (written.kind) {
    case 'written':
      return { kind: 'finished', at, gastos: counts.gastos };
    case 'smaller':
      return { kind: 'smaller', gastos: counts.gastos, stored: written.stored };
    case 'failed':
      return { kind: 'not-written', fault: written.fault };
  }
}
