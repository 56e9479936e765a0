/** The fields of an expense that hold an id. */
export type IdField = 'categoriaId' | 'metodoPagoId';

/** Fields in which people and programs put a name: «categoria», «Categoría», «categoria_nombre», «metodo de pago». */
const NAME_FIELDS: Record<IdField, RegExp> = {
  categoriaId: /^(?:categor(?:i\u0301?|í)a(?:[ _-]?(?:nombre|id))?|category(?:[ _-]?name)?)$/i,
  metodoPagoId:
    /^(?:m(?:e\u0301?|é)todo(?:[ _-]?(?:de[ _-]?)?pago)?(?:[ _-]?(?:nombre|id))?|(?:forma|medio)[ _-]?(?:de[ _-]?)?pago|payment[ _-]?method)$/i,
};

/** The letters with which these fields begin: most fields are told apart by them alone. */
const INITIALS: Record<IdField, string> = { categoriaId: 'cC', metodoPagoId: 'mMfFpP' };

/** True for a field of a file in which the name of a row may stand in the place of its id. */
export function namesRowOf(idField: IdField, field: string): boolean {
  return INITIALS[idField].includes(field.charAt(0)) && NAME_FIELDS[idField].test(field);
}
