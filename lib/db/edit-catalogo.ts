import type { Table } from 'dexie';
import { changeOf, sameRow, type Change, type RowChange } from '@/lib/domain/change';
import type { CategoriaFields, Gasto, MetodoPagoFields } from '@/lib/domain/entities';
import { readableCategoria, readableMetodoPago } from '@/lib/domain/readable-rows';
import { failure, success, type Result } from '@/lib/domain/result';
import { eachChunkOfGastos } from './chunks';
import type { GastosDatabase } from './database';

type Stored<Fields> = Fields & { id: number };

/** One of the two tables of the catalogue, and how expenses and changes refer to it. */
export type CatalogoPart<Fields> = {
  tableOf: (db: GastosDatabase) => Table<Stored<Fields>, number, Fields>;
  readable: (stored: Stored<Fields>) => Stored<Fields>;
  reference: 'categoriaId' | 'metodoPagoId';
  changesOf: (rows: readonly RowChange<Stored<Fields>>[]) => Partial<Change>;
};

/** Why a row was not added or edited. */
export type CatalogoFault = 'nombre-taken' | 'changed-elsewhere' | 'gone';

/** Why rows were not removed. `in-use`: they have expenses, and nothing was said of where these go. */
export type RemovalFault = 'gone' | 'destination-gone' | 'in-use';

/** The table of categories. */
export const CATEGORIA_PART: CatalogoPart<CategoriaFields> = {
  tableOf: (db) => db.categorias,
  readable: readableCategoria,
  reference: 'categoriaId',
  changesOf: (categorias) => ({ categorias }),
};

/** The table of payment methods. */
export const METODO_PAGO_PART: CatalogoPart<MetodoPagoFields> = {
  tableOf: (db) => db.metodosPago,
  readable: readableMetodoPago,
  reference: 'metodoPagoId',
  changesOf: (metodosPago) => ({ metodosPago }),
};

/** Adds rows in one transaction and answers what changed: all of them, or none where a nombre exists already. */
export async function addToCatalogo<Fields extends { nombre: string }>(
  db: GastosDatabase,
  part: CatalogoPart<Fields>,
  rows: readonly Fields[],
): Promise<Result<Change, CatalogoFault>> {
  const table = part.tableOf(db);
  return db.transaction('rw', table, async () => {
    const nombres = rows.map(({ nombre }) => nombre);
    if ((await table.where('nombre').anyOf(nombres).count()) > 0) return failure('nombre-taken');
    const changes: RowChange<Stored<Fields>>[] = [];
    for (const fields of rows) {
      const id = await table.add({ ...fields });
      changes.push({ id, before: null, after: { ...fields, id } });
    }
    return success(changeOf(part.changesOf(changes)));
  });
}

/**
 * Gives a row new fields in one transaction and answers what changed. `before` is the row as the person saw it: one
 * that is another by now, or gone, is left as it is.
 */
export async function editInCatalogo<Fields extends { nombre: string }>(
  db: GastosDatabase,
  part: CatalogoPart<Fields>,
  before: { id: number },
  fields: Fields,
): Promise<Result<Change, CatalogoFault>> {
  const table = part.tableOf(db);
  return db.transaction('rw', table, async () => {
    const { id } = before;
    const stored = await table.get(id);
    if (!stored) return failure('gone');
    if (!sameRow(before, part.readable(stored))) return failure('changed-elsewhere');
    const namesake = await table.where('nombre').equals(fields.nombre).first();
    if (namesake && namesake.id !== id) return failure('nombre-taken');
    const after = { ...fields, id };
    if (sameRow(stored, after)) return success(changeOf({}));
    await table.put(after);
    return success(changeOf(part.changesOf([{ id, before: stored, after }])));
  });
}

/**
 * Removes rows in one transaction and answers what changed. Their expenses move to the destination; without one, a row
 * in use stays, and so do all others. Rows that are gone already are left out.
 */
export async function removeFromCatalogo<Fields>(
  db: GastosDatabase,
  part: CatalogoPart<Fields>,
  ids: readonly number[],
  destination: number | null,
): Promise<Result<Change, RemovalFault>> {
  const table = part.tableOf(db);
  return db.transaction('rw', [db.gastos, table], async () => {
    const wanted = ids.filter((id) => id !== destination);
    const stored = (await table.bulkGet(wanted)).filter((row) => row !== undefined);
    if (stored.length === 0) return failure('gone');
    if (destination !== null && !(await table.get(destination))) return failure('destination-gone');
    const removed = new Set(stored.map(({ id }) => id));
    const gastos = await moveGastos(db, part.reference, removed, destination);
    if (!gastos) return failure('in-use');
    await table.bulkDelete([...removed]);
    const rows = stored.map((before) => ({ id: before.id, before, after: null }));
    return success(changeOf({ gastos, ...part.changesOf(rows) }));
  });
}

/** Moves the expenses of some rows. Null, and nothing is written, where they have any and there is no destination. */
async function moveGastos(
  db: GastosDatabase,
  reference: 'categoriaId' | 'metodoPagoId',
  from: ReadonlySet<number>,
  destination: number | null,
): Promise<RowChange<Gasto>[] | null> {
  const moved: RowChange<Gasto>[] = [];
  const stranded: Gasto[] = [];
  await eachChunkOfGastos(db, async (chunk) => {
    const found = chunk.filter((gasto) => from.has(gasto[reference]));
    if (found.length === 0) return true;
    if (destination === null) {
      stranded.push(...found);
      return false;
    }
    const changes = found.map((before) => ({
      id: before.id,
      before,
      after: { ...before, [reference]: destination },
    }));
    await db.gastos.bulkPut(changes.map(({ after }) => after));
    moved.push(...changes);
    return true;
  });
  return stranded.length > 0 ? null : moved;
}
