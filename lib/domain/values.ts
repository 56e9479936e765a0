/** True with more than white space. */
export function isFilledString(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Well-formed, NFC, trimmed: such a name identifies. */
export function normalizeNombre(nombre: string): string {
  return nombre.toWellFormed().normalize('NFC').trim();
}

/** Neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Inherited values come from no file and no row. */
export function ownValue(item: object, field: string): unknown {
  return Object.hasOwn(item, field) ? Reflect.get(item, field) : undefined;
}

/** Finite, as amounts and ids are. */
export function isPositiveNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

/** Texts that a spreadsheet would take for formulas, or that are guarded already. */
const NEEDS_GUARD = /^'*[=+\-@＝＋－＠\t\r\n]/;

/**
 * An apostrophe keeps a text from running as a formula. Texts with apostrophes before a formula get one more, so that
 * {@link unguard} finds exactly the old text.
 */
export function guard(text: string): string {
  return NEEDS_GUARD.test(text) ? `'${text}` : text;
}

export function unguard(text: string): string {
  return text.startsWith("'") && NEEDS_GUARD.test(text) ? text.slice(1) : text;
}
