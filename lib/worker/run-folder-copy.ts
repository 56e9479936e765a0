import { writeFolderCopy } from '@/lib/export/folder-copy';
import type { JobControl, Jobs } from './jobs';
import { runBackup } from './run-backup';
import type { Stores } from './stores';

/** Writes an unencrypted backup. Never rejects. */
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
