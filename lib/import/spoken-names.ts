import type { GastoField } from '@/lib/domain/gasto-rules';
import { isIdField, type TABLE_OF } from '@/lib/domain/catalogo-rules';
import { isFilledString, normalizeNombre } from '@/lib/domain/text-value';

/** The fields of an expense that hold an id. */
export type IdField = keyof typeof TABLE_OF;

/** A name, normalized, that an expense gives in the place of an id. */
export type SpokenName = { field: IdField; nombre: string };

/** Fields in which people and programs put a name: «categoria», «Categoría», «categoria_nombre», «metodo de pago». */
const NAME_FIELDS: Record<IdField, RegExp> = {
  categoriaId: /^(?:categor(?:i\u0301?|í)a(?:[ _-]?(?:nombre|id))?|category(?:[ _-]?name)?)$/i,
  metodoPagoId:
    /^(?:m(?:e\u0301?|é)todo(?:[ _-]?(?:de[ _-]?)?pago)?(?:[ _-]?(?:nombre|id))?|(?:forma|medio)[ _-]?(?:de[ _-]?)?pago|payment[ _-]?method)$/i,
};

/** The letters with which these fields begin: most fields are told apart by them alone. */
const INITIALS: Record<IdField, string> = { categoriaId: 'cC', metodoPagoId: 'mMfFpP' };

/** An id that was written as a text is no name. */
const NUMERIC = /^[-+\d.,\s]+$/;

/** A longer text is none that a person gave to a category. */
const MAX_CHARACTERS = 500;

/** The name that an expense gives in the place of an id, or null. */
function spokenName(item: Readonly<Record<string, unknown>>, field: IdField): SpokenName | null {
  for (const key of Object.keys(item)) {
    if (!INITIALS[field].includes(key.charAt(0)) || !NAME_FIELDS[field].test(key)) continue;
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
