import { readNewestDays } from '@/lib/db/gastos-by-day';
import { readCatalogo, firstFecha, lastFechaThrough } from '@/lib/db/read-gastos';
import type { DataReader } from '@/lib/db/stored-table';
import { hasNoGastos, listGastosByIds, listGastosOfMes, listLatestGastos } from '@/lib/db/stored-rows';
import { listGastosAfter, listNewestGastos } from '@/lib/db/gastos-by-day';
import { followChanges, Observed } from '@/lib/db/changes';
import type { GastosDatabase } from '@/lib/db/databases';
import { dataReader, RawReader } from '@/lib/db/raw-reader';
import { buildCategoriaFields, buildGastoFields, buildMetodoPagoFields } from '../../support/build-gasto';
import { newDatabase } from '../../support/test-database';

const FECHAS = ['2026-01-31', '2026-03-01', '2026-02-01', '2026-02-28', '2026-02-01', 'never', '2026-02-15'];

async function filled(): Promise<GastosDatabase> {
  const db = newDatabase();
  await db.categorias.bulkAdd(['Ocio', 'Hogar'].map((nombre) => buildCategoriaFields({ nombre })));
  await db.metodosPago.add(buildMetodoPagoFields());
  for (const fecha of FECHAS) await db.gastos.add(buildGastoFields({ fecha }));
  return db;
}

function readerOf({ name }: { name: string }, version = 1): RawReader {
  return new RawReader({ name, version });
}

const QUESTIONS: [string, (data: DataReader) => PromiseLike<unknown>][] = [
  ['a month', (data) => listGastosOfMes(data, '2026-02')],
  ['the latest', (data) => listLatestGastos(data, '2026-02-28', 3)],
  ['some by their ids', (data) => listGastosByIds(data, [4, 99, 1])],
  ['whether there is any', hasNoGastos],
  ['the number', (data) => data.gastos.count()],
  ['the catalogue', readCatalogo],
  ['those of later days', (data) => listGastosAfter(data, '2026-02-01', 2)],
  ['the newest', (data) => listNewestGastos(data, 4)],
  ['the newest days', (data) => readNewestDays(data, 3)],
  ['the first day', firstFecha],
  ['the last day', (data) => lastFechaThrough(data, '2026-02-20')],
];

it.each(QUESTIONS)('answers as Dexie does: %s', async (_, ask) => {
  const db = await filled();
  expect(await ask(dataReader(readerOf(db)))).toEqual(await ask(db));
});

it.each(QUESTIONS)('finds nothing and makes no database where there is none: %s', async (_, ask) => {
  const reader = readerOf({ name: `none ${Math.random()}` });
  expect(await ask(dataReader(reader))).toEqual(await ask(newDatabase()));
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(reader.name);
});

it('finds what is stored since it found no database', async () => {
  const db = newDatabase();
  const data = dataReader(readerOf(db));
  expect(await hasNoGastos(data)).toBe(true);
  await db.gastos.add(buildGastoFields());
  expect(await hasNoGastos(data)).toBe(false);
});

it('leaves a database of a newer version alone', async () => {
  const db = newDatabase();
  db.version(2).stores({});
  await db.open();
  await expect(readerOf(db).open()).rejects.toMatchObject({ name: 'VersionError' });
});

it('is lost once a newer program has made the database that it found missing', async () => {
  const db = newDatabase();
  const reader = readerOf(db);
  expect(await reader.open()).toBeNull();
  db.version(2).stores({});
  await db.open();
  await expect(reader.open()).rejects.toMatchObject({ name: 'VersionError' });
  expect(reader.lost).toBe('superseded');
});

it('leaves one of an older version as it is', async () => {
  const db = await filled();
  db.close();
  await expect(readerOf(db, 2).open()).rejects.toMatchObject({ name: 'AbortError' });
  expect(await hasNoGastos(dataReader(readerOf(db)))).toBe(false);
});

