import { Dexie } from 'dexie';
import type { Gasto } from '@/lib/domain/entities';
import type { GastosDatabase } from './database';

/** How many rows are asked for at once: few enough that the page does not stutter, enough that requests cost little. */
export const CHUNK_ROWS = 500;

/**
 * The most rows of one write that Dexie names one by one to watchers; of a larger write it says that any row may have
 * changed.
 */
const MAX_NAMED_ROWS = 49;

/** A list cut into pieces of at most {@link CHUNK_ROWS}, or of another size. */
export function* chunksOf<Item>(items: readonly Item[], size = CHUNK_ROWS): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/**
 * The most rows of one transaction that are named to watchers. To put the names of 100,000 rows together takes Dexie more
 * than a second, in which the page stands still; to hear that any row may have changed costs a watcher one more look.
 */
const MAX_NAMED_OF_ALL = 2000;

/**
 * Puts rows in the current transaction so that watchers hear of exactly these rows or, if the whole transaction
 * writes very many, that any row may have changed. `ofAll` is how many rows it writes in all.
 */
export async function putRows<Row>(
  table: { bulkPut: (rows: readonly Row[]) => PromiseLike<unknown> },
  rows: readonly Row[],
  ofAll: number,
): Promise<void> {
  const size = ofAll > MAX_NAMED_OF_ALL ? CHUNK_ROWS : MAX_NAMED_ROWS;
  await Promise.all(Array.from(chunksOf(rows, size), (some) => table.bulkPut(some)));
}

/**
 * Deletes rows in the current transaction, of which watchers hear as with {@link putRows}. `isFirst`: nothing was written
 * in the transaction before. Dexie names what is deleted however much it is, unless any row may have changed already:
 * so of very many the first are written once more, as they are.
 */
export async function deleteRows<Row extends { id: number }>(
  table: {
    bulkPut: (rows: readonly Row[]) => PromiseLike<unknown>;
    bulkDelete: (ids: number[]) => PromiseLike<unknown>;
  },
  rows: readonly Row[],
  ofAll: number,
  isFirst: boolean,
): Promise<void> {
  if (rows.length === 0) return;
  if (isFirst && ofAll > MAX_NAMED_OF_ALL && rows.length > MAX_NAMED_ROWS) await table.bulkPut(rows);
  await table.bulkDelete(rows.map(({ id }) => id));
}

const { maxKey } = Dexie;

/** The ids after one, through another; broken rows may have ids of other types, which come after all numbers. */
type IdRange = { after: number; to: number | typeof maxKey };

/**
 * Reads all expenses, or those of some ids, in the order of their ids, a chunk at a time, until `visit` answers false.
 * Inside a transaction `visit` may await nothing but that transaction's own requests.
 */
export async function eachChunkOfGastos(
  db: GastosDatabase,
  visit: (chunk: Gasto[]) => Promise<boolean> | boolean,
  { after, to }: IdRange = { after: -Infinity, to: maxKey },
): Promise<void> {
  let last = after;
  for (;;) {
    const chunk = await readChunk(db, { after: last, to });
    const newest = chunk.at(-1);
    if (!newest || !(await visit(chunk))) return;
    last = newest.id;
  }
}

/** Reads in a transaction, its own or the current one, because Dexie keeps no copy of what a transaction reads. */
function readChunk(db: GastosDatabase, { after, to }: IdRange): PromiseLike<Gasto[]> {
  return db.transaction('r', db.gastos, () =>
    db.gastos.where(':id').between(after, to, false, true).limit(CHUNK_ROWS).toArray(),
  );
}
