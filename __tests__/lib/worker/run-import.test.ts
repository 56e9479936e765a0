import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AS_IT_IS } from '@/lib/import/import-flow';
import { rejectionLine } from '@/lib/text/specification';
import { readImportFile } from '@/lib/worker/read-file';
import { runImport } from '@/lib/worker/run-import';
import {
  buildCategoria,
  buildCategoriaFields,
  buildGastoFields,
  buildMetodoPago,
  buildMetodoPagoFields,
} from '../../support/build-gasto';
import { importInto } from '../../support/import-into';
import { jsonFile } from '../../support/json-file';
import { NOW, storesOf } from '../../support/stores-of';
import { contentOf, newDatabase } from '../../support/test-database';
import { totalsOf } from '../../support/totals-of';

const FULL = {
  categorias: [buildCategoria({ id: 70 }), buildCategoria({ id: 71, nombre: 'Ocio', color: '#ff8800' })],
  metodosPago: [buildMetodoPago({ id: 80 })],
  gastos: [
    buildGastoFields({ categoriaId: 71, metodoPagoId: 80 }),
    buildGastoFields({ categoriaId: 70, metodoPagoId: 80, cantidad: 0.1 + 0.2 }),
  ],
};

it('imports the full form, with ids of the database', async () => {
  const db = newDatabase();
  expect(await importInto(db, FULL)).toEqual({
    total: 2,
    imported: 2,
    errors: 0,
    skipped: 0,
    leftOut: 0,
    categorias: 2,
    metodosPago: 1,
    rejections: [],
    unlisted: 0,
  });
  expect(await contentOf(db)).toEqual({
    categorias: [
      { ...buildCategoriaFields(), id: 1 },
      { ...buildCategoriaFields({ nombre: 'Ocio', color: '#ff8800' }), id: 2 },
    ],
    metodosPago: [{ ...buildMetodoPagoFields(), id: 1 }],
    gastos: [
      { ...buildGastoFields({ categoriaId: 2, metodoPagoId: 1 }), id: 1 },
      { ...buildGastoFields({ categoriaId: 1, metodoPagoId: 1, cantidad: 0.1 + 0.2 }), id: 2 },
    ],
  });
});

it('never writes an id from the file', async () => {
  const db = newDatabase();
  await importInto(db, {
    categorias: [buildCategoria({ id: 2 ** 53 - 1 })],
    metodosPago: [buildMetodoPago({ id: 2 ** 53 - 1 })],
    gastos: [
      { ...buildGastoFields({ categoriaId: 2 ** 53 - 1, metodoPagoId: 2 ** 53 - 1 }), id: 2 ** 53 - 1 },
    ],
  });
  const { gastos, categorias, metodosPago } = await contentOf(db);
  expect([...gastos, ...categorias, ...metodosPago].map(({ id }) => id)).toEqual([1, 1, 1]);
});

it('imports the simple form by the local ids', async () => {
  const db = newDatabase();
  await importInto(db, FULL);
  const summary = await importInto(db, [
    buildGastoFields({ categoriaId: 2, metodoPagoId: 1, nombre: 'Cine' }),
  ]);
  expect(summary).toMatchObject({ total: 1, imported: 1, categorias: 0, metodosPago: 0 });
  expect((await contentOf(db)).gastos.at(-1)).toMatchObject({
    nombre: 'Cine',
    categoriaId: 2,
    metodoPagoId: 1,
  });
});

it('reuses categories and methods the second time, and doubles the expenses', async () => {
  const db = newDatabase();
  await importInto(db, FULL);
  const once = await contentOf(db);
  const recoloured = { ...FULL, categorias: FULL.categorias.map((each) => ({ ...each, color: 'pink' })) };
  expect(await importInto(db, recoloured)).toMatchObject({ imported: 2, categorias: 0, metodosPago: 0 });
  const twice = await contentOf(db);
  expect(twice.categorias).toEqual(once.categorias);
  expect(twice.metodosPago).toEqual(once.metodosPago);
  expect(twice.gastos.map(({ categoriaId }) => categoriaId)).toEqual([2, 1, 2, 1]);
});

it('makes one row of two items of one nombre, however it is written, and both ids lead to it', async () => {
  const db = newDatabase();
  const summary = await importInto(db, {
    categorias: [
      buildCategoria({ id: 5 }),
      buildCategoria({ id: 6, nombre: ' Alimentacio\u0301n ', color: 'red' }),
    ],
    metodosPago: [buildMetodoPago({ id: 1 })],
    gastos: [buildGastoFields({ categoriaId: 5 }), buildGastoFields({ categoriaId: 6 })],
  });
  expect(summary).toMatchObject({ categorias: 1, imported: 2 });
  const { categorias, gastos } = await contentOf(db);
  expect(categorias).toEqual([{ ...buildCategoriaFields(), id: 1 }]);
  expect(gastos.map(({ categoriaId }) => categoriaId)).toEqual([1, 1]);
});

it('never gives the expenses of a refused category to a stranger of the same id', async () => {
  const db = newDatabase();
  await importInto(db, FULL);
  const summary = await importInto(db, {
    categorias: [{ id: 1, nombre: '' }],
    metodosPago: [],
    gastos: [buildGastoFields({ categoriaId: 1, metodoPagoId: 1 })],
  });
  expect(summary).toMatchObject({ total: 1, imported: 0, errors: 1 });
  expect(summary.rejections.map(rejectionLine)).toEqual([
    'Error al importar categoría "": nombre es requerido y debe ser string',
    'Gasto 1: Categoría con ID 1 no existe',
  ]);
});

