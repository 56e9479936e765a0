export function isFilledString(value: unknown): value is string {
  return typeof value === 'string' && isSeen(value);
}

/** More than spaces, marks and characters that no font draws. */
export function isSeen(text: string): boolean {
  return /[^\p{Cc}\p{Cf}\p{Z}\p{M}\p{DI}]/u.test(text);
}

/** Well-formed, NFC, trimmed: such a name identifies. */
export function normalizeNombre(nombre: string): string {
  return nombre.toWellFormed().normalize('NFC').trim();
}

/** Neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Never an inherited one. */
export function ownValue(item: object, field: string): unknown {
  return Object.hasOwn(item, field) ? Reflect.get(item, field) : undefined;
}

/** Finite, as amounts and ids are. */
export function isPositiveNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
