import { applyChange, takeBackChange } from '@/lib/db/apply-change';
import type { GastosDatabase } from '@/lib/db/databases';
import { editGastos, removeGastos } from '@/lib/db/edit-gastos';
import { resetDatabase } from '@/lib/db/replace-content';
import { type StoredChange, watchChanges } from '@/lib/db/changes';
import { buildCategoriaFields, buildGastoFields, buildMetodoPagoFields } from '../../support/build-gasto';
import { newDatabase } from '../../support/test-database';
import { changeBy } from '../../support/change-by';

const MANY = Array.from({ length: 600 }, (_, index) => index + 1);

/** What the watch says of an act on a database with 600 expenses, ids sorted. */
async function heardOf(act: (db: GastosDatabase) => PromiseLike<unknown>): Promise<StoredChange[]> {
  const db = newDatabase();
  await db.gastos.bulkAdd(MANY.map(() => buildGastoFields()));
  const heard: StoredChange[] = [];
  const stop = watchChanges(db, (change) => heard.push(change));
  await act(db);
  stop();
  await db.gastos.add(buildGastoFields());
  return heard.map(({ gastos, catalogo }) => ({
    gastos: gastos === 'all' ? gastos : gastos.toSorted((a, b) => a - b),
    catalogo,
  }));
}

it.each<[string, (db: GastosDatabase) => PromiseLike<unknown>, StoredChange]>([
  ['one that is added', (db) => db.gastos.add(buildGastoFields()), { gastos: [601], catalogo: false }],
  [
    'each one that is edited, of many',
    (db) => changeBy(db, editGastos(MANY, { cantidad: 3 })),
    { gastos: MANY, catalogo: false },
  ],
  [
    'each one that is deleted, of many',
    (db) => changeBy(db, removeGastos(MANY)),
    { gastos: MANY, catalogo: false },
  ],
  [
    'each one of a deletion that is undone',
    async (db) => {
      const change = await changeBy(db, removeGastos(MANY.slice(0, 60)));
      await takeBackChange(db, change);
    },
    { gastos: MANY.slice(0, 60), catalogo: false },
  ],
  [
    'all, where many are added',
    (db) => db.gastos.bulkAdd(MANY.map(() => buildGastoFields())),
    { gastos: 'all', catalogo: false },
  ],
  ['all, after a reset', resetDatabase, { gastos: 'all', catalogo: true }],
  ['a category', (db) => db.categorias.add(buildCategoriaFields()), { gastos: [], catalogo: true }],
  ['a method', (db) => db.metodosPago.add(buildMetodoPagoFields()), { gastos: [], catalogo: true }],
])('names %s', async (_, act, expected) => {
  expect((await heardOf(act)).at(-1)).toEqual(expected);
});

const VERY_MANY = Array.from({ length: 2400 }, (_, index) => index + 1);

// Putting the names of 100,000 rows together keeps the page from everything else for more than a second.
it.each<[string, (db: GastosDatabase) => PromiseLike<unknown>]>([
  ['edited', (db) => changeBy(db, editGastos(VERY_MANY, { cantidad: 3 }))],
  ['deleted', (db) => changeBy(db, removeGastos(VERY_MANY))],
  [
    'edited, and again as they were',
    async (db) => takeBackChange(db, await changeBy(db, editGastos(VERY_MANY, { cantidad: 3 }))),
  ],
  [
    'deleted once more, after an undo',
    async (db) => {
      const change = await changeBy(db, removeGastos(VERY_MANY));
      await takeBackChange(db, change);
      await applyChange(db, change);
    },
  ],
])('names none of very many that are %s', async (_, act) => {
  const heard = await heardOf(async (db) => {
    await db.gastos.bulkAdd(VERY_MANY.slice(MANY.length).map(() => buildGastoFields()));
    await act(db);
  });
  expect(heard.length).toBeGreaterThan(1);
  expect(new Set(heard.map(({ gastos }) => gastos))).toEqual(new Set(['all']));
});

it('is silent about what was rolled back, about reading, and about other databases', async () => {
  const other = newDatabase();
  const heard = await heardOf(async (db) => {
    await other.gastos.add(buildGastoFields());
    await db.gastos.toArray();
    await db
      .transaction('rw', db.gastos, async (transaction) => {
        await db.gastos.add(buildGastoFields());
        transaction.abort();
      })
      .catch(() => undefined);
  });
  expect(heard).toEqual([]);
});
