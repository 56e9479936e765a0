import { isFecha } from './dates';
import type { CatalogoTable, Categoria, Gasto, MetodoPago, RowOf } from './entities';
import { isPositiveNumber } from './positive-number';
import { MISSING_ID } from './gastos-query';

/** Another program may have written the row, so only its id is certain. */
export type StoredRow<Row> = { [Field in keyof Row]?: unknown } & { id: number };

/**
 * Replaces a field of a wrong type by an empty text, {@link MISSING_ID} for an id, or NaN for the cantidad; a fecha
 * that is no day becomes empty. A valid expense is answered itself.
 */
export function readableGasto(stored: StoredRow<Gasto>): Gasto {
  if (isReadable(stored)) return stored;
  const { nombre, descripcion, cantidad, fecha, categoriaId, metodoPagoId, estado } = stored;
  return {
    ...stored,
    nombre: textOf(nombre),
    descripcion: textOf(descripcion),
    cantidad: typeof cantidad === 'number' ? cantidad : NaN,
    fecha: isDay(fecha) ? fecha : '',
    categoriaId: idOf(categoriaId),
    metodoPagoId: idOf(metodoPagoId),
    estado: textOf(estado),
  };
}

const READABLE: {
  [Table in CatalogoTable]: (stored: StoredRow<RowOf<Table>>) => RowOf<Table>;
} = { categorias: readableCategoria, metodosPago: readableMetodoPago };

/** Replaces a field that is no text by an empty one; leaves out an invalid presupuesto. */
export function readableRow<Table extends CatalogoTable>(
  table: Table,
  stored: StoredRow<RowOf<Table>>,
): RowOf<Table> {
  return READABLE[table](stored);
}

function readableCategoria(stored: StoredRow<Categoria>): Categoria {
  const { presupuesto, ...fields } = { ...stored, color: textOf(stored.color), ...textsOf(stored) };
  return isPositiveNumber(presupuesto) ? { ...fields, presupuesto } : fields;
}

function readableMetodoPago(stored: StoredRow<MetodoPago>): MetodoPago {
  return { ...stored, ...textsOf(stored) };
}

/** The same days come many times, and a look-up is faster than reading. */
const days = new Set<unknown>();
const MAX_KNOWN_DAYS = 10_000;

function isReadable(stored: StoredRow<Gasto>): stored is Gasto {
  return (
    typeof stored.nombre === 'string' &&
    typeof stored.descripcion === 'string' &&
    typeof stored.cantidad === 'number' &&
    typeof stored.categoriaId === 'number' &&
    typeof stored.metodoPagoId === 'number' &&
    typeof stored.estado === 'string' &&
    isDay(stored.fecha)
  );
}

function isDay(value: unknown): value is string {
  if (days.has(value)) return true;
  if (typeof value !== 'string' || !isFecha(value)) return false;
  if (days.size < MAX_KNOWN_DAYS) days.add(value);
  return true;
}

function textsOf({ nombre, descripcion, icono }: StoredRow<MetodoPago>) {
  return { nombre: textOf(nombre), descripcion: textOf(descripcion), icono: textOf(icono) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function idOf(value: unknown): number {
  return typeof value === 'number' ? value : MISSING_ID;
}
