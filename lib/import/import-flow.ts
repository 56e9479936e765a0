import type { CatalogoTable, Reembolso, RowCounts } from '@/lib/domain/entities';
import type { StorageFault } from '@/lib/domain/result';
import type { StoredTally, Tally } from '@/lib/domain/tally';
import type { ImportSummary } from './import-summary';
import type { JsonFault } from './parse-file';
import type { MendRule } from './suggestions';

/** Expenses with `from` in place of an id mean the row `to`, which the import reuses or creates. */
export type NameMend = { table: CatalogoTable; from: string; to: string };

/** `names` stand in place of ids. */
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

/** `summary` forecasts an import into an empty database; `whole`: the file's sum was checked. */
export type BackupChecked = {
  kind: 'checked';
  made: string;
  device?: string | undefined;
  whole: boolean;
  summary: ImportSummary;
};

/** `copyId` is the copy taken before `replace`, null if nothing was stored. */
export type BackupRestored = { kind: 'finished'; copyId: number | null } & Omit<ImportResult, 'rejected'>;

export type RestoreWay = 'add' | 'replace';

/**
 * `writing`, `undoing`: only the rows tell if that was committed. `cleared`: by a reset; a restored copy may bring
 * them back.
 */
type ImportState = 'writing' | 'done' | 'undoing' | 'undone' | 'cleared';

export type ImportedRows = {
  /** Null without expenses. All ids from here to the last expense belong to the import. */
  firstGasto: number | null;
  /** Indexed by id minus `firstGasto`; 0 for an id that no expense got. */
  fingerprints: Uint32Array;
  /** Ids of created rows. */
  categorias: number[];
  metodosPago: number[];
  /** Absent in older diaries. */
  catalogoFingerprints?: Record<CatalogoTable, number[]>;
  /** Stored expenses that got a bank's text. */
  retold?: RetoldGasto[];
  /** Refunds of stored expenses. */
  refunded?: RefundedGasto[];
};

/** `expected` gave way to the refund. */
export type RefundedGasto = { id: number; reembolso: Reembolso; expected?: Reembolso };

/** `unpaid`: the former estado of an expense that was made paid. */
export type RetoldGasto = { id: number; before: string; after: string; unpaid?: string };

export type EditedRows = 'ask' | 'keep' | 'remove';

export type ImportRecord = RowCounts & {
  id: number;
  state: ImportState;
  /** An ISO instant. */
  at: string;
  fileName: string;
  /** Hexadecimal; null if the browser could not compute it. */
  sha256: string | null;
  /** Noted refunds, those of its own expenses included. */
  refunds?: number;
  /** Cannot be undone: it keeps the statement movements of a restored backup. */
  restored?: true;
};

/** Rows up to `last`, 0 for an empty table, are being cleared; only the rows tell if that was committed. */
export type ResetRecord = { id: number; state: 'resetting'; keepCopies: boolean; last: RowCounts };

/** `kept`: edited expenses that stayed; `refunds`: taken from older expenses. */
export type ImportUndone = RowCounts & { kept: number; refunds?: number };
