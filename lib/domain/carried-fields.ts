import { isRecord } from './text-value';

/** The fields of a row of one table. All others are carried along: a newer version or another program knows them. */
export type RowShape = {
  /** The fields that each row has, besides its id. */
  required: readonly string[];
  /** The rules of the fields that a row may have. */
  optional: Readonly<Record<string, (value: unknown) => boolean>>;
  /** True for a field that a file may have and no row has. */
  ignores?: (field: string) => boolean;
};

/** The fields of an item of a file that its row has besides the required ones, and those that cannot be kept. */
export type CarriedFields = { fields: Record<string, unknown>; leftOut: readonly string[] };

/** Lists and objects may be nested so deep at most: the browser could not store deeper ones. */
const MAX_LEVELS = 20;

const NOTHING_CARRIED: CarriedFields = { fields: {}, leftOut: [] };

/**
 * Reads the fields beyond the required ones from an item of a file. An optional field that breaks its rule is left out; a
 * field that holds nothing is absent. Names that begin with «_» are notes on an item, as in a file of rejected expenses.
 */
export function carriedFields(item: Readonly<Record<string, unknown>>, shape: RowShape): CarriedFields {
  const others = Object.keys(item).filter((field) => isOther(field, shape) && !holdsNothing(item[field]));
  if (others.length === 0) return NOTHING_CARRIED;
  const kept = others.filter((field) => canBeKept(item[field], shape.optional[field]));
  return {
    fields: Object.fromEntries(kept.map((field) => [field, item[field]])),
    leftOut: others.filter((field) => !kept.includes(field)),
  };
}

/** The fields of a stored row that this program does not know, as they are stored. */
export function unknownFields(row: object, { required, optional }: RowShape): Record<string, unknown> {
  const entries = Object.entries(row).filter(
    ([field]) => field !== 'id' && !required.includes(field) && !Object.hasOwn(optional, field),
  );
  return Object.fromEntries(entries);
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
