import type { GastosDatabase } from '@/lib/db/databases';
import { editGastos } from '@/lib/db/edit-gastos';
import { resetDatabase } from '@/lib/db/replace-content';
import { chunksOf } from '@/lib/db/rows-by-id';
import { listRows } from '@/lib/db/stored-rows';
import { ALL_TIME, yearOf } from '@/lib/domain/dates';
import type { GastoFields } from '@/lib/domain/entities';
import { ORDENES } from '@/lib/domain/gastos-query';
import type { Wanted } from '@/lib/worker/jobs';
import { buildFile } from '../../support/build-file';
import { buildCategoriaFields, buildGastoFields, buildMetodoPagoFields } from '../../support/build-gasto';
import { buildQuery } from '../../support/build-query';
import { changeBy } from '../../support/change-by';
import { eventually } from '../../support/eventually';
import { importInto } from '../../support/import-into';
import { openIndex } from '../../support/index-port';
import { newDatabase } from '../../support/test-database';

const EVERYTHING: Wanted = { kind: 'list', query: buildQuery() };

async function databaseOf(...gastos: Partial<GastoFields>[]): Promise<GastosDatabase> {
  const db = newDatabase();
  await db.categorias.add(buildCategoriaFields());
  await db.metodosPago.add(buildMetodoPagoFields());
  // A transaction of many thousand requests takes fake-indexeddb far longer than several of them.
  for (const some of chunksOf(gastos, 5000)) await db.gastos.bulkAdd(some.map(buildGastoFields));
  return db;
}

