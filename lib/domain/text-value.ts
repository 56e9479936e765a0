/** True for a string with more than white space. */
export function isFilledString(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Answers a name's identifying form: well-formed, NFC, trimmed. */
export function normalizeNombre(nombre: string): string {
  return nombre.toWellFormed().normalize('NFC').trim();
}

/** True for an object, but neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Answers undefined for a field that the item does not have itself: inherited values come from no file and no row. */
export function ownValue(item: object, field: string): unknown {
  return Object.hasOwn(item, field) ? Reflect.get(item, field) : undefined;
}
