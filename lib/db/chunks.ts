import type { Gasto } from '@/lib/domain/entities';
import type { GastosDatabase } from './database';

/** Rows a request: few enough that no task of the page is felt, enough that requests cost little. */
export const CHUNK_ROWS = 500;

/** Rows a write of which Dexie still names each to those who watch; of more it says that any may have changed. */
const MAX_NAMED_ROWS = 49;

/** A list cut into pieces of at most {@link CHUNK_ROWS}, or of another size. */
export function* chunksOf<Item>(items: readonly Item[], size = CHUNK_ROWS): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Puts rows in the current transaction in such a way that exactly they count as changed, however many they are. */
export async function putRows<Row>(
  table: { bulkPut: (rows: readonly Row[]) => PromiseLike<unknown> },
  rows: readonly Row[],
): Promise<void> {
  await Promise.all(Array.from(chunksOf(rows, MAX_NAMED_ROWS), (some) => table.bulkPut(some)));
}

/** The ids after one, through another. */
type IdRange = { after: number; to: number };

/**
 * Reads all expenses, or those of some ids, in the order of their ids, a chunk at a time, until `visit` answers false.
 * Inside a transaction `visit` may await nothing but that transaction's own requests.
 */
export async function eachChunkOfGastos(
  db: GastosDatabase,
  visit: (chunk: Gasto[]) => Promise<boolean> | boolean,
  { after, to }: IdRange = { after: -Infinity, to: Infinity },
): Promise<void> {
  let last = after;
  for (;;) {
    const chunk = await readChunk(db, { after: last, to });
    const newest = chunk.at(-1);
    if (!newest || !(await visit(chunk))) return;
    last = newest.id;
  }
}

/** In a transaction of its own, or within the current one: Dexie keeps no copy of what a transaction reads. */
function readChunk(db: GastosDatabase, { after, to }: IdRange): PromiseLike<Gasto[]> {
  return db.transaction('r', db.gastos, () =>
    db.gastos.where(':id').between(after, to, false, true).limit(CHUNK_ROWS).toArray(),
  );
}
