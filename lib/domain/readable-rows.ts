import type { CatalogoTable, Categoria, Gasto, GastoFields, MetodoPago, RowOf } from './entities';
import { ALL_FIELDS, GASTO_TABLE, isOptional } from './gasto-fields';
import { isPositiveNumber } from './values';

/** Another program may have written it: only the id is certain. */
type StoredRow<Row> = { [Field in keyof Row]?: unknown } & { id: number };

/** A value of a wrong type becomes the empty one of {@link GASTO_TABLE}. A valid expense is answered itself. */
export function readableGasto(stored: StoredRow<Gasto>): Gasto {
  const wrong = ALL_FIELDS.filter((field) => !isReadable(field, stored));
  if (wrong.length === 0) return stored as Gasto;
  const read: StoredRow<Gasto> = { ...stored };
  for (const field of wrong) {
    const list = GASTO_TABLE[field].readList?.(stored[field], stored).kept ?? [];
    if (list.length > 0) Reflect.set(read, field, list);
    else if (isOptional(field)) Reflect.deleteProperty(read, field);
    else Reflect.set(read, field, GASTO_TABLE[field].empty);
  }
  return read as Gasto;
}

/** A list must be the one that reading keeps. */
function isReadable(field: keyof GastoFields, stored: StoredRow<Gasto>): boolean {
  const value = stored[field];
  if (value === undefined && isOptional(field)) return true;
  const { readList, isReadable: isOfType } = GASTO_TABLE[field];
  return readList ? readList(value, stored).kept === value : isOfType(value);
}

const READABLE: {
  [Table in CatalogoTable]: (stored: StoredRow<RowOf<Table>>) => RowOf<Table>;
} = { categorias: readableCategoria, metodosPago: readableMetodoPago };

/** A field that is no text becomes an empty one; an invalid presupuesto is left out. */
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

function textsOf({ nombre, descripcion, icono }: StoredRow<MetodoPago>) {
  return { nombre: textOf(nombre), descripcion: textOf(descripcion), icono: textOf(icono) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
