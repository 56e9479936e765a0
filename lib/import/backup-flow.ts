import type { BackupCounts, BackupFault } from '@/lib/domain/backup';
import type { ImportResult } from './import-flow';
import type { ImportSummary } from './import-summary';

/** A backup file of all data; `at` is an ISO instant. */
export type BackupMade = { kind: 'finished'; file: Blob; counts: BackupCounts; at: string };

/**
 * A backup file that was read. `summary` forecasts its import into an empty database; `whole` is false if its sum
 * could not be checked.
 */
export type BackupChecked = {
  kind: 'checked';
  made: string;
  device?: string | undefined;
  whole: boolean;
  summary: ImportSummary;
};

export type BackupRefusal = BackupFault | 'too-large' | 'gone';

export type BackupRefused = { kind: 'refused'; fault: BackupRefusal };

/** `copyId` is the copy taken before `replace`, null if nothing was stored. */
export type BackupRestored = { kind: 'finished'; copyId: number | null } & Omit<ImportResult, 'rejected'>;

export type RestoreWay = 'add' | 'replace';