/** As many expenses as given, ten a day, the oldest first. */
function manyGastos(count: number): Partial<GastoFields>[] {
  return Array.from({ length: count }, (_, index) => ({
    nombre: `Gasto ${index % 100}`,
    fecha: `20${10 + Math.floor(index / 3360)}-${two((Math.floor(index / 280) % 12) + 1)}-${two((Math.floor(index / 10) % 28) + 1)}`,
  }));
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function searchFor(q: string): Wanted {
  return { kind: 'list', query: buildQuery({ q }) };
}

it('opens and reads nothing before it is asked', async () => {
  const db = newDatabase();
  const { warm, ask } = openIndex(db);
  expect(db.isOpen()).toBe(false);
  warm();
  expect((await ask(EVERYTHING)).totals.count).toBe(0);
});

it.each(ORDENES)('answers a query over everything in the order %s', async (orden) => {
  const fechas = ['2026-01-02', '2026-01-01', '2026-01-02'];
  const { ask } = openIndex(
    await databaseOf(...fechas.map((fecha, place) => ({ fecha, cantidad: 5 - place, nombre: `${place}` }))),
  );
  const expected = {
    'fecha-desc': [3, 1, 2],
    'fecha-asc': [2, 1, 3],
    'cantidad-desc': [1, 2, 3],
    'cantidad-asc': [3, 2, 1],
    'nombre-asc': [1, 2, 3],
    'nombre-desc': [3, 2, 1],
  };
  const query = buildQuery({}, orden);
  expect(Array.from((await ask({ kind: 'list', query })).ids)).toEqual(expected[orden]);
  // Once more, from what is in order by now.
  expect(Array.from((await ask({ kind: 'list', query })).ids)).toEqual(expected[orden]);
});

it('answers how many there are without listing them', async () => {
  const { ask } = openIndex(await databaseOf({ cantidad: 1 }, { cantidad: 2, estado: 'pendiente' }));
  const list = await ask({ kind: 'count', query: buildQuery() });
  expect(list.totals).toEqual({ count: 2, total: 300n, pending: 200n });
  expect(list.ids).toHaveLength(0);
});

it('finds the expenses of exactly a nombre that are not in a category', async () => {
  const { ask } = openIndex(
    await databaseOf(
      { nombre: 'Uber', categoriaId: 1 },
      { nombre: 'uber', categoriaId: 1 },
      { nombre: 'Uber Eats', categoriaId: 1 },
      { nombre: 'Uber', categoriaId: 2 },
      { nombre: 'Uber', categoriaId: 77 },
    ),
  );
  const list = await ask({ kind: 'nombre', nombre: 'Uber', exceptCategoriaId: 2 });
  expect(Array.from(list.ids)).toEqual([5, 1]);
});

it('answers again after changes, once for those that come together', async () => {
  const db = await databaseOf({ nombre: 'Pan' });
  const { watch, next, replies } = openIndex(db);
  const id = watch(searchFor('pan'));
  await next(id);
  const told = replies.length;
  const changed = next(id);
  await db.gastos.add(buildGastoFields({ nombre: 'Pan de molde' }));
  await db.gastos.add(buildGastoFields({ nombre: 'Leche' }));
  await db.gastos.delete(1);
  expect(Array.from((await changed).ids)).toEqual([2]);
  expect(replies).toHaveLength(told + 1);
});

it('answers what is asked after a change with that change', async () => {
  const db = await databaseOf({ nombre: 'Uber' }, { nombre: 'Uber' });
  const { ask } = openIndex(db);
  const wanted: Wanted = { kind: 'nombre', nombre: 'Uber', exceptCategoriaId: 5 };
  expect((await ask(wanted)).totals.count).toBe(2);
  await editGastos([1], { categoriaId: 5 })(db);
  expect(Array.from((await ask(wanted)).ids)).toEqual([2]);
});

it('follows the names of categories, an import and a reset', async () => {
  const db = await databaseOf({ nombre: 'Pan' });
  const { ask } = openIndex(db);
  expect((await ask(searchFor('hogar'))).totals.count).toBe(0);
  const [categoria] = await listRows(db, 'categorias');
  await db.categorias.update(categoria?.id ?? 0, { nombre: 'Hogar' });
  expect((await ask(searchFor('hogar'))).totals.count).toBe(1);
  await importInto(db, buildFile(Array.from({ length: 200 }, () => buildGastoFields())));
  expect((await ask(EVERYTHING)).totals.count).toBe(201);
  await resetDatabase(db);
  expect((await ask(EVERYTHING)).totals.count).toBe(0);
});

it('keeps every order right through changes', async () => {
  const db = await databaseOf(...manyGastos(300));
  const { ask } = openIndex(db);
  for (const orden of ORDENES) await ask({ kind: 'list', query: buildQuery({}, orden) });
  await changeBy(db, editGastos([7, 150, 299], { cantidad: 1, nombre: 'Aceite', fecha: '2000-01-01' }));
  const first = await Promise.all(
    ORDENES.map(async (orden) => (await ask({ kind: 'list', query: buildQuery({}, orden) })).ids),
  );
  const ends = first.map((ids) => [ids[0], ids[ids.length - 1]]);
  expect(ends).toEqual([
    [300, 7],
    [7, 300],
    [300, 7],
    [299, 1],
    [299, 100],
    [300, 7],
  ]);
});

it('is silent to those who do not want to know any more', async () => {
  const { watch, unwatch, ask, replies } = openIndex(await databaseOf({}, {}));
  const superseded = ['p', 'pa', 'pan'].map((q) => watch(searchFor(q)));
  superseded.forEach(unwatch);
  await ask(EVERYTHING);
  const answered = replies.flatMap((reply) => (reply.type === 'found' ? [reply.id] : []));
  expect(answered.filter((id) => superseded.includes(id))).toEqual([]);
});

it('drops a query that is superseded while it looks', async () => {
  const { watch, unwatch, ask, next, replies } = openIndex(await databaseOf(...manyGastos(50_001)));
  await ask(EVERYTHING);
  const told = replies.length;
  const first = watch(searchFor('gasto 1'));
  const second = watch(searchFor('gasto 12'));
  const answer = next(second);
  // One slice of the first one is done as soon as no promise is left to settle; the next one is a task of its own.
  await new Promise((resolve) => {
    process.nextTick(resolve);
  });
  unwatch(first);
  await answer;
  expect(replies.slice(told).flatMap((reply) => (reply.type === 'found' ? [reply.id] : []))).toEqual([
    second,
  ]);
});

it('never mixes before and after, though money moves while it reads', async () => {
  const db = await databaseOf(...manyGastos(6000).map((gasto) => ({ ...gasto, cantidad: 10 })));
  const { watch, next, ask, replies } = openIndex(db);
  const reading = next(watch(EVERYTHING));
  for (let move = 1; move <= 5; move += 1) {
    await db.transaction('rw', db.gastos, async () => {
      await db.gastos.update(move, { cantidad: 10 - move });
      await db.gastos.update(6001 - move, { cantidad: 10 + move });
    });
  }
  await reading;
  await ask(EVERYTHING);
  const totals = replies.flatMap((reply) => (reply.type === 'found' ? [reply.list.totals.total] : []));
  expect(new Set(totals)).toEqual(new Set([6_000_000n]));
});

it('says so when the data are of a newer version', async () => {
  const db = newDatabase();
  const newer = indexedDB.open(db.name, 990);
  await new Promise((resolve) => {
    newer.onsuccess = resolve;
  });
  newer.result.close();
  const { watch, next } = openIndex(db);
  await expect(next(watch(EVERYTHING))).rejects.toThrow('newer-version');
});

it('lets another tab remove the database, says so, and answers no more', async () => {
  const db = await databaseOf({});
  const { watch, next, ask, replies } = openIndex(db);
  await ask(EVERYTHING);
  const watching = next(watch(EVERYTHING));
  await watching;
  const removing = indexedDB.deleteDatabase(db.name);
  await new Promise((resolve) => {
    removing.onsuccess = resolve;
  });
  expect(replies.at(-1)).toEqual({ type: 'fault', fault: 'closed' });
  const told = replies.length;
  watch(EVERYTHING);
  expect(replies).toHaveLength(told);
});

it('answers how much of a period', async () => {
  const db = await databaseOf({ cantidad: 1, fecha: '2025-12-31' }, { cantidad: 2, fecha: '2026-01-01' });
  const index = openIndex(db);
  index.watch({ kind: 'usage', period: yearOf('2026-07-01') });
  await eventually(() => {
    expect(index.replies).toHaveLength(1);
  });
  expect(index.replies[0]).toMatchObject({
    usage: { categorias: new Map([[1, { count: 1, total: 200n }]]) },
  });
});

it('answers which tags are in use, now and after every change', async () => {
  const db = await databaseOf({ etiquetas: ['Lisboa'], cantidad: 1 }, { etiquetas: ['lisboa'], cantidad: 2 });
  const index = openIndex(db);
  index.watch({ kind: 'etiquetas' });
  await eventually(() => {
    expect(index.replies).toHaveLength(1);
  });
  await db.gastos.update(1, { etiquetas: ['viaje'] });
  await eventually(() => {
    expect(index.replies).toHaveLength(2);
  });
  expect(index.replies).toMatchObject([
    { type: 'tagged', etiquetas: [{ key: 'lisboa', count: 2, total: 300n }] },
    {
      etiquetas: [
        { nombre: 'lisboa', count: 1, total: 200n },
        { nombre: 'viaje', total: 100n },
      ],
    },
  ]);
});

it('answers how much categories and methods are used, now and after every change', async () => {
  const db = await databaseOf({ cantidad: 1 }, { cantidad: 2, categoriaId: 2 });
  const index = openIndex(db);
  const id = index.watch({ kind: 'usage', period: ALL_TIME });
  await eventually(() => {
    expect(index.replies).toHaveLength(1);
  });
  await db.gastos.add(buildGastoFields({ cantidad: 3 }));
  await eventually(() => {
    expect(index.replies).toHaveLength(2);
  });
  expect(index.replies).toEqual([
    {
      type: 'counted',
      id,
      usage: {
        categorias: new Map([
          [1, { count: 1, total: 100n }],
          [2, { count: 1, total: 200n }],
        ]),
        metodosPago: new Map([[1, { count: 2, total: 300n }]]),
      },
    },
    {
      type: 'counted',
      id,
      usage: {
        categorias: new Map([
          [1, { count: 2, total: 400n }],
          [2, { count: 1, total: 200n }],
        ]),
        metodosPago: new Map([[1, { count: 3, total: 600n }]]),
      },
    },
  ]);
});

it('suggests by a rare word what it does not guess, and learns from each change', async () => {
  const db = await databaseOf({ nombre: 'Café' }, { nombre: 'Pan' });
  const { watch, unwatch, replies } = openIndex(db);
  async function suggested() {
    const id = watch({ kind: 'guesses', questions: [{ nombre: '2 cafés', descripcion: '' }] });
    function answer() {
      return replies.find((each) => each.type === 'guessed' && each.id === id);
    }
    await eventually(() => {
      expect(answer()).toBeDefined();
    });
    const found = answer();
    unwatch(id);
    return found?.type === 'guessed' ? found.guesses[0] : undefined;
  }
  expect(await suggested()).toMatchObject({ categoriaId: null, alike: { categoriaId: 1, nombre: 'Café' } });
  await editGastos([1], { categoriaId: 5 })(db);
  expect(await suggested()).toMatchObject({ alike: { categoriaId: 5, nombre: 'Café' } });
  await db.gastos.delete(1);
  expect((await suggested())?.alike).toBeUndefined();
});

it('guesses from all expenses, and learns from each change', async () => {
  const db = await databaseOf({ nombre: 'Uber' }, { nombre: 'Uber' }, { nombre: 'Pan' });
  const { watch, unwatch, replies } = openIndex(db);
  async function guess() {
    const id = watch({ kind: 'guesses', questions: [{ nombre: 'uber', descripcion: '' }] });
    function answers() {
      return replies.filter((each) => each.type === 'guessed' && each.id === id);
    }
    await eventually(() => {
      expect(answers()).not.toHaveLength(0);
    });
    const [answer] = answers();
    unwatch(id);
    return answer?.type === 'guessed' ? answer.guesses[0]?.categoriaId : undefined;
  }
  expect(await guess()).toMatchObject({ value: 1, agreed: 2, of: 2 });
  await editGastos([1, 2], { categoriaId: 5 })(db);
  expect(await guess()).toMatchObject({ value: 5, agreed: 2, of: 2 });
  await db.gastos.delete(2);
  expect(await guess()).toMatchObject({ value: 5, agreed: 1, of: 1 });
});
