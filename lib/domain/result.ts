export type StorageFault =
  /** No room is left, for this site or on the device. */
  | 'disk-full'
  /** This page gets no storage (blocked, some private windows). */
  | 'unavailable'
  /** A newer version of the program wrote the data. */
  | 'newer-version'
  /** Another tab upgraded or removed the database; this page must not write any more. */
  | 'superseded'
  /** The browser closed the database under the open page (data cleared, disk fault). */
  | 'closed'
  /** Fewer rows could be read than are stored. */
  | 'incomplete'
  /** The database does not open, and nothing says why; other tabs may hold it. */
  | 'no-answer'
  /** The worker did not start, or ended before its work. */
  | 'stopped'
  | 'unknown';

/** A value, or its fault: total functions do not throw. */
export type Result<Value, Fault> = { ok: true; value: Value } | { ok: false; fault: Fault };

export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function failure<Fault>(fault: Fault): { ok: false; fault: Fault } {
  return { ok: false, fault };
}
