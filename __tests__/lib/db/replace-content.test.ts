import { resetDatabase } from '@/lib/db/replace-content';
import type { GastosDatabase } from '@/lib/db/databases';
import { buildCategoriaFields, buildGastoFields, buildMetodoPagoFields } from '../../support/build-gasto';
import { failCommits, failOperation } from '../../support/failing-storage';
import { contentOf, newDatabase, NOTHING } from '../../support/test-database';

async function filledDatabase(): Promise<GastosDatabase> {
  const db = newDatabase();
  await db.categorias.add(buildCategoriaFields());
  await db.metodosPago.add(buildMetodoPagoFields());
  await db.gastos.bulkAdd([buildGastoFields(), buildGastoFields()]);
  return db;
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('clears the three tables', async () => {
  const db = await filledDatabase();
  await resetDatabase(db);
  expect(await contentOf(db)).toEqual(NOTHING);
});

it('does nothing to an empty database', async () => {
  const db = newDatabase();
  await resetDatabase(db);
  expect(await contentOf(db)).toEqual(NOTHING);
});

it.each(['gastos', 'categorias', 'metodosPago'])(
  'clears nothing when %s cannot be cleared',
  async (table) => {
    const db = await filledDatabase();
    const before = await contentOf(db);
    failOperation('clear', table, 'UnknownError');
    await expect(resetDatabase(db)).rejects.toMatchObject({ name: 'UnknownError' });
    expect(await contentOf(db)).toEqual(before);
  },
);

it('clears nothing when the commit fails', async () => {
  const db = await filledDatabase();
  const before = await contentOf(db);
  failCommits('UnknownError');
  await expect(resetDatabase(db)).rejects.toMatchObject({ name: 'AbortError' });
  expect(await contentOf(db)).toEqual(before);
});

it('commits once what it waits for is done, and clears nothing where that fails', async () => {
  const db = await filledDatabase();
  const before = await contentOf(db);
  await expect(resetDatabase(db, () => Promise.reject(new TypeError('no')))).rejects.toThrow('no');
  expect(await contentOf(db)).toEqual(before);
  let waited = false;
  await resetDatabase(db, () => {
    waited = true;
    return Promise.resolve();
  });
  expect(waited).toBe(true);
  expect(await contentOf(db)).toEqual(NOTHING);
});

it('lets the database be used afterwards', async () => {
  const db = await filledDatabase();
  await resetDatabase(db);
  await db.categorias.add(buildCategoriaFields());
  expect((await contentOf(db)).categorias).toHaveLength(1);
});
