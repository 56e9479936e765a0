import { openDatabase, type GastosDatabase } from '@/lib/db/database';
import { addGastos } from '@/lib/db/gastos';
import { readEverything, rereadGastos } from '@/lib/db/read-gastos';
import type { Gasto } from '@/lib/domain/entities';
import { buildCategoriaFields, buildGastoFields, buildMetodoPagoFields } from '../../support/build-gasto';
import { contentOf, newDatabase } from '../../support/test-database';

/** An open database whose expenses were stored in no order of days: `aDay` of them each. */
async function databaseOf(count: number, aDay: number): Promise<GastosDatabase> {
  const db = newDatabase();
  await openDatabase(db);
  await db.categorias.add(buildCategoriaFields());
  await db.metodosPago.add(buildMetodoPagoFields());
  const days = Math.ceil(count / aDay);
  await addGastos(
    db,
    Array.from({ length: count }, (_, index) =>
      buildGastoFields({ fecha: `2026-${String((index % days) + 1).padStart(4, '0')}` }),
    ),
  );
  return db;
}

/** Everything that a reading brought, in the order in which it came. */
async function read(db: GastosDatabase) {
  const came: string[] = [];
  const all: Gasto[] = [];
  let newest: readonly Gasto[] = [];
  let names: string[] = [];
  await readEverything(
    db,
    {
      onCatalogo: ({ categorias, metodosPago }) => {
        came.push('catalogo');
        names = [...categorias.values(), ...metodosPago.values()].map(({ nombre }) => nombre);
      },
      onNewest: (gastos) => {
        came.push('newest');
        newest = gastos;
      },
      onChunk: (gastos) => {
        came.push(`${gastos.length}`);
        all.push(...gastos);
      },
    },
    new AbortController().signal,
  );
  return { came, all, newest, names };
}

it('brings the catalogue, the newest days, then every expense by id', async () => {
  const db = await databaseOf(12_000, 40);
  const { came, all, newest, names } = await read(db);
  expect(came).toEqual(['catalogo', 'newest', '5000', '5000', '2000']);
  expect(names).toEqual(['Alimentación', 'Efectivo']);
  expect(all).toEqual((await contentOf(db)).gastos);
  expect(newest).toHaveLength(480);
  const sorted = all.toSorted((a, b) => (a.fecha === b.fecha ? b.id - a.id : a.fecha < b.fecha ? 1 : -1));
  expect(newest).toEqual(sorted.slice(0, 480));
});

it.each([
  ['none', 0, 1, 0],
  ['fewer than are read ahead', 30, 5, 30],
  ['more on the newest day than are read ahead', 600, 600, 0],
  ['exactly a chunk', 5000, 50, 500],
])('brings all where there are %s', async (_, count, aDay, ahead) => {
  const { all, newest } = await read(await databaseOf(count, aDay));
  expect(all).toHaveLength(count);
  expect(newest).toHaveLength(ahead);
});

it('gives up when it is told to', async () => {
  const db = await databaseOf(6000, 10);
  const giveUp = new AbortController();
  const reader = {
    onCatalogo: () => undefined,
    onNewest: () => {
      giveUp.abort();
    },
    onChunk: () => undefined,
  };
  await expect(readEverything(db, reader, giveUp.signal)).rejects.toMatchObject({ name: 'AbortError' });
  await expect(readEverything(db, reader, giveUp.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

it('rereads some, without those that are gone', async () => {
  const db = await databaseOf(5, 1);
  await db.gastos.delete(2);
  const { gastos, catalogo } = await rereadGastos(db, [4, 2, 1]);
  expect(gastos.map(({ id }) => id)).toEqual([4, 1]);
  expect(catalogo.categorias.get(1)?.nombre).toBe('Alimentación');
  expect(catalogo.metodosPago.get(1)?.nombre).toBe('Efectivo');
});
