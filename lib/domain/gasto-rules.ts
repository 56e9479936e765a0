import { carriedFields, type RowShape } from './carried-fields';
import { isFecha } from './dates';
import type { GastoFields } from './entities';
import { namesRowOf } from './id-names';
import { failure, success, type Result } from './result';
import { isFilledString, isRecord } from './text-value';

/** The fields of an expense, in the order of the rules of docs/specification.md §5. */
export const GASTO_FIELDS = [
  'nombre',
  'descripcion',
  'cantidad',
  'fecha',
  'categoriaId',
  'metodoPagoId',
  'estado',
] as const satisfies readonly (keyof GastoFields)[];

/** One of {@link GASTO_FIELDS}. */
export type GastoField = (typeof GASTO_FIELDS)[number];

/** What can be wrong with an item: a field breaks its rule, or the item is no object at all. */
export type GastoFault = 'no-object' | GastoField;

const RULES: Record<GastoField, (value: unknown) => boolean> = {
  nombre: isFilledString,
  descripcion: isFilledString,
  cantidad: isPositiveNumber,
  fecha: isExistingFecha,
  categoriaId: isPositiveNumber,
  metodoPagoId: isPositiveNumber,
  estado: isFilledString,
};

/** The fields of an expense. A name in the place of an id is none: it would contradict the id after an edit. */
export const GASTO_SHAPE: RowShape = {
  required: GASTO_FIELDS,
  optional: {},
  ignores: (field) => namesRowOf('categoriaId', field) || namesRowOf('metodoPagoId', field),
};

/**
 * Checks unknown data against the rules of docs/specification.md §5. On success the seven fields are copied, with
 * well-formed strings, and those that {@link carriedFields} keeps; otherwise every broken rule is named, in the table's order.
 */
export function validateGasto(item: unknown): Result<GastoFields, GastoFault[]> {
  if (!isRecord(item)) return failure(['no-object']);
  const faults = GASTO_FIELDS.filter((field) => !RULES[field](ownValue(item, field)));
  if (faults.length > 0) return failure(faults);
  const fields = item as GastoFields;
  return success({
    nombre: fields.nombre.toWellFormed(),
    descripcion: fields.descripcion.toWellFormed(),
    cantidad: fields.cantidad,
    fecha: fields.fecha,
    categoriaId: fields.categoriaId,
    metodoPagoId: fields.metodoPagoId,
    estado: fields.estado.toWellFormed(),
    ...carriedFields(item, GASTO_SHAPE).fields,
  });
}

/** Whether a value is a finite number above zero: the rule for amounts and ids. */
export function isPositiveNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function isExistingFecha(value: unknown): boolean {
  return typeof value === 'string' && isFecha(value);
}

/** The value of a field if the item itself has it: what it inherits does not come from the file. */
function ownValue(item: Record<string, unknown>, field: string): unknown {
  return Object.hasOwn(item, field) ? item[field] : undefined;
}
