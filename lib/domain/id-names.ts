import { oneOf, tester } from '@/lib/read/patterns';

export type IdField = 'categoriaId' | 'metodoPagoId';

const GAP = '[ _-]?';
const OF_PAYMENT = `${GAP}(?:de${GAP})?pago`;
const NAME_OR_ID = `(?:${GAP}(?:nombre|id))?`;

/** «categoria», «Categoría», «categoria_nombre», «metodo de pago». */
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

/** They alone rule out most fields. */
const INITIALS: Record<IdField, string> = { categoriaId: 'cC', metodoPagoId: 'mMfFpP' };

export function namesRowOf(idField: IdField, field: string): boolean {
  return INITIALS[idField].includes(field.charAt(0)) && isNameField[idField](field);
}
