/**
 * From 1 to 2^32 - 1, the same for equal rows; the id does not count. Different rows share a number in one of four
 * billion cases (FNV-1a over fields sorted by name).
 */
export function fingerprintOf(row: object): number {
  const entries = Object.entries(row).filter(([field]) => field !== 'id');
  const text = JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  let hash = 0x811c9dc5;
  for (let position = 0; position < text.length; position += 1)
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193);
  return hash >>> 0 || 1;
}