it('is lost for good once the database is removed elsewhere, and tells so once', async () => {
  const db = await filled();
  const reader = readerOf(db);
  await reader.open();
  const onFault = jest.fn();
  reader.watchLoss(onFault);
  db.close();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(db.name).onsuccess = resolve;
  });
  expect(onFault.mock.calls).toEqual([['closed']]);
  await expect(hasNoGastos(dataReader(reader))).rejects.toMatchObject({ name: 'DatabaseClosedError' });
});

it('opens again after a page was kept aside', async () => {
  const db = await filled();
  const reader = readerOf(db);
  await reader.open();
  reader.close();
  expect(await hasNoGastos(dataReader(reader))).toBe(false);
});

it('keeps no connection that comes after it was closed, and lets a later one be', async () => {
  const db = await filled();
  const reader = readerOf(db);
  const first = reader.open();
  reader.close();
  const second = reader.open();
  await expect(first).rejects.toMatchObject({ name: 'DatabaseClosedError' });
  expect(await second).not.toBeNull();
  expect(await reader.open()).toBe(await second);
  reader.close();
  db.close();
  await expect(
    new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(db.name);
      request.onsuccess = resolve;
      request.onblocked = reject;
    }),
  ).resolves.toBeDefined();
});

type Changing = (db: GastosDatabase) => PromiseLike<unknown>;

/** Whether what a question read is touched by a change. */
async function isTouched(
  ask: (data: DataReader) => PromiseLike<unknown>,
  change: Changing,
): Promise<boolean> {
  const db = await filled();
  const observed = new Observed();
  await ask(dataReader(readerOf(db), observed));
  const stop = followChanges((changed) => {
    observed.hear(changed);
  });
  await change(db);
  stop();
  return observed.wasTouched();
}

function listFebruary(data: DataReader) {
  return listGastosOfMes(data, '2026-02');
}

it.each<[string, (data: DataReader) => PromiseLike<unknown>, Changing, boolean]>([
  [
    'a month by one more',
    listFebruary,
    (db) => db.gastos.add(buildGastoFields({ fecha: '2026-02-28' })),
    true,
  ],
  ['a month by one of its own', listFebruary, (db) => db.gastos.update(3, { cantidad: 1 }), true],
  ['a month by one that leaves it', listFebruary, (db) => db.gastos.update(3, { fecha: '2025-01-01' }), true],
  ['a month by one that comes', listFebruary, (db) => db.gastos.update(1, { fecha: '2026-02-02' }), true],
  ['a month by a deletion', listFebruary, (db) => db.gastos.delete(3), true],
  [
    'a month by another month',
    listFebruary,
    (db) => db.gastos.add(buildGastoFields({ fecha: '2026-04-01' })),
    false,
  ],
  ['a month by another month’s deletion', listFebruary, (db) => db.gastos.delete(1), false],
  ['a month by the catalogue', listFebruary, (db) => db.categorias.delete(1), false],
  ['the catalogue by its own', readCatalogo, (db) => db.categorias.update(1, { nombre: 'Casa' }), true],
  ['the catalogue by an expense', readCatalogo, (db) => db.gastos.add(buildGastoFields()), false],
  ['some by one of them', (data) => listGastosByIds(data, [2]), (db) => db.gastos.delete(2), true],
  ['some by another', (data) => listGastosByIds(data, [2]), (db) => db.gastos.delete(3), false],
  ['the number by a deletion', (data) => data.gastos.count(), (db) => db.gastos.delete(3), true],
  ['a month by a reset', listFebruary, (db) => db.gastos.clear(), true],
  [
    'a month by many at once',
    listFebruary,
    (db) => db.gastos.bulkAdd(Array.from({ length: 60 }, () => buildGastoFields({ fecha: '2026-02-03' }))),
    true,
  ],
])('a change touches what was read, or not: %s', async (_, ask, change, touched) => {
  expect(await isTouched(ask, change)).toBe(touched);
});
