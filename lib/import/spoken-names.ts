import type { GastoField } from '@/lib/domain/gasto-rules';
import { isIdField } from '@/lib/domain/catalogo-rules';
import { namesRowOf, type IdField } from '@/lib/domain/id-names';
import { isFilledString, normalizeNombre } from '@/lib/domain/text-value';

/** A name, normalized, that an expense gives in the place of an id. */
export type SpokenName = { field: IdField; nombre: string };

/** An id that was written as a text is no name. */
const NUMERIC = /^[-+\d.,\s]+$/;

/** A longer text is none that a person gave to a category. */
const MAX_CHARACTERS = 500;

/** The name that an expense gives in the place of an id, or null. */
function spokenName(item: Readonly<Record<string, unknown>>, field: IdField): SpokenName | null {
  for (const key of Object.keys(item)) {
    if (!namesRowOf(field, key)) continue;
    const value = item[key];
    if (isFilledString(value) && value.length <= MAX_CHARACTERS && !NUMERIC.test(value))
      return { field, nombre: normalizeNombre(value) };
  }
  return null;
}

/** The names by which those fields of an expense may be mended that are wrong. */
export function spokenNames(
  item: Readonly<Record<string, unknown>>,
  faults: readonly GastoField[],
): SpokenName[] {
  return faults.flatMap((field) => {
    const spoken = isIdField(field) ? spokenName(item, field) : null;
    return spoken ? [spoken] : [];
  });
}
