import type { GastosDatabase } from '@/lib/db/databases';
import { openDatabase, toStorageFault } from '@/lib/db/open-database';
import { readNewestDays } from '@/lib/db/gastos-by-day';
import { readAndCount, readEverything, rereadGastos } from '@/lib/db/read-gastos';
import { addDays } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import {
  buildCategoriaFields,
  buildGasto,
  buildGastoFields,
  buildMetodoPagoFields,
} from '../../support/build-gasto';
import { contentOf, newDatabase } from '../../support/test-database';

/** An open database whose expenses were stored in no order of days: `aDay` of them each. */
async function databaseOf(count: number, aDay: number): Promise<GastosDatabase> {
  const db = newDatabase();
  await openDatabase(db);
  await db.categorias.add(buildCategoriaFields());
  await db.metodosPago.add(buildMetodoPagoFields());
  const days = Math.ceil(count / aDay);
  await db.gastos.bulkAdd(
    Array.from({ length: count }, (_, index) =>
      buildGastoFields({ fecha: addDays('2026-01-01', index % days) }),
    ),
  );
  return db;
}

/** Everything that a reading brought, in the order in which it came. */
async function read(db: GastosDatabase) {
  const came: string[] = [];
  const all: Gasto[] = [];
  let names: string[] = [];
  await readEverything(
    db,
    {
      onCatalogo: ({ categorias, metodosPago }) => {
        came.push('catalogo');
        names = [...categorias.values(), ...metodosPago.values()].map(({ nombre }) => nombre);
      },
      onChunk: (gastos) => {
        came.push(`${gastos.length}`);
        all.push(...gastos);
      },
    },
    new AbortController().signal,
  );
  return { came, all, names };
}

it('brings the catalogue, then every expense by id', async () => {
  const db = await databaseOf(12_000, 40);
  const { came, all, names } = await read(db);
  expect(came).toEqual(['catalogo', '4000', '4000', '4000']);
  expect(names).toEqual(['Alimentación', 'Efectivo']);
  expect(all).toEqual((await contentOf(db)).gastos);
});

it.each([
  ['none', []],
  ['one', [7]],
  ['two', [7, 8]],
  ['exactly a chunk', Array.from({ length: 5000 }, (_, index) => index + 1)],
  ['ids with gaps', [1, 2, 5000, 5001, 5002, 60_000]],
  ['the last id there can be', [1, 2, 3, 2 ** 53]],
  ['ids of other types, which broken rows have', [-Infinity, -7, 0.5, 3, 'abc', 'b']],
  ['only such', ['abc', ['d']]],
  ['an id without end', [1, Infinity]],
])('brings all where there are %s', async (_, ids) => {
  const db = newDatabase();
  await openDatabase(db);
  await db.table('gastos').bulkPut(ids.map((id) => ({ ...buildGasto(), id })));
  expect((await read(db)).all.map(({ id }) => id)).toEqual(ids);
});

it('says so if the browser gives fewer expenses than it counts', async () => {
  const db = await databaseOf(3, 1);
  const getAll = Reflect.get(IDBObjectStore.prototype, 'getAll') as (
    ...args: unknown[]
  ) => IDBRequest<unknown[]>;
  jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function cut(
    this: IDBObjectStore,
    range?: IDBKeyRange | IDBValidKey | null,
  ) {
    return getAll.call(this, range, 2);
  });
  const reader = { onCatalogo: () => undefined, onChunk: () => undefined };
  const reading = readAndCount(db, reader, new AbortController().signal);
  await expect(reading.catch(toStorageFault)).resolves.toBe('incomplete');
  jest.restoreAllMocks();
  await expect(readAndCount(db, reader, new AbortController().signal)).resolves.toBeUndefined();
});

it('gives up when it is told to', async () => {
  const db = await databaseOf(6000, 10);
  const giveUp = new AbortController();
  const reader = {
    onCatalogo: () => {
      giveUp.abort();
    },
    onChunk: () => undefined,
  };
  await expect(readEverything(db, reader, giveUp.signal)).rejects.toMatchObject({ name: 'AbortError' });
  await expect(readEverything(db, reader, giveUp.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

it.each([
  ['none', 0, 1, 0],
  ['fewer than asked for', 30, 5, 30],
  ['more on the newest day than asked for', 600, 600, 0],
  ['exactly as many as asked for', 500, 50, 500],
  ['a day that is cut', 600, 30, 480],
])('reads the newest days whole where there are %s', async (_, count, aDay, ahead) => {
  const { gastos } = await readNewestDays(await databaseOf(count, aDay), 500);
  expect(gastos).toHaveLength(ahead);
  const sorted = gastos.toSorted((a, b) => (a.fecha === b.fecha ? b.id - a.id : a.fecha < b.fecha ? 1 : -1));
  expect(gastos).toEqual(sorted);
});

it('rereads some, without those that are gone', async () => {
  const db = await databaseOf(5, 1);
  await db.gastos.delete(2);
  const { gastos, catalogo } = await rereadGastos(db, [4, 2, 1]);
  expect(gastos.map(({ id }) => id)).toEqual([4, 1]);
  expect(catalogo.categorias.get(1)?.nombre).toBe('Alimentación');
  expect(catalogo.metodosPago.get(1)?.nombre).toBe('Efectivo');
});
