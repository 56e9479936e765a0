import { carriedFields, type RowShape } from './carried-fields';
import { isFecha } from './dates';
import type { GastoFields } from './entities';
import { namesRowOf } from './id-names';
import { isPositiveNumber } from './positive-number';
import { failure, success, type Result } from './result';
import { isFilledString, isRecord, ownValue } from './text-value';

/** In the order of the rules of docs/specification.md §5. */
export const GASTO_FIELDS = [
  'nombre',
  'descripcion',
  'cantidad',
  'fecha',
  'categoriaId',
  'metodoPagoId',
  'estado',
] as const satisfies readonly (keyof GastoFields)[];

export type GastoField = (typeof GASTO_FIELDS)[number];

/** `no-object`: the item is no object at all. */
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

/** Names in the place of ids are ignored: they would contradict the ids after an edit. */
export const GASTO_SHAPE: RowShape = {
  required: GASTO_FIELDS,
  optional: {},
  ignores: (field) => namesRowOf('categoriaId', field) || namesRowOf('metodoPagoId', field),
};

/**
 * Checks the rules of docs/specification.md §5. Answers the seven fields, with well-formed strings, and those of
 * {@link carriedFields}; or all broken rules, in order.
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

function isExistingFecha(value: unknown): boolean {
  return typeof value === 'string' && isFecha(value);
}
