import { CATALOGO_RULES, CATALOGO_SHAPES, DEFAULT_COLOR } from '@/lib/domain/catalogo-entry';
import type { CatalogoFields, CatalogoTable, CategoriaFields, MetodoPagoFields } from '@/lib/domain/entities';
import { carriedFields } from '@/lib/domain/gasto-rules';
import { isFilledString, isPositiveNumber, isRecord, normalizeNombre } from '@/lib/domain/values';

export type CatalogoFault = 'no-list' | 'no-nombre';

/** `fileId` is null without a valid id; `leftOut` counts bad optional fields. */
export type CatalogoEntry<Fields> =
  | { ok: true; fileId: number | null; fields: Fields; leftOut: number }
  | { ok: false; fileId: number | null; nombre: string; fault: CatalogoFault };

const READ_FIELDS: {
  [Table in CatalogoTable]: (nombre: string, item: Record<string, unknown>) => CatalogoFields[Table];
} = { categorias: readCategoria, metodosPago: readMetodoPago };

/** A missing nombre is a fault; descripcion, color and icono have defaults. */
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
    const { fields, leftOut } = carriedFields(item, CATALOGO_SHAPES[table]);
    const read = { ...READ_FIELDS[table](normalizeNombre(item.nombre), item), ...fields };
    return { ok: true, fileId, fields: read, leftOut: leftOut.length };
  });
}

/** `reuse`: a row of this nombre is stored or stands earlier in the file. */
type PlannedEntry<Fields> =
  | { act: 'add'; fields: Fields }
  | { act: 'reuse'; nombre: string }
  | { act: 'reject'; nombre: string; fault: CatalogoFault };

export function planCatalogo<Fields extends { nombre: string }>(
  entries: readonly CatalogoEntry<Fields>[],
  stored: Iterable<{ nombre: string }>,
): PlannedEntry<Fields>[] {
  const known = new Set(Array.from(stored, ({ nombre }) => nombre));
  return entries.map((entry) => {
    if (!entry.ok) return { act: 'reject', nombre: entry.nombre, fault: entry.fault };
    const { nombre } = entry.fields;
    if (known.has(nombre)) return { act: 'reuse', nombre };
    known.add(nombre);
    return { act: 'add', fields: entry.fields };
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

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
