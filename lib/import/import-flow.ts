import type { BackupFault } from '@/lib/domain/copies';
import type { StorageFault } from '@/lib/domain/result';
import type { StoredTally, Tally } from '@/lib/domain/tally';
import type { ImportSummary } from './import-summary';
import type { NameMend } from './name-mends';
import type { JsonFault } from './parse-file';
import type { MendRule } from './suggestions';

/** The file itself stays unchanged. `names` stand in place of ids. */
export type Mends = { rules: readonly MendRule[]; names: readonly NameMend[] };

export function hasMends({ rules, names }: Mends): boolean {
  return rules.length > 0 || names.length > 0;
}

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

export const AS_IT_IS: ImportPlan = { mends: { rules: [], names: [] }, skipDuplicates: false };

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
