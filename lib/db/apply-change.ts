import { Dexie } from 'dexie';
import { sameRow, type Change, type ChangeFault, type RowChange } from '@/lib/domain/change';
import { failure, success, type Result } from '@/lib/domain/result';
import { eachChunkOfGastos } from './chunks';
import type { GastosDatabase } from './database';
import { followedChunksOf, type WriteControl } from './followed-write';
import { missingReference } from './references';
import { deleteRows, putRows, readRows, type Rows } from './rows-by-id';
import { errorName } from './storage-error';

/** Thrown inside a transaction to end it with nothing written. */
class Refusal extends Error {
  constructor(readonly fault: ChangeFault) {
    super(fault);
  }
}

/**
 * Applies a change whole or not at all: every row must still be what the change says it was before, and what expenses
 * refer to must be there. Only for changes, or inverses of changes, that this database has made: their ids are its own. Rejects with Dexie's error
 * when nothing could be written.
 */
export async function applyChange(
  db: GastosDatabase,
  change: Change,
  control?: WriteControl,
): Promise<Result<null, ChangeFault>> {
  try {
    await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
      await writeRows(db.categorias, change.categorias);
      await writeRows(db.metodosPago, change.metodosPago);
      await writeRows(db.gastos, change.gastos, control);
      await refuseOrphans(db, change);
      const missing = await missingReference(db, change);
      if (missing) throw new Refusal(missing);
    });
    return success(null);
  } catch (error) {
    if (error instanceof Refusal) return failure(error.fault);
    if (isNombreTaken(error)) return failure('changed-since');
    throw error;
  }
}

/** Refuses a change that removes a category or a method which an expense still uses. */
async function refuseOrphans(db: GastosDatabase, change: Change): Promise<void> {
  const categorias = removedIds(change.categorias);
  const metodosPago = removedIds(change.metodosPago);
  if (categorias.size + metodosPago.size === 0) return;
  await eachChunkOfGastos(db, (chunk) => {
    const needed = chunk.some(
      ({ categoriaId, metodoPagoId }) => categorias.has(categoriaId) || metodosPago.has(metodoPagoId),
    );
    if (needed) throw new Refusal('in-use');
    return true;
  });
}

function removedIds(changes: readonly RowChange<unknown>[]): ReadonlySet<number> {
  return new Set(changes.filter(({ after }) => after === null).map(({ id }) => id));
}

/** Whether rows were refused because others have their nombres by now. */
function isNombreTaken(error: unknown): boolean {
  return (
    error instanceof Dexie.BulkError &&
    Object.values(error.failuresByPos).every((cause) => errorName(cause) === 'ConstraintError')
  );
}

/**
 * Compares each row with its `before`, then writes its `after`; in chunks, so that the page can do other things
 * between them.
 */
async function writeRows<Row extends { id: number }>(
  table: Rows<Row>,
  changes: readonly RowChange<Row>[],
  control?: WriteControl,
): Promise<void> {
  for (const chunk of followedChunksOf(changes, control)) {
    const { rows, among } = await readRows(
      table,
      chunk.map(({ id }) => id),
    );
    if (!chunk.every(({ before }, position) => sameRow(before, rows[position])))
      throw new Refusal('changed-since');
    const kept = chunk.flatMap(({ after }) => (after ? [after] : []));
    const removed = chunk.flatMap(({ before, after }) => (before && !after ? [before] : []));
    await deleteRows(table, removed, { ofAll: changes.length, isFirst: chunk[0] === changes[0], among });
    await putRows(table, kept, changes.length);
  }
}
