import { oneOf, tester } from '@/lib/read/patterns';
import type { GastoFields } from './entities';
import { ALL_FIELDS, GASTO_TABLE, isOptional, type RowShape } from './gasto-fields';
import { failure, type Result, success } from './result';
import { isRecord, ownValue } from './values';

/** Fields beyond the required ones. `leftOut` names those that cannot be kept: a list once for each bad item. */
type CarriedFields = { fields: Record<string, unknown>; leftOut: readonly string[] };

/** Browsers cannot store very deep lists and objects. */
const MAX_LEVELS = 20;

const NOTHING_CARRIED: CarriedFields = { fields: {}, leftOut: [] };

/**
 * Leaves out invalid optional fields and empty ones. Names that begin with «_» are notes, as in a file of rejected
 * expenses.
 */
export function carriedFields(item: Readonly<Record<string, unknown>>, shape: RowShape): CarriedFields {
  const others = Object.keys(item).filter((field) => isOther(field, shape) && !holdsNothing(item[field]));
  if (others.length === 0) return NOTHING_CARRIED;
  const fields: Record<string, unknown> = {};
  const leftOut: string[] = [];
  for (const field of others) {
    const list = ruleOf(shape.lists, field)?.(item[field], item);
    if (list) {
      if (list.kept.length > 0) fields[field] = list.kept;
      for (let count = 0; count < list.leftOut; count += 1) leftOut.push(field);
    } else if (canBeKept(item[field], ruleOf(shape.optional, field))) fields[field] = item[field];
    else leftOut.push(field);
  }
  return { fields, leftOut };
}

export function unknownFields(row: object, { required, optional }: RowShape): Record<string, unknown> {
  const entries = Object.entries(row).filter(
    ([field]) => field !== 'id' && !required.includes(field) && !Object.hasOwn(optional, field),
  );
  return Object.fromEntries(entries);
}

/** Without the id, absent fields and those that the table does not know. */
export function knownFields(gasto: Partial<GastoFields>): GastoFields {
  const known = ALL_FIELDS.filter((field) => gasto[field] !== undefined);
  return Object.fromEntries(known.map((field) => [field, gasto[field]])) as GastoFields;
}

/** An undefined field becomes absent. */
export function withFields<Row extends object>(
  row: Row,
  fields: { [Field in keyof Row]?: Row[Field] | undefined },
): Row {
  const merged = { ...row, ...fields };
  for (const field of Object.keys(fields))
    if (Reflect.get(fields, field) === undefined) Reflect.deleteProperty(merged, field);
  return merged;
}

function isOther(field: string, { required, ignores }: RowShape): boolean {
  return field !== 'id' && !required.includes(field) && !field.startsWith('_') && !ignores?.(field);
}

function holdsNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** Never an inherited one: a file may name a field «constructor». */
function ruleOf<Rule>(rules: Readonly<Record<string, Rule>> | undefined, field: string): Rule | undefined {
  return rules && Object.hasOwn(rules, field) ? rules[field] : undefined;
}

function canBeKept(value: unknown, rule: ((value: unknown) => boolean) | undefined): boolean {
  return rule ? rule(value) : isShallow(value, MAX_LEVELS);
}

function isShallow(value: unknown, levels: number): boolean {
  if (!Array.isArray(value) && !isRecord(value)) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}

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

/** The initials alone rule out most fields. */
const INITIALS: Record<IdField, string> = { categoriaId: 'cC', metodoPagoId: 'mMfFpP' };

export function namesRowOf(idField: IdField, field: string): boolean {
  return INITIALS[idField].includes(field.charAt(0)) && isNameField[idField](field);
}

/** Of the specification: each expense has it. */
export type GastoField = keyof {
  [Field in keyof GastoFields as GastoFields extends Record<Field, unknown> ? Field : never]: true;
};

/** In the order of docs/specification.md §5. */
export const GASTO_FIELDS = ALL_FIELDS.filter((field): field is GastoField => !isOptional(field));

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
 * By docs/specification.md §5. Answers the seven fields, with well-formed strings, and those of {@link
 * carriedFields}; or all broken rules, in order.
 */
export function validateGasto(item: unknown): Result<GastoFields, GastoFault[]> {
  if (!isRecord(item)) return failure(['no-object']);
  const faults = GASTO_FIELDS.filter((field) => !GASTO_TABLE[field].isValid(ownValue(item, field)));
  if (faults.length > 0) return failure(faults);
  const fields: Record<string, unknown> = {};
  for (const field of GASTO_FIELDS) fields[field] = wellFormed(item[field]);
  return success(Object.assign(fields, carriedFields(item, GASTO_SHAPE).fields) as GastoFields);
}

/** Optional fields, and items of lists, that a valid expense is stored without. */
export function countLeftOut(item: unknown): number {
  return isRecord(item) ? carriedFields(item, GASTO_SHAPE).leftOut.length : 0;
}

function wellFormed(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
