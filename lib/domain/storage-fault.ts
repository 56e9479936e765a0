/**
 * Why the browser's storage does not do what it was asked.
 * - `disk-full`: no room left, for this site or on the device.
 * - `unavailable`: the browser gives this page no storage (blocked, some private windows).
 * - `newer-version`: the data was written by a newer version of the program.
 * - `superseded`: another tab upgraded or removed the database; this page must not write any more.
 * - `closed`: the browser closed the database under the open page (data cleared, disk fault).
 * - `incomplete`: fewer rows could be read than are stored.
 * - `unknown`: anything else.
 */
export type StorageFault =
  'disk-full' | 'unavailable' | 'newer-version' | 'superseded' | 'closed' | 'incomplete' | 'unknown';
