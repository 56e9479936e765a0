import { isFecha } from './dates';
import type { GastoFields } from './entities';
import { readEtiquetas } from './etiquetas';
import { isFilledString, isPositiveNumber, isRecord } from './values';
import { readReembolsos } from './reembolsos';

type FieldEntry = {
  /** The rule of docs/specification.md §5. An optional field that breaks its own is left out. */
  isValid: (value: unknown) => boolean;
  /** True for a value of the right type. Another program may have stored others. */
  isReadable: (value: unknown) => boolean;
  /** Reads a list item by item; a bad item leaves the others in place. Takes precedence over the two rules. */
  readList?: ListReader;
  /** Read in the place of any other value; undefined if the field is optional. */
  empty: string | number | undefined;
};

/** `kept` is the given list if all its items are good; `row` holds the fields beside the list. */
type ListReader = (
  value: unknown,
  row: Readonly<Record<string, unknown>>,
) => { kept: readonly unknown[]; leftOut: number };

type TextEntry = FieldEntry & {
  /** The most characters to type; a file may bring more. */
  limit: number;
  /** The field that an empty text repeats. A text that follows none is optional. */
  follows: 'categoria' | 'nombre' | null;
};

/** No row has the id 0, so queries take it for a missing one. */
const ID = { isValid: isPositiveNumber, isReadable: isNumber, empty: 0 };

/** The fields that are typed as text; the search reads them. */
export const GASTO_TEXTS = {
  nombre: text(200, 'categoria'),
  descripcion: text(2000, 'nombre'),
} satisfies { [Field in keyof GastoFields]?: TextEntry };

export type TextField = keyof typeof GASTO_TEXTS;

/** All fields of an expense, the specification's in the order of docs/specification.md §5. */
export const GASTO_TABLE: Readonly<Record<keyof GastoFields, FieldEntry>> = {
  ...GASTO_TEXTS,
  cantidad: { isValid: isPositiveNumber, isReadable: isNumber, empty: NaN },
  fecha: { isValid: isDay, isReadable: isDay, empty: '' },
  categoriaId: ID,
  metodoPagoId: ID,
  estado: { isValid: isFilledString, isReadable: isString, empty: '' },
  reembolsos: {
    isValid: isList,
    isReadable: isList,
    readList: (value, { cantidad }) => readReembolsos(value, cantidad),
    empty: undefined,
  },
  etiquetas: { isValid: isList, isReadable: isList, readList: readEtiquetas, empty: undefined },
};

export const TEXT_FIELDS = Object.keys(GASTO_TEXTS) as TextField[];

export const ALL_FIELDS = Object.keys(GASTO_TABLE) as (keyof GastoFields)[];

export function isOptional(field: keyof GastoFields): boolean {
  return GASTO_TABLE[field].empty === undefined;
}

export function textIn(gasto: Pick<Partial<GastoFields>, TextField>, field: TextField): string {
  return gasto[field] ?? '';
}

function text(limit: number, follows: TextEntry['follows']): TextEntry {
  return {
    isValid: isFilledString,
    isReadable: isString,
    empty: follows === null ? undefined : '',
    limit,
    follows,
  };
}

/** The same days come many times, and a look-up is faster than reading. */
const days = new Set<unknown>();
const MAX_KNOWN_DAYS = 10_000;

function isDay(value: unknown): value is string {
  if (days.has(value)) return true;
  if (typeof value !== 'string' || !isFecha(value)) return false;
  if (days.size < MAX_KNOWN_DAYS) days.add(value);
  return true;
}

/** Reading it item by item says more. */
function isList(value: unknown): boolean {
  return Array.isArray(value);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

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
