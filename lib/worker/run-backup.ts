import { dropOldCopies, takeCopy } from '@/lib/db/copies';
import { carryOver, readCarried } from '@/lib/db/carry-brought';
import { openDatabase } from '@/lib/db/open-database';
import { closeImports } from '@/lib/db/import-diary';
import { settleRestored } from '@/lib/db/reconcile-imports';
import { readAndCount } from '@/lib/db/read-gastos';
import { type ImportSource, writeImport } from '@/lib/db/write-import';
import { replaceWithImport } from '@/lib/db/replace-content';
import { toStorageFault } from '@/lib/db/storage-error';
import type { Gasto } from '@/lib/domain/entities';
import { failure, success, type Result } from '@/lib/domain/result';
import { createBackup, readBackup, type ReadBackup } from '@/lib/export/backup-file';
import { sha256Of } from '@/lib/export/sha256';
import type { BackupRefused, BackupRestored } from '@/lib/import/import-flow';
import { forecastBackup } from '@/lib/import/planner';
import { toInstant } from '@/lib/domain/instant';
import type { JobControl, Jobs } from './jobs';
import { readBytes } from './read-file';
import { writeInTurn, type Stores } from './stores';

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

async function readFile(
  file: Blob,
  passphrase: string | null,
): Promise<Result<ReadBackup & { sha256: string | null }, BackupRefused['fault']>> {
  const bytes = await readBytes(file);
  if (!bytes.ok) return bytes;
  try {
    const read = await readBackup(bytes.value, passphrase);
    if (!read.ok) return failure(read.fault);
    return success({ ...read.value, sha256: await sha256Of(bytes.value) });
  } catch {
    return failure('too-large'); // There is no memory for it.
  }
}
