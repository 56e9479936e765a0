import type { BackupFault } from '@/lib/domain/copies';
import { carryOver, readCarried, replaceContent, resetDatabase } from '@/lib/db/replace-content';
import { dropOldCopies, readCopy, takeCopy } from '@/lib/db/copies';
import { announceReset, closeImports, finishReset } from '@/lib/db/import-diary';
import { reconcileImports, settleRestored } from '@/lib/db/reconcile-imports';
import { faultOf, openDatabase, toStorageFault } from '@/lib/db/open-database';
import { readAndCount } from '@/lib/db/read-gastos';
import { type ImportSource, replaceWithImport, writeImport } from '@/lib/db/write-import';
import { toInstant } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import { failure, type StorageFault, success } from '@/lib/domain/result';
import { createBackup, readBackup } from '@/lib/export/backup-file';
import { sha256Of } from '@/lib/export/bytes';
import { writeFolderCopy } from '@/lib/export/folder-copy';
import type { BackupRestored } from '@/lib/import/import-flow';
import { forecastBackup } from '@/lib/import/planner';
import type { JobControl, Jobs } from './jobs';
import { readBytes } from './read-file';
import { type Stores, writeDataInTurn, writeInTurn } from './stores';

/** Sum and encryption follow. */
const READ_PERCENT = 99;

/** Backs up the data of one moment. Never rejects, and changes nothing. */
export async function runBackup(
  { db }: Pick<Stores, 'db'>,
  { passphrase, device }: Jobs['backup']['given'],
  { onPercent, signal }: JobControl,
  now: Date,
): Promise<Jobs['backup']['outcome']> {
  const opened = await openDatabase(db);
  if (!opened.ok) return { kind: 'failed', fault: opened.fault };
  try {
    const backup = createBackup();
    const reader = {
      onCatalogo: backup.begin,
      onChunk: (gastos: readonly Gasto[], part: number) => {
        backup.add(gastos);
        onPercent(Math.floor(part * READ_PERCENT));
      },
    };
    await readAndCount(db, reader, signal);
    const written = await backup.end(now, passphrase, device);
    signal.throwIfAborted();
    if (!written.ok) return { kind: written.fault };
    const file = new Blob([written.value.bytes], { type: 'application/json' });
    return { kind: 'finished', file, counts: written.value.counts, at: toInstant(now) };
  } catch (error) {
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', fault: toStorageFault(error) };
  }
}

/** Checks by the rules of an import. Never rejects, and writes nothing. */
export async function runCheckBackup(
  { file, passphrase }: Jobs['check-backup']['given'],
  { signal }: JobControl,
): Promise<Jobs['check-backup']['outcome']> {
  const read = await readFile(file, passphrase);
  if (signal.aborted) return { kind: 'cancelled' };
  if (!read.ok) return { kind: 'refused', fault: read.fault };
  const { made, device, whole, content } = read.value;
  return { kind: 'checked', made, device, whole, summary: forecastBackup(content) };
}

/**
 * `add` imports new expenses through the diary; `replace` copies all data first. Never rejects; only `finished`
 * changes data.
 */
export async function runRestoreBackup(
  stores: Stores,
  { file, passphrase, how }: Jobs['restore-backup']['given'],
  control: JobControl,
  now: Date,
): Promise<Jobs['restore-backup']['outcome']> {
  const read = await readFile(file, passphrase);
  if (!read.ok) return { kind: 'refused', fault: read.fault };
  const { content, sha256 } = read.value;
  const { db, program } = stores;
  if (how === 'add') {
    const source: ImportSource<BackupRestored> = {
      content,
      options: { skipDuplicates: true, ownIdsOnly: true },
      origin: { at: toInstant(now), fileName: file.name, sha256 },
      outcomeOf: (done) => ({ kind: 'finished', ...done, copyId: null }),
    };
    const { onPercent, signal } = control;
    return writeInTurn(stores, signal, () => writeImport(stores, source, { onPercent, signal }));
  }
  const expected = forecastBackup(content);
  return writeInTurn(stores, control.signal, async () => {
    const copyId = await takeCopy(db, program, 'restore', now);
    const before = await readCarried(db, program);
    const { summary, tallies, rows } = await replaceWithImport(db, content, expected, {
      ...control,
      beforeCommit: () => closeImports(program),
    });
    await dropOldCopies(program);
    // If this fails, restored expenses of statements count as typed by the person.
    await settleRestored(db, program)
      .then(() => carryOver(db, program, before, { at: toInstant(now), fileName: file.name, rows }))
      .catch(() => undefined);
    return { kind: 'finished', summary, tallies, recordId: null, copyId };
  });
}

async function readFile(file: Blob, passphrase: string | null) {
  const bytes = await readBytes(file);
  if (!bytes.ok) return bytes;
  try {
    const read = await readBackup(bytes.value, passphrase);
    if (!read.ok) return failure(read.fault);
    return success({ ...read.value, sha256: await sha256Of(bytes.value) });
  } catch {
    return failure<BackupFault>('too-large'); // There is no memory for it.
  }
}

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

/** Writes the folder's copy, not encrypted. Never rejects. */
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
