import type { GastoFields } from './entities';
import { ALL_FIELDS, type ListReader } from './gasto-fields';
import { isRecord } from './values';

/** All other fields are carried along: a newer version or another program knows them. */
export type RowShape = {
  required: readonly string[];
  optional: Readonly<Record<string, (value: unknown) => boolean>>;
  lists?: Readonly<Record<string, ListReader>>;
  /** True for a field that only files may have. */
  ignores?: (field: string) => boolean;
};

/** The fields beyond the required ones, and the names of those that cannot be kept: of a list, once for each bad item. */
type CarriedFields = { fields: Record<string, unknown>; leftOut: readonly string[] };

/** Browsers cannot store very deep lists and objects. */
const MAX_LEVELS = 20;

const NOTHING_CARRIED: CarriedFields = { fields: {}, leftOut: [] };

/**
 * Leaves out optional fields that break their rule, and empty ones. Names that begin with «_» are notes, as in a file
 * of rejected expenses.
 */
export function carriedFields(item: Readonly<Record<string, unknown>>, shape: RowShape): CarriedFields {
  const others = Object.keys(item).filter((field) => isOther(field, shape) && !holdsNothing(item[field]));
  if (others.length === 0) return NOTHING_CARRIED;
  const fields: Record<string, unknown> = {};
  const leftOut: string[] = [];
  for (const field of others) {
    const list = shape.lists?.[field]?.(item[field], item);
    if (list) {
      if (list.kept.length > 0) fields[field] = list.kept;
      for (let count = 0; count < list.leftOut; count += 1) leftOut.push(field);
    } else if (canBeKept(item[field], shape.optional[field])) fields[field] = item[field];
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

/** Leaves out the id, absent fields and those that the table does not know. */
export function knownFields(gasto: Partial<GastoFields>): GastoFields {
  const known = ALL_FIELDS.filter((field) => gasto[field] !== undefined);
  return Object.fromEntries(known.map((field) => [field, gasto[field]])) as GastoFields;
}

/** Replaces fields of a row; an undefined one becomes absent. */
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

function canBeKept(value: unknown, rule: ((value: unknown) => boolean) | undefined): boolean {
  return rule ? rule(value) : isShallow(value, MAX_LEVELS);
}

function isShallow(value: unknown, levels: number): boolean {
  if (!Array.isArray(value) && !isRecord(value)) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}
