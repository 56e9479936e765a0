import type { StorageFault } from '@/lib/domain/storage-fault';

/** Errors that end the transaction they occur in; any other is about the one row that was asked for. */
const TRANSACTION_ERRORS = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'PrematureCommitError',
  'QuotaExceededError',
  'TransactionInactiveError',
]);

/** The name of the program's own error where fewer rows could be read than are stored. */
export const INCOMPLETE = 'IncompleteReadingError';

const FAULT_OF_ERROR: Partial<Record<string, StorageFault>> = {
  QuotaExceededError: 'disk-full',
  DatabaseClosedError: 'closed',
  [INCOMPLETE]: 'incomplete',
  InvalidStateError: 'unavailable',
  MissingAPIError: 'unavailable',
  SecurityError: 'unavailable',
  VersionError: 'newer-version',
};

/** The reason behind an error of Dexie or IndexedDB, which may be wrapped in `inner`. */
export function toStorageFault(error: unknown): StorageFault {
  for (let cause = error; cause instanceof Object; cause = 'inner' in cause ? cause.inner : null) {
    const fault = FAULT_OF_ERROR[errorName(cause)];
    if (fault) return fault;
  }
  return 'unknown';
}

/** Whether an error leaves no transaction to go on with. */
export function endsTransaction(error: unknown): boolean {
  return TRANSACTION_ERRORS.has(errorName(error));
}

/** The name of an error or DOMException, `Error` for anything else. */
export function errorName(error: unknown): string {
  return error instanceof Object && 'name' in error && typeof error.name === 'string' ? error.name : 'Error';
}
