import type { StorageFault } from '@/lib/domain/storage-fault';

/** Errors that end their transaction; any other is about one row. */
const TRANSACTION_ERRORS = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'PrematureCommitError',
  'QuotaExceededError',
  'TransactionInactiveError',
]);

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

/** The cause may be wrapped in `inner`. */
export function toStorageFault(error: unknown): StorageFault {
  for (let cause = error; cause instanceof Object; cause = 'inner' in cause ? cause.inner : null) {
    const fault = FAULT_OF_ERROR[errorName(cause)];
    if (fault) return fault;
  }
  return 'unknown';
}

export function endsTransaction(error: unknown): boolean {
  return TRANSACTION_ERRORS.has(errorName(error));
}

/** `Error` for a value without a name. */
export function errorName(error: unknown): string {
  return error instanceof Object && 'name' in error && typeof error.name === 'string' ? error.name : 'Error';
}
