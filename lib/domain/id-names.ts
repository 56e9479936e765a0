export type IdField = 'categoriaId' | 'metodoPagoId';

/** Names of fields that hold a name: «categoria», «Categoría», «categoria_nombre», «metodo de pago». */
const NAME_FIELDS: Record<IdField, RegExp> = {
  categoriaId: /^(?:categor(?:i\u0301?|í)a(?:[ _-]?(?:nombre|id))?|category(?:[ _-]?name)?)$/i,
  metodoPagoId:
    /^(?:m(?:e\u0301?|é)todo(?:[ _-]?(?:de[ _-]?)?pago)?(?:[ _-]?(?:nombre|id))?|(?:forma|medio)[ _-]?(?:de[ _-]?)?pago|payment[ _-]?method)$/i,
};

/** First letters of these fields; they alone rule out most others. */
const INITIALS: Record<IdField, string> = { categoriaId: 'cC', metodoPagoId: 'mMfFpP' };

/** True for a field that may hold a name in place of the id. */
export function namesRowOf(idField: IdField, field: string): boolean {
  return INITIALS[idField].includes(field.charAt(0)) && NAME_FIELDS[idField].test(field);
}
