import type { Gasto } from '@/lib/domain/entities';
import type { GastosDatabase } from './database';

/** Rows a request: few enough that no task of the page is felt, enough that requests cost little. */
export const CHUNK = 500;

/** A list cut into pieces of at most {@link CHUNK}. */
export function* chunksOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += CHUNK) yield items.slice(start, start + CHUNK);
}

/**
 * Reads all expenses in the order of their ids, a chunk at a time, until `visit` answers false. Inside a
 * transaction `visit` may await nothing but that transaction's own requests.
 */
export async function eachChunkOfGastos(
  db: GastosDatabase,
  visit: (chunk: Gasto[]) => Promise<boolean> | boolean,
): Promise<void> {
  let last = -Infinity;
  for (;;) {
    const chunk = await readChunk(db, last);
    const newest = chunk.at(-1);
    if (!newest || !(await visit(chunk))) return;
    last = newest.id;
  }
}

/** In a transaction of its own, or within the current one: Dexie keeps no copy of what a transaction reads. */
function readChunk(db: GastosDatabase, after: number): PromiseLike<Gasto[]> {
  return db.transaction('r', db.gastos, () => db.gastos.where(':id').above(after).limit(CHUNK).toArray());
}
