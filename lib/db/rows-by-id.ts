import type { Gasto } from '@/lib/domain/entities';
import type { DataReader } from './stored-table';

/** The page must not stutter, and requests cost time. */
export const CHUNK_ROWS = 500;

export function* chunksOf<Item>(items: readonly Item[], size = CHUNK_ROWS): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** After all keys but longer or deeper arrays, as in Dexie. */
const MAX_KEY: IDBValidKey = [[]];

/** `after` is exclusive, `to` inclusive. Ids of broken rows come after all numbers. */
type IdRange = { after: number; to: IDBValidKey };

/** By id, until `visit` answers false. In a transaction it may await nothing else. */
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

export type Rows<Row> = {
  bulkGet: (ids: number[]) => PromiseLike<(Row | undefined)[]>;
  bulkPut: (rows: readonly Row[]) => PromiseLike<unknown>;
  bulkDelete: (ids: number[]) => PromiseLike<unknown>;
  where: (key: ':id') => {
    between: (
      from: number,
      to: number,
      fromIncluded: boolean,
      toIncluded: boolean,
    ) => { toArray: () => PromiseLike<Row[]>; delete: () => PromiseLike<unknown> };
  };
};

/** `rows` follow the ids. `among`: all rows between them, if read in one piece. */
type ReadRows<Row> = { rows: readonly (Row | undefined)[]; among: readonly Row[] | null };

/** Of a larger write Dexie tells watchers only that any row may have changed. */
const MAX_NAMED_ROWS = 49;

/** In one transaction: Dexie takes over a second to name 100,000, and a watcher only looks once more. */
const MAX_NAMED_OF_ALL = 2000;

/** 500 rows a request blocked the page for up to 130 ms. */
const BURST_ROWS = 125;

/** Fewer neighbours are deleted one by one. */
const MIN_RUN = 3;

const MIN_PIECE = 50;

/** A piece may span this many times the wanted ids. */
const MAX_SPREAD = 2;

/** In another order a browser took 206 s, not 20, to delete 100,000. Ids that are no numbers come last. */
export function inKeyOrder(ids: readonly number[]): readonly number[] {
  if (ids.length <= CHUNK_ROWS || ascend(ids)) return ids;
  const numbers = Float64Array.from(ids.filter(Number.isFinite)).sort();
  return numbers.length === ids.length
    ? Array.from(numbers)
    : [...numbers, ...ids.filter((id) => !Number.isFinite(id))];
}

/** Within the current transaction; in one piece if the ids ascend and lie close together. */
export async function readRowsById<Row extends { id: number }>(
  table: Rows<Row>,
  ids: readonly number[],
): Promise<ReadRows<Row>> {
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined || !areClose(ids, first, last))
    return { rows: await table.bulkGet([...ids]), among: null };
  const among = await table.where(':id').between(first, last, true, true).toArray();
  const byId = new Map(among.map((row) => [row.id, row]));
  return { rows: ids.map((id) => byId.get(id)), among };
}

async function putRows<Row>(
  table: Pick<Rows<Row>, 'bulkPut'>,
  rows: readonly Row[],
  ofAll: number,
): Promise<void> {
  const writer = new RowWriter(table);
  await writer.put(rows, ofAll);
  await writer.end();
}

/**
 * Writes rows within the current transaction. The page prepares the next burst while the browser writes the last one.
 */
export class RowWriter<Row> {
  readonly #table: Pick<Rows<Row>, 'bulkPut'>;
  #last: PromiseLike<unknown> = Promise.resolve();

  constructor(table: Pick<Rows<Row>, 'bulkPut'>) {
    this.#table = table;
  }

  /** `ofAll`: rows of the whole transaction; of very many none is named. Returns while the last burst is written. */
  async put(rows: readonly Row[], ofAll: number): Promise<void> {
    if (ofAll <= MAX_NAMED_OF_ALL) {
      const named = Array.from(chunksOf(rows, MAX_NAMED_ROWS), (some) => this.#table.bulkPut(some));
      await this.#follow(Promise.all(named));
      return;
    }
    for (const some of chunksOf(rows, BURST_ROWS)) await this.#follow(this.#table.bulkPut(some));
  }

  /** Call it before the transaction ends. */
  async end(): Promise<void> {
    await this.#last;
  }

  /** Waits for what was written before. */
  async #follow(writing: PromiseLike<unknown>): Promise<void> {
    const before = this.#last;
    this.#last = writing;
    // A failure is heard of by the next wait.
    writing.then(null, () => undefined);
    await before;
  }
}

/**
 * `among` comes from {@link readRowsById}. Dexie names deleted rows unless any row may have changed: with `isFirst`,
 * the first are rewritten unchanged.
 */
export async function deleteRows<Row extends { id: number }>(
  table: Rows<Row>,
  rows: readonly Row[],
  { ofAll, isFirst, among }: { ofAll: number; isFirst: boolean; among: readonly Row[] | null },
): Promise<void> {
  if (rows.length === 0) return;
  if (ofAll <= MAX_NAMED_OF_ALL) {
    await table.bulkDelete(rows.map(({ id }) => id));
    return;
  }
  if (isFirst && rows.length > MAX_NAMED_ROWS) await putRows(table, rows, ofAll);
  const runs = runsOf(rows, among ?? []);
  const single = new Set(rows.map(({ id }) => id));
  for (const run of runs) for (const id of run) single.delete(id);
  for (const run of runs) {
    const [from, to] = [run[0], run.at(-1)];
    if (from !== undefined && to !== undefined)
      await table.where(':id').between(from, to, true, true).delete();
  }
  for (const some of chunksOf([...single], BURST_ROWS)) await table.bulkDelete([...some]);
}

function runsOf<Row extends { id: number }>(rows: readonly Row[], among: readonly Row[]): number[][] {
  const removed = new Set(rows.map(({ id }) => id));
  const runs: number[][] = [];
  let run: number[] = [];
  for (const { id } of among) {
    if (removed.has(id)) run.push(id);
    else run = [];
    if (run.length === MIN_RUN) runs.push(run);
  }
  return runs;
}

function areClose(ids: readonly number[], first: number, last: number): boolean {
  if (ids.length < MIN_PIECE || !(last - first + 1 <= MAX_SPREAD * ids.length)) return false;
  return ascend(ids);
}

function ascend(ids: readonly number[]): boolean {
  return ids.every((id, position) => position === 0 || id > (ids[position - 1] ?? id));
}
