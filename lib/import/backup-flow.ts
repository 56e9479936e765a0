import type { BackupCounts, BackupFault } from '@/lib/domain/backup';
import type { ImportResult } from './import-flow';
import type { ImportSummary } from './import-summary';

/** A backup file of everything that was stored at an instant, in ISO format. */
export type BackupMade = { kind: 'finished'; file: Blob; counts: BackupCounts; at: string };

/**
 * A backup file that was read: when it was made, the name of the device that made it, what an import of it into an empty
 * database would do, and whether its sum could be checked.
 */
export type BackupChecked = {
  kind: 'checked';
  made: string;
  device?: string | undefined;
  whole: boolean;
  summary: ImportSummary;
};

/** Why a file is not restored: something is wrong with it, or it cannot be read at all. */
export type BackupRefusal = BackupFault | 'too-large' | 'gone';

/** A file that is not restored. */
export type BackupRefused = { kind: 'refused'; fault: BackupRefusal };

/**
 * What was restored. `add` is in the import diary, at `recordId`; before `replace` a copy was taken, `copyId`. Each is
 * null if there was nothing to add or to copy.
 */
export type BackupRestored = {
  kind: 'finished';
  summary: ImportSummary;
  /** The tallies of the expenses in the file and, read back, in the database. */
  tallies: ImportResult['tallies'];
  recordId: number | null;
  copyId: number | null;
};

/** Whether a backup is added to what is stored, or takes its place. */
export type RestoreWay = 'add' | 'replace';
