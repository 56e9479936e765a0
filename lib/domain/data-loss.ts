import type { CopyRecord } from './copy-record';

/** How many expenses were stored at an instant in ISO format, as noted outside of the database. */
export type StoredMarker = { gastos: number; at: string };

/** What an empty database once held, and the copy that can bring some of it back, where there is one. */
export type DataLoss = StoredMarker & { copy: CopyRecord | null };

/**
 * What was lost where a database is empty: null where there was nothing, or where the person reset it themselves. The
 * copies come newest first.
 */
export function lossOf(marker: StoredMarker | null, copies: readonly CopyRecord[]): DataLoss | null {
  if (!marker || marker.gastos === 0) return null;
  const [newest] = copies;
  // The page ended between the reset and its note: the copy that was taken before tells.
  if (newest?.reason === 'reset' && newest.at >= marker.at) return null;
  return { ...marker, copy: copies.find(({ gastos }) => gastos > 0) ?? null };
}
