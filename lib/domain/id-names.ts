import { oneOf, tester } from '@/lib/read/patterns';

export type IdField = 'categoriaId' | 'metodoPagoId';

/** Between words of a field's name. */
const GAP = '[ _-]?';
const OF_PAYMENT = `${GAP}(?:de${GAP})?pago`;
const NAME_OR_ID = `(?:${GAP}(?:nombre|id))?`;

/** Tests for fields that hold a name: «categoria», «Categoría», «categoria_nombre», «metodo de pago». */
const isNameField: Record<IdField, (field: string) => boolean> = {
  categoriaId: tester(`^(?:categor(?:i\\u0301?|í)a${NAME_OR_ID}|category(?:${GAP}name)?)$`, 'i'),
  metodoPagoId: tester(
    `^${oneOf(
      `m(?:e\\u0301?|é)todo(?:${OF_PAYMENT})?${NAME_OR_ID}`,
      `(?:forma|medio)${OF_PAYMENT}`,
      `payment${GAP}method`,
    )}$`,
    'i',
  ),
};

/** First letters of these fields; they alone rule out most others. */
const INITIALS: Record<IdField, string> = { categoriaId: 'cC', metodoPagoId: 'mMfFpP' };

/** True for a field that may hold a name in place of the id. */
export function namesRowOf(idField: IdField, field: string): boolean {
  return INITIALS[idField].includes(field.charAt(0)) && isNameField[idField](field);
}
