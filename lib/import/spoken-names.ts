import type { GastoField } from '@/lib/domain/gasto-rules';
import type { TABLE_OF } from '@/lib/domain/catalogo-rules';
import { foldText } from '@/lib/domain/search-text';
import { isFilledString, normalizeNombre } from '@/lib/domain/text-value';

/** The fields of an expense that hold an id. */
export type IdField = keyof typeof TABLE_OF;

/**
 * By what an expense may be given an id that is wrong; `nombre` is normalized. `gasto`: it has the name of the row where the
 * id should be. `habit`: it has nothing there, and its own nombre may say what is usual.
 */
export type SpokenName = { of: 'gasto' | 'habit'; field: IdField; nombre: string };

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
      return { of: 'gasto', field, nombre: normalizeNombre(value) };
  }
  return null;
}

/** The names by which those fields of an expense may be mended that are wrong. */
export function spokenNames(
  item: Readonly<Record<string, unknown>>,
  faults: readonly GastoField[],
): SpokenName[] {
  const names: SpokenName[] = [];
  for (const field of faults) {
    if (field !== 'categoriaId' && field !== 'metodoPagoId') continue;
    const spoken = spokenName(item, field) ?? ownNombre(item, field);
    if (spoken) names.push(spoken);
  }
  return names;
}

function ownNombre(item: Readonly<Record<string, unknown>>, field: IdField): SpokenName | null {
  const value = Object.hasOwn(item, field) ? item[field] : undefined;
  const isBlank = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  const nombre = Object.hasOwn(item, 'nombre') ? item.nombre : undefined;
  return isBlank && isFilledString(nombre) && nombre.length <= MAX_CHARACTERS
    ? { of: 'habit', field, nombre: normalizeNombre(nombre) }
    : null;
}

/** Equal for names that differ in case, accents and spaces alone. By the specification they are two names. */
export function foldNombre(nombre: string): string {
  return foldText(nombre).trim().replace(/\s+/g, ' ');
}
