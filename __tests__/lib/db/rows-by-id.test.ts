import { CHUNK_ROWS, chunksOf, eachChunkOfGastos } from '@/lib/db/rows-by-id';
import { buildGasto } from '../../support/build-gasto';
import { newDatabase } from '../../support/test-database';

it.each([
  [0, []],
  [1, [1]],
  [CHUNK_ROWS - 1, [CHUNK_ROWS - 1]],
  [CHUNK_ROWS, [CHUNK_ROWS]],
  [CHUNK_ROWS + 1, [CHUNK_ROWS, 1]],
  [2 * CHUNK_ROWS + 3, [CHUNK_ROWS, CHUNK_ROWS, 3]],
])('a list of %i is cut into %j', (length, lengths) => {
  const list = Array.from({ length }, (_, index) => index);
  const chunks = [...chunksOf(list)];
  expect(chunks.map((chunk) => chunk.length)).toEqual(lengths);
  expect(chunks.flat()).toEqual(list);
});

describe('eachChunkOfGastos', () => {
  const ids = Array.from({ length: CHUNK_ROWS + 3 }, (_, index) => 2 * index + 1);

  async function visit(stored: readonly number[], goOn: (chunks: number) => boolean): Promise<number[][]> {
    const db = newDatabase();
    await db.gastos.bulkPut(stored.map((id) => buildGasto({ id, fecha: `2026-01-${10 + (id % 7)}` })));
    const chunks: number[][] = [];
    await eachChunkOfGastos(db, (chunk) => {
      chunks.push(chunk.map(({ id }) => id));
      return goOn(chunks.length);
    });
    return chunks;
  }

  it('reads every expense once, in the order of the ids, over the gaps among them', async () => {
    const chunks = await visit(ids, () => true);
    expect(chunks.map(({ length }) => length)).toEqual([CHUNK_ROWS, 3]);
    expect(chunks.flat()).toEqual(ids);
  });

  it('stops when it is told to', async () => {
    expect(await visit(ids, () => false)).toEqual([ids.slice(0, CHUNK_ROWS)]);
  });

  it('visits nothing where there are none', async () => {
    expect(await visit([], () => true)).toEqual([]);
  });

  it('may write within its transaction what it visits', async () => {
    const db = newDatabase();
    await db.gastos.bulkPut(ids.map((id) => buildGasto({ id })));
    await db.transaction('rw', db.gastos, () =>
      eachChunkOfGastos(db, async (chunk) => {
        await db.gastos.bulkDelete(chunk.map(({ id }) => id));
        return true;
      }),
    );
    expect(await db.gastos.count()).toBe(0);
  });
});
