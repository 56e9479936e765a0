import type { Gasto } from '@/lib/domain/entities';
import type { DataReader } from './data-reader';

/** Few enough that the page does not stutter, enough that requests cost little. */
export const CHUNK_ROWS = 500;

export function* chunksOf<Item>(items: readonly Item[], size = CHUNK_ROWS): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** After every other key but arrays that are longer or nested deeper. Dexie calls it so too. */
const MAX_KEY: IDBValidKey = [[]];

/** `after` is exclusive, `to` inclusive. Broken rows may have ids of other types, which come after all numbers. */
type IdRange = { after: number; to: IDBValidKey };

/**
 * By id, until `visit` answers false. Inside a transaction, `visit` may await nothing but its requests.
 */
export async function eachChunkOfGastos(
  { gastos }: Pick<DataReader, 'gastos'>,
  visit: (chunk: Gasto[]) => Promise<boolean> | boolean,
  { after, to }: IdRange = { after: -Infinity, to: MAX_KEY },
): Promise<void> {
  let last = after;
  for (;;) {
    const chunk = await gastos.where(':id').between(last, to, false, true).limit(CHUNK_ROWS).toArray();
    const newest = chunk.at(-1);
    if (!newest || !(await visit(chunk))) return;
    last = newest.id;
  }
}
