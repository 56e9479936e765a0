/** Browsers run out of memory beyond, some without an error. */
export const MAX_FILE_BYTES = 400 * 1024 * 1024;

/** Larger files are read only on request. */
export const MAX_UNASKED_BYTES = 4_000_000;

/** docs/specification.md §5 */
export function isJsonFile(file: { name: string; type: string }): boolean {
  const type = file.type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return /^(?:application|text)\/json$|\+json$/.test(type) || file.name.toLowerCase().endsWith('.json');
}
