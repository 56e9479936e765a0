import type { CopyRecord } from './copy-record';

/** How many expenses were stored at an instant in ISO format, as noted outside of the database. */
export type StoredMarker = { gastos: number; at: string };

/** What an empty database once held, and the copy that can bring some of it back, null if there is none. */
export type DataLoss = StoredMarker & { copy: CopyRecord | null };

/**
 * What an empty database has lost: null if it held nothing, or if the person reset it themselves. The
 * copies come newest first.
 */
export function lossOf(marker: StoredMarker | null, copies: readonly CopyRecord[]): DataLoss | null {
  if (!marker || marker.gastos === 0) return null;
  const [newest] = copies;
  // The page ended after a reset and before the reset was noted: the copy that was taken before it tells so.
  if (newest?.reason === 'reset' && newest.at >= marker.at) return null;
  return { ...marker, copy: copies.find(({ gastos }) => gastos > 0) ?? null };
}
