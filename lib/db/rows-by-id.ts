import { chunksOf, CHUNK_ROWS } from './chunks';

/** The operations of a table that work on rows of known ids. */
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

/**
 * The rows of some ids, undefined where there is none; and where they were read in one piece, every row that lies
 * among them, in the order of the ids.
 */
export type ReadRows<Row> = { rows: readonly (Row | undefined)[]; among: readonly Row[] | null };

/**
 * The most rows of one write that Dexie names one by one to watchers; of a larger write it says that any row may have
 * changed.
 */
const MAX_NAMED_ROWS = 49;

/**
 * The most rows of one transaction that are named to watchers. To put the names of 100,000 rows together takes Dexie more
 * than a second, in which the page stands still; to hear that any row may have changed costs a watcher one more look.
 */
const MAX_NAMED_OF_ALL = 2000;

/** How many rows of a very large write are asked for in one go: 500 kept the page for up to 130 ms. */
const BURST_ROWS = 125;

/** So many rows side by side are deleted as a range; fewer one by one. */
const MIN_RUN = 3;

/** From so many rows on, one reading of all that lie among them is worth it. */
const MIN_PIECE = 50;

/** Up to how many times as many ids as are wanted a piece may span to be read as one. */
const MAX_SPREAD = 2;

/**
 * Many ids in the order in which the rows lie, few as they are: in any other order a browser took 206 s instead of 20 to
 * delete 100,000 rows. Ids that are no numbers, which only broken data have, come last.
 */
export function inKeyOrder(ids: readonly number[]): readonly number[] {
  if (ids.length <= CHUNK_ROWS || ascend(ids)) return ids;
  const numbers = Float64Array.from(ids.filter(Number.isFinite)).sort();
  return numbers.length === ids.length
    ? Array.from(numbers)
    : [...numbers, ...ids.filter((id) => !Number.isFinite(id))];
}

/** Reads the rows of some ids within the current transaction; in one piece if they ascend and lie close together. */
export async function readRows<Row extends { id: number }>(
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

/**
 * Puts rows in the current transaction so that watchers hear of exactly these rows or, if the whole transaction
 * writes very many, that any row may have changed. `ofAll` is how many rows it writes in all.
 */
export async function putRows<Row>(
  table: Pick<Rows<Row>, 'bulkPut'>,
  rows: readonly Row[],
  ofAll: number,
): Promise<void> {
  if (ofAll <= MAX_NAMED_OF_ALL)
    await Promise.all(Array.from(chunksOf(rows, MAX_NAMED_ROWS), (some) => table.bulkPut(some)));
  else for (const some of chunksOf(rows, BURST_ROWS)) await table.bulkPut(some);
}

/**
 * Deletes rows in the current transaction, of which watchers hear as with {@link putRows}. `among` is what
 * {@link readRows} has told of them, `isFirst`: nothing was written in the transaction before. Dexie names what is deleted
 * however much it is, unless any row may have changed already: so of very many the first are written once more, as they are.
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

/** The ids of the rows that lie side by side, with no row between them that stays. */
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
