import { oneOf, tester } from '@/lib/read/patterns';
import { ALL_FIELDS, GASTO_TABLE, isOptional } from './gasto-fields';
import { carriedFields, type RowShape } from './carried-fields';
import type { GastoFields } from './entities';
import { failure, type Result, success } from './result';
import { isRecord, ownValue } from './values';

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

/** A field of the specification: each expense has it. */
export type GastoField = keyof {
  [Field in keyof GastoFields as GastoFields extends Record<Field, unknown> ? Field : never]: true;
};

/** In the order of the rules of docs/specification.md §5. */
export const GASTO_FIELDS = ALL_FIELDS.filter((field): field is GastoField => !isOptional(field));

/** `no-object`: the item is no object at all. */
export type GastoFault = 'no-object' | GastoField;

/** Names in the place of ids are ignored: they would contradict the ids after an edit. */
export const GASTO_SHAPE: RowShape = {
  required: GASTO_FIELDS,
  optional: Object.fromEntries(
    ALL_FIELDS.filter(isOptional).map((field) => [field, GASTO_TABLE[field].isValid]),
  ),
  lists: Object.fromEntries(
    ALL_FIELDS.flatMap((field) => {
      const { readList } = GASTO_TABLE[field];
      return readList ? [[field, readList]] : [];
    }),
  ),
  ignores: (field) => namesRowOf('categoriaId', field) || namesRowOf('metodoPagoId', field),
};

/**
 * Checks the rules of docs/specification.md §5. Answers the seven fields, with well-formed strings, and those of
 * {@link carriedFields}; or all broken rules, in order.
 */
export function validateGasto(item: unknown): Result<GastoFields, GastoFault[]> {
  if (!isRecord(item)) return failure(['no-object']);
  const faults = GASTO_FIELDS.filter((field) => !GASTO_TABLE[field].isValid(ownValue(item, field)));
  if (faults.length > 0) return failure(faults);
  const fields: Record<string, unknown> = {};
  for (const field of GASTO_FIELDS) fields[field] = wellFormed(item[field]);
  return success(Object.assign(fields, carriedFields(item, GASTO_SHAPE).fields) as GastoFields);
}

/** Counts the optional fields, and items of lists, that a valid expense is stored without. */
export function countLeftOut(item: unknown): number {
  return isRecord(item) ? carriedFields(item, GASTO_SHAPE).leftOut.length : 0;
}

function wellFormed(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
