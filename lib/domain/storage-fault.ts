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
