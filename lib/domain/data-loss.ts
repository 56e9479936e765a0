import type { CopyRecord } from './copies';

/** Noted outside of the database; `at` is ISO. */
export type StoredMarker = { gastos: number; at: string };

/** Null after a reset as well. `copies` come newest first. */
export function lossOf(marker: StoredMarker | null, copies: readonly CopyRecord[]) {
  if (!marker || marker.gastos === 0) return null;
  const [newest] = copies;
  // The page ended between a reset and its note.
  if (newest?.reason === 'reset' && newest.at >= marker.at) return null;
  return { ...marker, copy: copies.find(({ gastos }) => gastos > 0) ?? null };
}