it('lists refused items in the order categories, methods, expenses, and goes on with the rest', async () => {
  const db = newDatabase();
  const summary = await importInto(db, {
    categorias: [buildCategoria(), { id: 2, nombre: 7 }],
    metodosPago: [{ nombre: null }, buildMetodoPago()],
    gastos: [
      'no soy un gasto',
      buildGastoFields(),
      { ...buildGastoFields(), nombre: ' ', cantidad: -1 },
      buildGastoFields({ categoriaId: 98, metodoPagoId: 99 }),
    ],
  });
  expect(summary).toMatchObject({ total: 4, imported: 1, errors: 3, categorias: 1, metodosPago: 1 });
  expect(summary.rejections.map(rejectionLine)).toEqual([
    'Error al importar categoría "7": nombre es requerido y debe ser string',
    'Error al importar método "": nombre es requerido y debe ser string',
    'Gasto 1: gasto debe ser un objeto',
    'Gasto 3: nombre es requerido y debe ser string, cantidad debe ser un número positivo',
    'Gasto 4: Categoría con ID 98 no existe, Método de pago con ID 99 no existe',
  ]);
});

it('numbers the expenses by their place in the file beyond the first batch', async () => {
  const db = newDatabase();
  const gastos: unknown[] = Array.from({ length: 2500 }, () => null);
  gastos[2345] = buildGastoFields();
  const summary = await importInto(db, {
    ...FULL,
    categorias: [buildCategoria()],
    metodosPago: [buildMetodoPago()],
    gastos,
  });
  expect(summary).toMatchObject({ total: 2500, imported: 1, errors: 2499, unlisted: 1499 });
  const good = [buildGastoFields(), ...Array.from({ length: 2100 }, () => 0), buildGastoFields()];
  expect((await importInto(db, good.slice(1))).imported).toBe(1);
  const late = [...Array.from({ length: 2100 }, () => buildGastoFields()), null];
  expect((await importInto(db, late)).rejections.map(rejectionLine)).toEqual([
    'Gasto 2101: gasto debe ser un objeto',
  ]);
});

it('imports an array without expenses as nothing', async () => {
  expect(await importInto(newDatabase(), [])).toMatchObject({ total: 0, imported: 0, errors: 0 });
});

it('imports the expenses of a real household to the cent', async () => {
  const db = newDatabase();
  const file = new File([readFileSync(join(__dirname, '../../support/hogar-real.json'))], 'hogar-real.json');
  const percents: number[] = [];
  const outcome = await runImport(
    storesOf(db),
    { file, ...AS_IT_IS },
    {
      onPercent: (percent) => percents.push(percent),
      signal: new AbortController().signal,
    },
    NOW,
  );
  if (outcome.kind !== 'finished') throw new Error(outcome.kind);
  const { tallies } = outcome;
  expect(tallies.stored).toEqual(tallies.inFile);
  expect(tallies.inFile.total).toEqual({ count: 1830, total: 90801841n });
  expect(tallies.inFile.estados.size).toBeGreaterThan(0);
  expect(outcome).toMatchObject({
    kind: 'finished',
    summary: { total: 2176, imported: 1830, errors: 346, categorias: 27, metodosPago: 5, unlisted: 0 },
  });
  const { gastos, categorias, metodosPago } = await contentOf(db);
  expect([gastos.length, categorias.length, metodosPago.length]).toEqual([1830, 27, 5]);
  expect(totalsOf(gastos).total).toBe(90801841n);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(percents.at(-1)).toBe(99);
});

it('tallies the file by the nombres behind its own ids, and what is stored by those of the rows', async () => {
  const db = newDatabase();
  const stores = storesOf(db);
  const control = { onPercent: () => undefined, signal: new AbortController().signal };
  await importInto(db, {
    categorias: [{ nombre: 'Ocio' }],
    metodosPago: [{ nombre: 'Efectivo' }],
    gastos: [],
  });
  const content = {
    categorias: [{ id: 9, nombre: 'Hogar' }],
    gastos: [
      buildGastoFields({ categoriaId: 9, metodoPagoId: 1, cantidad: 0.1, estado: 'pagado' }),
      buildGastoFields({ categoriaId: 1, metodoPagoId: 1, cantidad: 0.2, estado: 'pendiente' }),
      buildGastoFields({ categoriaId: 77, metodoPagoId: 1 }),
    ],
  };
  const outcome = await runImport(stores, { file: jsonFile(content), ...AS_IT_IS }, control, NOW);
  if (outcome.kind !== 'finished') throw new Error(outcome.kind);
  expect(outcome.tallies.inFile).toEqual({
    total: { count: 2, total: 30n },
    categorias: new Map([
      ['Hogar', { count: 1, total: 10n }],
      ['Ocio', { count: 1, total: 20n }],
    ]),
    metodosPago: new Map([['Efectivo', { count: 2, total: 30n }]]),
    estados: new Map([
      ['pagado', { count: 1, total: 10n }],
      ['pendiente', { count: 1, total: 20n }],
    ]),
  });
  expect(outcome.tallies.stored).toEqual(outcome.tallies.inFile);
});

it.each(['\uFEFF', ''])('reads a CSV of this program as the full form: %j', async (mark) => {
  const heading = `${mark}Fecha;Nombre;Descripción;Cantidad;Categoría;Método de pago;Estado\r\n`;
  const read = await readImportFile(new Blob([heading, '2026-05-23;Pan;Pan;1,20;Hogar;Efectivo;pagado\r\n']));
  expect(read.ok && read.value.content).toEqual({
    categorias: [{ id: 1, nombre: 'Hogar' }],
    metodosPago: [{ id: 1, nombre: 'Efectivo' }],
    gastos: [
      {
        ...{ fecha: '2026-05-23', nombre: 'Pan', descripcion: 'Pan', cantidad: 1.2, estado: 'pagado' },
        ...{ categoriaId: 1, metodoPagoId: 1 },
      },
    ],
  });
});
