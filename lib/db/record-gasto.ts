import { knownFields, withFields } from '@/lib/domain/carried-fields';
import { changeOf, sameRow, type Change, type MissingReference, type RowChange } from '@/lib/domain/change';
import type { CatalogoTable, Gasto, GastoFields, Starters } from '@/lib/domain/entities';
import type { GastoEntry } from '@/lib/domain/gasto-entry';
import { readableGasto } from '@/lib/domain/readable-rows';
import { failure, success, type Result } from '@/lib/domain/result';
import { addRow, catalogoTable, findRowByNombre } from './catalogo-rows';
import type { GastosDatabase } from './database';
import { addGasto } from './gasto-rows';

export type EntryFault = MissingReference | 'changed-elsewhere';

/**
 * Stores all entered expenses, or none, in one transaction and answers the change. Starters fill an empty table and
 * are no part of the change. Rejects with Dexie's error if nothing could be written.
 */
export async function recordGastos(
  db: GastosDatabase,
  entries: readonly GastoEntry[],
  starters: Starters,
): Promise<Result<Change, MissingReference>> {
  return db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    await addStarters(db, 'categorias', starters);
    await addStarters(db, 'metodosPago', starters);
    const gastos: GastoFields[] = [];
    for (const entry of entries) {
      const fields = await resolveNames(db, entry);
      if (!fields.ok) return fields;
      gastos.push(knownFields(fields.value));
    }
    const added: RowChange<Gasto>[] = [];
    for (const fields of gastos) {
      const id = await addGasto(db, fields);
      added.push({ id, before: null, after: { ...fields, id } });
    }
    return success(changeOf({ gastos: added }));
  });
}

/**
 * Stores a copy of an expense with other `fields`, in one transaction, and answers the change: an empty one if the
 * expense, its category or method is gone, or if such an expense exists. Rejects with Dexie's error.
 */
export async function addGastoLike(
  db: GastosDatabase,
  id: number,
  fields: Pick<GastoFields, 'fecha' | 'estado'>,
): Promise<Result<Change, never>> {
  return db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    const stored = await db.gastos.get(id);
    if (!stored) return success(changeOf({}));
    const gasto = knownFields(readableGasto(stored));
    const like = { ...gasto, descripcion: gasto.descripcion || gasto.nombre, ...fields };
    const [categoria, metodoPago, sameDay] = await Promise.all([
      db.categorias.get(like.categoriaId),
      db.metodosPago.get(like.metodoPagoId),
      db.gastos.where('fecha').equals(fields.fecha).toArray(),
    ]);
    const isThere = sameDay.some((other) => other.nombre === like.nombre && other.cantidad === like.cantidad);
    if (!categoria || !metodoPago || isThere) return success(changeOf({}));
    const added = await addGasto(db, like);
    return success(changeOf({ gastos: [{ id: added, before: null, after: { ...like, id: added } }] }));
  });
}

/**
 * Stores an edited expense in one transaction and answers the change. `before` is the expense as the person saw it:
 * if it differs by now, nothing is written.
 */
export async function editGasto(
  db: GastosDatabase,
  before: Gasto,
  entry: GastoEntry,
): Promise<Result<Change, EntryFault>> {
  return db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    const stored = await db.gastos.get(before.id);
    if (!stored || !sameRow(before, readableGasto(stored))) return failure('changed-elsewhere');
    const fields = await resolveNames(db, entry);
    if (!fields.ok) return fields;
    const after = withFields(stored, fields.value);
    if (sameRow(stored, after)) return success(changeOf({}));
    await db.gastos.put(after);
    return success(changeOf({ gastos: [{ id: stored.id, before: stored, after }] }));
  });
}

/** Adds the starters of a table if it is empty. */
async function addStarters(db: GastosDatabase, table: CatalogoTable, starters: Starters): Promise<void> {
  if ((await catalogoTable(db, table).count()) > 0) return;
  await Promise.all(starters[table].map((fields) => addRow(db, table, fields)));
}

/** Answers an entry with ids in place of names. */
async function resolveNames(
  db: GastosDatabase,
  { categoria, metodoPago, ...fields }: GastoEntry,
): Promise<Result<GastoFields, MissingReference>> {
  const [storedCategoria, storedMetodo] = await Promise.all([
    findRowByNombre(db, 'categorias', categoria),
    findRowByNombre(db, 'metodosPago', metodoPago),
  ]);
  if (!storedCategoria) return failure('categoria-missing');
  if (!storedMetodo) return failure('metodo-missing');
  return success({ ...fields, categoriaId: storedCategoria.id, metodoPagoId: storedMetodo.id });
}
