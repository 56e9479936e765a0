/**
 * Why the browser's storage does not do what it was asked.
 * - `disk-full`: no room left, for this site or on the device.
 * - `unavailable`: the browser gives this page no storage (blocked, some private windows).
 * - `newer-version`: the data was written by a newer version of the program.
 * - `superseded`: another tab upgraded or removed the database; this page must not write any more.
 * - `closed`: the browser closed the database under the open page (data cleared, disk fault).
 * - `incomplete`: fewer rows could be read than are stored.
 * - `no-answer`: the database does not open, and nothing says why; other tabs may hold it.
 * - `stopped`: not the storage, but the worker that was to use it did not start, or ended before its work.
 * - `unknown`: anything else.
 */
export type StorageFault =
  | 'disk-full'
  | 'unavailable'
  | 'newer-version'
  | 'superseded'
  | 'closed'
  | 'incomplete'
  | 'no-answer'
  | 'stopped'
  | 'unknown';
