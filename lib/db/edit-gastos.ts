import { changeOf, sameRow, type Change, type DeadIds, type RowChange } from '@/lib/domain/change';
import type { Gasto, GastoFields } from '@/lib/domain/entities';
import { appendTo } from '@/lib/domain/lists';
import type { GastosDatabase } from './database';
import { followedChunksOf, type WriteControl } from './followed-write';
import { deleteRows, inKeyOrder, putRows, readRows } from './rows-by-id';

/**
 * Gives fields to expenses in one transaction and answers the change, a lasting one unless `keepsRows`. Missing and
 * unchanged expenses are left out. Rejects with Dexie's error if nothing could be written.
 */
export async function editGastos(
  db: GastosDatabase,
  ids: readonly number[],
  fields: Partial<GastoFields>,
  control?: WriteControl,
  keepsRows = true,
): Promise<Change> {
  return db.transaction('rw', db.gastos, async () => {
    const gastos = new Gathered(keepsRows);
    for (const chunk of followedChunksOf(inKeyOrder(ids), control)) {
      const { rows } = await readRows(db.gastos, chunk);
      const changes = stored(rows)
        .map((before) => ({ id: before.id, before, after: { ...before, ...fields } }))
        .filter(({ before, after }) => !sameRow(before, after));
      await putRows(
        db.gastos,
        changes.map(({ after }) => after),
        ids.length,
      );
      gastos.add(changes);
    }
    return gastos.change(fields);
  });
}

/**
 * Deletes expenses in one transaction and answers the change, as {@link editGastos} does. Missing expenses are left
 * out.
 */
export async function deleteGastos(
  db: GastosDatabase,
  ids: readonly number[],
  control?: WriteControl,
  keepsRows = true,
): Promise<Change> {
  return db.transaction('rw', db.gastos, async () => {
    const gastos = new Gathered(keepsRows);
    for (const chunk of followedChunksOf(inKeyOrder(ids), control)) {
      const { rows, among } = await readRows(db.gastos, chunk);
      const removed = stored(rows);
      await deleteRows(db.gastos, removed, { ofAll: ids.length, isFirst: gastos.count === 0, among });
      gastos.add(removed.map((before) => ({ id: before.id, before, after: null })));
    }
    return gastos.change({});
  });
}

/** The changes so far: the rows, or only their number. */
class Gathered {
  readonly #rows: RowChange<Gasto>[] = [];
  readonly #keepsRows: boolean;
  count = 0;

  constructor(keepsRows: boolean) {
    this.#keepsRows = keepsRows;
  }

  add(changes: readonly RowChange<Gasto>[]): void {
    this.count += changes.length;
    if (this.#keepsRows) appendTo(this.#rows, changes);
  }

  /** Answers the change that gave these fields to all rows. */
  change({ categoriaId, metodoPagoId }: Partial<GastoFields>): Change {
    if (this.#keepsRows || this.count === 0) return changeOf({ gastos: this.#rows });
    const written: DeadIds = {
      categorias: categoriaId === undefined ? [] : [categoriaId],
      metodosPago: metodoPagoId === undefined ? [] : [metodoPagoId],
    };
    return changeOf({ lasting: { gastos: this.count, written } });
  }
}

function stored(rows: readonly (Gasto | undefined)[]): Gasto[] {
  return rows.filter((gasto) => gasto !== undefined);
}
