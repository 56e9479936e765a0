import type { RestoreWay } from '@/lib/import/import-flow';
import type { JobControl } from '@/lib/worker/jobs';
import { runBackup, runRestoreBackup } from '@/lib/worker/run-backup';
import type { Stores } from '@/lib/worker/stores';
import { NOW } from './stores-of';

/** A job that nobody watches or stops. */
export function unwatched(): JobControl<unknown> {
  return { onPercent: () => undefined, signal: new AbortController().signal };
}

/** A backup file of everything that is stored. */
export async function backupOf(stores: Stores, passphrase: string | null = null): Promise<File> {
  const outcome = await runBackup(stores, { passphrase }, unwatched(), NOW);
  if (outcome.kind !== 'finished') throw new Error(`The backup ended as ${outcome.kind}`);
  return new File([await outcome.file.arrayBuffer()], 'copia.json', { type: outcome.file.type });
}

/** Restores a backup file. */
export function restore(
  stores: Stores,
  file: File,
  how: RestoreWay,
  { passphrase = null, control = unwatched() }: { passphrase?: string | null; control?: JobControl } = {},
) {
  return runRestoreBackup(stores, { file, passphrase, how }, control, NOW);
}
