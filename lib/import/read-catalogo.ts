import { CATALOGO_RULES, DEFAULT_COLOR } from '@/lib/domain/catalogo-rules';
import type { CatalogoFields, CatalogoTable, CategoriaFields, MetodoPagoFields } from '@/lib/domain/entities';
import { carriedFields } from '@/lib/domain/carried-fields';
import { isPositiveNumber } from '@/lib/domain/gasto-rules';
import { isFilledString, isRecord, normalizeNombre } from '@/lib/domain/text-value';

/** Why a category or a method of the file cannot be imported whatever the database says. */
export type CatalogoFault = 'no-list' | 'no-nombre';

/**
 * One category or method as the file brings it. `fileId` is null if the item defines no id; `leftOut` counts its optional
 * fields that break their rules.
 */
export type CatalogoEntry<Fields> =
  | { ok: true; fileId: number | null; fields: Fields; leftOut: number }
  | { ok: false; fileId: number | null; nombre: string; fault: CatalogoFault };

const READ_FIELDS: {
  [Table in CatalogoTable]: (nombre: string, item: Record<string, unknown>) => CatalogoFields[Table];
} = { categorias: readCategoria, metodosPago: readMetodoPago };

/**
 * Reads the file's categories or methods. A missing nombre is a fault; a missing descripcion, color or icono gets a
 * default; of the others those are kept that {@link carriedFields} keeps.
 */
export function readEntries<Table extends CatalogoTable>(
  table: Table,
  list: unknown,
): CatalogoEntry<CatalogoFields[Table]>[] {
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) return [{ ok: false, fileId: null, nombre: '', fault: 'no-list' }];
  return list.map((item: unknown) => {
    if (!isRecord(item)) return { ok: false, fileId: null, nombre: '', fault: 'no-nombre' };
    const fileId = isPositiveNumber(item.id) ? item.id : null;
    if (!isFilledString(item.nombre))
      return { ok: false, fileId, nombre: asText(item.nombre), fault: 'no-nombre' };
    const { fields, leftOut } = carriedFields(item, CATALOGO_RULES[table].shape);
    const read = { ...READ_FIELDS[table](normalizeNombre(item.nombre), item), ...fields };
    return { ok: true, fileId, fields: read, leftOut: leftOut.length };
  });
}

function readCategoria(nombre: string, item: Record<string, unknown>): CategoriaFields {
  return {
    nombre,
    descripcion: textOr(item.descripcion, ''),
    color: textOr(item.color, DEFAULT_COLOR),
    icono: textOr(item.icono, CATALOGO_RULES.categorias.defaultIcono),
  };
}

function readMetodoPago(nombre: string, item: Record<string, unknown>): MetodoPagoFields {
  return {
    nombre,
    descripcion: textOr(item.descripcion, ''),
    icono: textOr(item.icono, CATALOGO_RULES.metodosPago.defaultIcono),
  };
}

function textOr(value: unknown, fallback: string): string {
  return isFilledString(value) ? value.toWellFormed() : fallback;
}

/** How a nombre that is no usable string is shown between quotes; objects are not spelled out. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
