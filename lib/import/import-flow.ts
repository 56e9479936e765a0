import type { StorageFault } from '@/lib/domain/storage-fault';
import { NO_MENDS, type Mends } from './mend-plan';
import type { StoredTally, Tally } from '@/lib/domain/tally';
import type { FileFault } from './parse-file';
import type { ImportSummary } from './import-summary';

export type ImportResult = {
  summary: ImportSummary;
  /** The tallies of the imported expenses in the file and, read back after the commit, in the database. */
  tallies: { inFile: Tally; stored: StoredTally };
  /** The import's id in the diary, null if it added nothing. */
  recordId: number | null;
  /** The rejected expenses, to be corrected and imported again; absent if there are none. */
  rejected?: Blob | undefined;
};

/** Only `finished` wrote anything. */
export type ImportOutcome =
  | ({ kind: 'finished' } & ImportResult)
  | { kind: 'cancelled' }
  | { kind: 'refused'; fault: FileFault }
  | { kind: 'failed'; fault: StorageFault };

export type ImportPlan = { mends: Mends; skipDuplicates: boolean };

export const AS_IT_IS: ImportPlan = { mends: NO_MENDS, skipDuplicates: false };

/** The states of the import screen (docs/specification.md §4). */
export type ImportFlow =
  | { state: 'empty' }
  | { state: 'selected'; file: File; plan: ImportPlan; reviewing: boolean }
  | { state: 'importing'; file: File; plan: ImportPlan; percent: number; cancelling: boolean }
  | { state: 'finished'; file: File; result: ImportResult };

export type ImportEvent =
  | { type: 'select'; file: File }
  | { type: 'review'; open: boolean }
  | { type: 'clear' }
  | { type: 'plan'; plan: ImportPlan }
  | { type: 'start' }
  | { type: 'progress'; percent: number }
  | { type: 'cancel' }
  | { type: 'end'; outcome: ImportOutcome }
  | { type: 'checked'; stored: StoredTally };

export const NO_FILE: ImportFlow = { state: 'empty' };

/** An event that does not fit the state changes nothing. */
export function advance(flow: ImportFlow, event: ImportEvent): ImportFlow {
  if (flow.state === 'importing') return advanceImporting(flow, event);
  switch (event.type) {
    case 'select':
      return selected(event.file, AS_IT_IS, flow.state === 'selected' && flow.reviewing);
    case 'clear':
      return NO_FILE;
    case 'plan':
      return flow.state === 'selected' ? { ...flow, plan: event.plan } : flow;
    case 'review':
      return flow.state === 'selected' ? { ...flow, reviewing: event.open } : flow;
    case 'start':
      return flow.state === 'selected'
        ? { state: 'importing', file: flow.file, plan: flow.plan, percent: 0, cancelling: false }
        : flow;
    case 'checked':
      return flow.state === 'finished' ? { ...flow, result: withStored(flow.result, event.stored) } : flow;
    case 'progress':
    case 'cancel':
    case 'end':
      return flow;
  }
}

/** Adds the tally of the database, unless it is already there. */
export function withStored<Result extends ImportResult>(result: Result, stored: StoredTally): Result {
  return result.tallies.stored === 'reading' ? { ...result, tallies: { ...result.tallies, stored } } : result;
}

function advanceImporting(flow: ImportFlow & { state: 'importing' }, event: ImportEvent): ImportFlow {
  switch (event.type) {
    case 'progress':
      return event.percent > flow.percent ? { ...flow, percent: event.percent } : flow;
    case 'cancel':
      return { ...flow, cancelling: true };
    case 'end':
      return event.outcome.kind === 'finished'
        ? { state: 'finished', file: flow.file, result: event.outcome }
        : selected(flow.file, flow.plan, false);
    case 'select':
    case 'clear':
    case 'plan':
    case 'review':
    case 'start':
    case 'checked':
      return flow;
  }
}

function selected(file: File, plan: ImportPlan, reviewing: boolean): ImportFlow {
  return { state: 'selected', file, plan, reviewing };
}
