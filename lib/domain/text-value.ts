/** Whether a value is a string with something in it other than white space. */
export function isFilledString(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** The form in which a name identifies a category or a method: well-formed, NFC, trimmed. */
export function normalizeNombre(nombre: string): string {
  return nombre.toWellFormed().normalize('NFC').trim();
}

/** Whether a value is an object with named fields: neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
