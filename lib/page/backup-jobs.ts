import { subtleCrypto } from '@/lib/export/backup-cipher';
import type { RestoreWay } from '@/lib/import/backup-flow';
import { startJob, type RunningJob } from './job-client';

/** Makes a backup file of everything, in a worker; with a passphrase, an encrypted one. */
export function makeBackup(
  passphrase: string | null,
  onPercent?: (percent: number) => void,
): RunningJob<'backup'> {
  return startJob('backup', { passphrase }, onPercent);
}

/** Looks at what a backup file holds, in a worker. Writes nothing. */
export function checkBackup(file: File, passphrase: string | null): RunningJob<'check-backup'> {
  return startJob('check-backup', { file, passphrase });
}

/** Restores a backup file, in a worker: all of it, or nothing. */
export function restoreBackup(
  file: File,
  passphrase: string | null,
  how: RestoreWay,
  onPercent: (percent: number) => void,
): RunningJob<'restore-backup'> {
  return startJob('restore-backup', { file, passphrase, how }, onPercent);
}

/** Whether the browser encrypts here: not on an insecure origin. */
export function canEncrypt(): boolean {
  return subtleCrypto() !== undefined;
}
