import type { BackupFault } from '@/lib/domain/backup';
import type { StorageFault } from '@/lib/domain/storage-fault';
import type { StoredTally, Tally } from '@/lib/domain/tally';
import type { ImportSummary } from './import-summary';
import { NO_MENDS, type Mends } from './mend-plan';
import type { JsonFault } from './parse-file';

export type ImportResult = {
  summary: ImportSummary;
  tallies: { inFile: Tally; stored: StoredTally };
  /** Null without new rows. */
  recordId: number | null;
  rejected?: Blob | undefined;
};

/** Only `finished` wrote anything. */
export type ImportOutcome =
  | ({ kind: 'finished' } & ImportResult)
  | { kind: 'cancelled' }
  | { kind: 'refused'; fault: JsonFault }
  | { kind: 'failed'; fault: StorageFault };

export type ImportPlan = { mends: Mends; skipDuplicates: boolean };

export const AS_IT_IS: ImportPlan = { mends: NO_MENDS, skipDuplicates: false };

export function withStored<Result extends ImportResult>(result: Result, stored: StoredTally): Result {
  return result.tallies.stored === 'reading' ? { ...result, tallies: { ...result.tallies, stored } } : result;
}

/** `summary` forecasts the import into an empty database; `whole` is false if the file's sum could not be checked. */
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
