import { failure, type Result, type StorageFault, success } from '@/lib/domain/result';

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

/** A database by Dexie, or its raw reader. */
type Openable = {
  readonly lost: StorageFault | null;
  open: () => PromiseLike<unknown>;
  close: () => void;
};

/** The wait before `no-answer`. Opening takes a hundredth of that. */
const PATIENCE_MS = 10_000;

/** Leaves a newer version alone. A database without an answer in time may still open later. */
export async function openDatabase(
  db: Openable,
  patience = PATIENCE_MS,
): Promise<Result<null, StorageFault>> {
  if (!('indexedDB' in globalThis)) return failure('unavailable');
  if (db.lost) return failure(db.lost);
  try {
    return (await answersIn(patience, db.open())) ? success(null) : failure('no-answer');
  } catch (error) {
    const fault = faultOf(db, error);
    if (fault === 'newer-version') db.close();
    return failure(fault);
  }
}

async function answersIn(patience: number, awaited: PromiseLike<unknown>): Promise<boolean> {
  const answered = awaited.then(() => true);
  if (!Number.isFinite(patience)) return answered;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A loss counts, whatever the error says. */
export function faultOf(db: Openable, error: unknown): StorageFault {
  return db.lost ?? toStorageFault(error);
}

/** True if the site may store nothing. A worker cannot tell. */
export function isStorageBlocked(): boolean {
  try {
    if (typeof localStorage !== 'undefined') localStorage.getItem('');
    return false;
  } catch {
    return true;
  }
}
