import type { StorageFault } from '@/lib/domain/storage-fault';
import type { FileFault } from './parse-file';
import type { ImportSummary } from './summary';

/**
 * How an import ended. Only `finished` wrote anything. `rejected` holds its rejected expenses, to be mended and imported
 * again; it is absent where there are none.
 */
export type ImportOutcome =
  | { kind: 'finished'; summary: ImportSummary; rejected?: Blob | undefined }
  | { kind: 'cancelled' }
  | { kind: 'refused'; fault: FileFault }
  | { kind: 'failed'; fault: StorageFault };

/** Where the person stands with an import (specification §4). */
export type ImportFlow =
  | { state: 'empty' }
  | { state: 'selected'; file: File }
  | { state: 'importing'; file: File; percent: number; cancelling: boolean }
  | { state: 'finished'; file: File; summary: ImportSummary; rejected?: Blob | undefined };

/** What can happen to it. */
export type ImportEvent =
  | { type: 'select'; file: File }
  | { type: 'clear' }
  | { type: 'start' }
  | { type: 'progress'; percent: number }
  | { type: 'cancel' }
  | { type: 'end'; outcome: ImportOutcome };

/** The first state. */
export const NO_FILE: ImportFlow = { state: 'empty' };

/** The state that follows; an event that does not fit the state changes nothing. */
export function advance(flow: ImportFlow, event: ImportEvent): ImportFlow {
  if (flow.state === 'importing') return advanceImporting(flow, event);
  switch (event.type) {
    case 'select':
      return { state: 'selected', file: event.file };
    case 'clear':
      return NO_FILE;
    case 'start':
      return flow.state === 'selected'
        ? { state: 'importing', file: flow.file, percent: 0, cancelling: false }
        : flow;
    case 'progress':
    case 'cancel':
    case 'end':
      return flow;
  }
}

function advanceImporting(flow: ImportFlow & { state: 'importing' }, event: ImportEvent): ImportFlow {
  switch (event.type) {
    case 'progress':
      return event.percent > flow.percent ? { ...flow, percent: event.percent } : flow;
    case 'cancel':
      return { ...flow, cancelling: true };
    case 'end':
      return event.outcome.kind === 'finished'
        ? {
            state: 'finished',
            file: flow.file,
            summary: event.outcome.summary,
            rejected: event.outcome.rejected,
          }
        : { state: 'selected', file: flow.file };
    case 'select':
    case 'clear':
    case 'start':
      return flow;
  }
}
