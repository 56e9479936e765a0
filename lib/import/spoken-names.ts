import type { GastoField } from '@/lib/domain/gasto-rules';
import { isIdField } from '@/lib/domain/catalogo-rules';
import { namesRowOf, type IdField } from '@/lib/domain/id-names';
import { isFilledString, normalizeNombre } from '@/lib/domain/text-value';

type SpokenName = { field: IdField; nombre: string };

/** A text of digits is an id. */
const NUMERIC = /^[-+\d.,\s]+$/;

/** A longer text is no name. */
const MAX_CHARACTERS = 500;

function spokenName(item: Readonly<Record<string, unknown>>, field: IdField): SpokenName | null {
  for (const key of Object.keys(item)) {
    if (!namesRowOf(field, key)) continue;
    const value = item[key];
    if (isFilledString(value) && value.length <= MAX_CHARACTERS && !NUMERIC.test(value))
      return { field, nombre: normalizeNombre(value) };
  }
  return null;
}

export function spokenNames(
  item: Readonly<Record<string, unknown>>,
  faults: readonly GastoField[],
): SpokenName[] {
  return faults.flatMap((field) => {
    const spoken = isIdField(field) ? spokenName(item, field) : null;
    return spoken ? [spoken] : [];
  });
}
