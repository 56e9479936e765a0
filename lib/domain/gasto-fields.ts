import { isFecha } from './dates';
import type { GastoFields } from './entities';
import { readEtiquetas } from './etiquetas';
import { isFilledString, isPositiveNumber } from './values';
import { readReembolsos } from './reembolsos';

type FieldEntry = {
  /** By docs/specification.md §5. An invalid optional field is left out. */
  isValid: (value: unknown) => boolean;
  /** Of the right type: another program may have stored others. */
  isReadable: (value: unknown) => boolean;
  /** Reads item by item: a bad one leaves the others. Goes before both rules. */
  readList?: ListReader;
  /** Read in the place of another value; undefined if the field is optional. */
  empty: string | number | undefined;
};

/** `kept` is the given list if all its items are good; `row` holds the fields beside the list. */
type ListReader = (
  value: unknown,
  row: Readonly<Record<string, unknown>>,
) => { kept: readonly unknown[]; leftOut: number };

/** Other fields are carried along: a newer version or another program knows them. */
export type RowShape = {
  required: readonly string[];
  optional: Readonly<Record<string, (value: unknown) => boolean>>;
  lists?: Readonly<Record<string, ListReader>>;
  /** True for a field that only files may have. */
  ignores?: (field: string) => boolean;
};

type TextEntry = FieldEntry & {
  /** The most characters to type; a file may bring more. */
  limit: number;
  /** An empty text repeats this field. A text that follows none is optional. */
  follows: 'categoria' | 'nombre' | null;
};

/** No row has the id 0, so queries take it for a missing one. */
const ID = { isValid: isPositiveNumber, isReadable: isNumber, empty: 0 };

/** Typed as text; the search reads them. */
export const GASTO_TEXTS = {
  nombre: text(200, 'categoria'),
  descripcion: text(2000, 'nombre'),
} satisfies { [Field in keyof GastoFields]?: TextEntry };

export type TextField = keyof typeof GASTO_TEXTS;

/** All fields, first those of docs/specification.md §5, in its order. */
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

/** Days repeat, and a look-up is faster than reading. */
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
