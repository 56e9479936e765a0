import { changeOf, sameRow, type Change, type RowChange } from '@/lib/domain/change';
import { readableRow } from '@/lib/domain/readable-rows';
import { unknownFields } from '@/lib/domain/gasto-rules';
import { CATALOGO_RULES, CATALOGO_SHAPES } from '@/lib/domain/catalogo-entry';
import type { CatalogoFields, CatalogoTable, Categoria, Gasto, RowOf } from '@/lib/domain/entities';
import { appendTo } from '@/lib/domain/lists';
import { failure, success } from '@/lib/domain/result';
import { catalogoTable } from './stored-rows';
import { eachChunkOfGastos } from './rows-by-id';
import type { GastosDatabase } from './databases';
import type { Operation } from './apply-change';

export function addToCatalogo<Name extends CatalogoTable>(
  name: Name,
  rows: readonly CatalogoFields[Name][],
): Operation<'nombre-taken'> {
  return async (db) => {
    const table = catalogoTable(db, name);
    const nombres = rows.map(({ nombre }) => nombre);
    if ((await table.where('nombre').anyOf(nombres).count()) > 0) return failure('nombre-taken');
    const changes: RowChange<RowOf<Name>>[] = [];
    for (const fields of rows) {
      const id = await table.add({ ...fields });
      changes.push({ id, before: null, after: { ...fields, id } });
    }
    return success(changeIn(name, changes));
  };
}

/** Writes nothing if the row differs from `before`, as the person saw it. Unknown fields stay. */
export function editInCatalogo<Name extends CatalogoTable>(
  name: Name,
  before: { id: number },
  fields: CatalogoFields[Name],
): Operation<'nombre-taken' | 'changed-elsewhere' | 'gone'> {
  return async (db) => {
    const table = catalogoTable(db, name);
    const { id } = before;
    const stored = await table.get(id);
    if (!stored) return failure('gone');
    if (!sameRow(before, readableRow(name, stored))) return failure('changed-elsewhere');
    const namesake = await table.where('nombre').equals(fields.nombre).first();
    if (namesake && namesake.id !== id) return failure('nombre-taken');
    const after = { ...unknownFields(stored, CATALOGO_SHAPES[name]), ...fields, id };
    if (sameRow(stored, after)) return success(changeOf({}));
    await table.put(after);
    return success(changeIn(name, [{ id, before: stored, after }]));
  };
}

/** Null removes a budget; missing categories are left out. */
export function editPresupuestos(presupuestos: ReadonlyMap<number, number | null>): Operation {
  return async (db) => {
    const stored = (await db.categorias.bulkGet([...presupuestos.keys()])).filter((row) => row !== undefined);
    const changes = stored.flatMap((before): RowChange<Categoria>[] => {
      const after = withPresupuesto(before, presupuestos.get(before.id) ?? null);
      return sameRow(before, after) ? [] : [{ id: before.id, before, after }];
    });
    await db.categorias.bulkPut(changes.flatMap(({ after }) => after ?? []));
    return success(changeIn('categorias', changes));
  };
}

function withPresupuesto(categoria: Categoria, presupuesto: number | null): Categoria {
  const after = { ...categoria };
  if (presupuesto === null) delete after.presupuesto;
  else after.presupuesto = presupuesto;
  return after;
}

/** Expenses move to the destination; without one, a row in use keeps all rows. Missing rows are left out. */
export function removeFromCatalogo(
  name: CatalogoTable,
  ids: readonly number[],
  destination: number | null,
): Operation<'gone' | 'destination-gone' | 'in-use'> {
  return async (db) => {
    const table = catalogoTable(db, name);
    const wanted = ids.filter((id) => id !== destination);
    const stored = (await table.bulkGet(wanted)).filter((row) => row !== undefined);
    if (stored.length === 0) return failure('gone');
    if (destination !== null && !(await table.get(destination))) return failure('destination-gone');
    const removed = new Set(stored.map(({ id }) => id));
    const gastos = await moveGastos(db, CATALOGO_RULES[name].idField, removed, destination);
    if (!gastos) return failure('in-use');
    await table.bulkDelete([...removed]);
    const rows = stored.map((before) => ({ id: before.id, before, after: null }));
    return success(changeIn(name, rows, gastos));
  };
}

/** Writes nothing and answers null if the rows have expenses but no destination. */
async function moveGastos(
  db: GastosDatabase,
  idField: 'categoriaId' | 'metodoPagoId',
  from: ReadonlySet<number>,
  destination: number | null,
): Promise<RowChange<Gasto>[] | null> {
  const moved: RowChange<Gasto>[] = [];
  const stranded: Gasto[] = [];
  await eachChunkOfGastos(db, async (chunk) => {
    const found = chunk.filter((gasto) => from.has(gasto[idField]));
    if (found.length === 0) return true;
    if (destination === null) {
      appendTo(stranded, found);
      return false;
    }
    const changes = found.map((before) => ({
      id: before.id,
      before,
      after: { ...before, [idField]: destination },
    }));
    await db.gastos.bulkPut(changes.map(({ after }) => after));
    appendTo(moved, changes);
    return true;
  });
  return stranded.length > 0 ? null : moved;
}

function changeIn<Name extends CatalogoTable>(
  name: Name,
  rows: readonly RowChange<RowOf<Name>>[],
  gastos: readonly RowChange<Gasto>[] = [],
): Change {
  return { ...changeOf({ gastos }), [name]: rows };
}
