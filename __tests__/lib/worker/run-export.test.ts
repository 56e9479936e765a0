import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExchangeFile } from '@/lib/domain/entities';
import { MISSING_ID } from '@/lib/domain/gastos-query';
import { compareTallies } from '@/lib/domain/tally';
import { runExport } from '@/lib/worker/run-export';
import { buildGasto, buildGastoFields } from '../../support/build-gasto';
import { buildQuery } from '../../support/build-query';
import { exportFrom } from '../../support/export-from';
import { importInto } from '../../support/import-into';
import { seedCatalogo, seedGastos } from '../../support/seed-catalogo';
import { contentOf, newDatabase, NOTHING } from '../../support/test-database';

async function seeded() {
  const db = newDatabase();
  await seedCatalogo(db);
  await seedGastos(db, [
    { nombre: 'Pan', fecha: '2026-10-05', cantidad: 2.4 },
    { nombre: '=Cine; «Ópera»', fecha: '2026-10-07', cantidad: 12.5, categoriaId: 2, metodoPagoId: 2 },
    { nombre: 'Luz', fecha: '2026-09-01', cantidad: 1040.5, estado: 'pendiente' },
    { nombre: 'Perdido', fecha: '2026-10-01', cantidad: 1, categoriaId: 9, metodoPagoId: 9 },
  ]);
  return db;
}

function nombresOf(text: string): string[] {
  return (JSON.parse(text) as ExchangeFile).gastos.map(({ nombre }) => nombre);
}

it('exports everything in the full form, with what a row has beyond the specification', async () => {
  const db = await seeded();
  await db.categorias.update(1, { presupuesto: 300, orden: 1 } as object);
  await db.gastos.update(1, { etiquetas: ['diario'] });
  const { text, file, stored, inFile } = await exportFrom(db);
  const content = await contentOf(db);
  expect(JSON.parse(text)).toEqual({
    ...content,
    gastos: content.gastos.map((gasto) => ({ ...gasto, id: undefined })),
  });
  expect(text).toMatch(/"orden":1.*"presupuesto":300/);
  expect(text).toContain('"etiquetas":["diario"]');
  expect(file.type).toBe('application/json');
  expect(compareTallies({ stored, inFile })).toEqual([]);
  expect(inFile.total).toEqual({ count: 4, total: 105640n });
});

it.each([null, buildQuery()])('brings along an expense whose id is broken, query: %j', async (query) => {
  const db = await seeded();
  await db.table('gastos').add({ ...buildGasto({ nombre: 'Raro' }), id: 'abc' });
  const { text } = await exportFrom(db, { query });
  expect(nombresOf(text).toSorted()).toEqual(['=Cine; «Ópera»', 'Luz', 'Pan', 'Perdido', 'Raro']);
});

it('exports everything as CSV', async () => {
  const { text, file, stored, inFile } = await exportFrom(await seeded(), { form: 'csv' });
  expect(text).toBe(
    [
      '\uFEFFFecha;Nombre;Descripción;Cantidad;Categoría;Método de pago;Estado',
      '2026-10-05;Pan;Compra de la semana;2,40;Hogar;Efectivo;pagado',
      `2026-10-07;"'=Cine; «Ópera»";Compra de la semana;12,50;Ocio;Tarjeta;pagado`,
      '2026-09-01;Luz;Compra de la semana;1040,50;Hogar;Efectivo;pendiente',
      '2026-10-01;Perdido;Compra de la semana;1,00;;;pagado',
      '',
    ].join('\r\n'),
  );
  expect(file.type).toBe('text/csv;charset=utf-8');
  expect(compareTallies({ stored, inFile })).toEqual([]);
});

it.each([
  ['a search, newest first', buildQuery({ q: 'hogar' }), ['Pan', 'Luz']],
  ['another order', buildQuery({}, 'cantidad-desc'), ['Luz', '=Cine; «Ópera»', 'Pan', 'Perdido']],
  ['a month', { ...buildQuery(), period: { kind: 'mes' as const, mes: '2026-09' } }, ['Luz']],
  ['what has no category', buildQuery({ categorias: [MISSING_ID] }), ['Perdido']],
  ['nothing', buildQuery({ q: 'nada de nada' }), []],
])('exports what a list shows: %s', async (_, query, nombres) => {
  const { text, stored, inFile } = await exportFrom(await seeded(), { query });
  expect(nombresOf(text)).toEqual(nombres);
  expect(stored.total.count).toBe(nombres.length);
  expect(compareTallies({ stored, inFile })).toEqual([]);
});

it('brings only those categories and methods along that the list uses', async () => {
  const { text } = await exportFrom(await seeded(), { query: buildQuery({ q: 'cine' }) });
  const { categorias, metodosPago } = JSON.parse(text) as ExchangeFile;
  expect([categorias, metodosPago].map((rows) => rows.map(({ nombre }) => nombre))).toEqual([
    ['Ocio'],
    ['Tarjeta'],
  ]);
});

it.each([null, buildQuery()])(
  'reports whole percentages that never fall and stay below 100 (query: %j)',
  async (query) => {
    const db = newDatabase();
    await seedCatalogo(db);
    await db.gastos.bulkAdd(Array.from({ length: 12_000 }, () => buildGastoFields()));
    const percents: number[] = [];
    const { stored } = await exportFrom(db, { query }, (percent) => percents.push(percent));
    expect(stored.total.count).toBe(12_000);
    expect(percents.length).toBeGreaterThan(2);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(percents.every((percent) => Number.isInteger(percent) && percent >= 0 && percent <= 99)).toBe(
      true,
    );
  },
);

it.each([
  ['everything', null],
  ['a list', buildQuery()],
])('the export of %s is cancelled in the middle', async (_, query) => {
  const db = newDatabase();
  await db.gastos.bulkPut(Array.from({ length: 12_000 }, (__, index) => buildGasto({ id: index + 1 })));
  const cancel = new AbortController();
  const control = {
    onPercent: (percent: number) => {
      if (percent > 0) cancel.abort();
    },
    signal: cancel.signal,
  };
  expect(await runExport(db, { form: 'csv', decimal: ',', query }, control)).toEqual({ kind: 'cancelled' });
});

it('an empty database is a file without items', async () => {
  expect(JSON.parse((await exportFrom(newDatabase())).text)).toEqual(NOTHING);
});

it('says why it failed', async () => {
  const db = await seeded();
  jest.spyOn(db, 'backendDB').mockImplementation(() => {
    throw new DOMException('gone', 'InvalidStateError');
  });
  const control = { onPercent: () => undefined, signal: new AbortController().signal };
  expect(await runExport(db, { form: 'json', decimal: ',', query: null }, control)).toEqual({
    kind: 'failed',
    fault: 'unavailable',
  });
});

it('what an import took of a real file comes back from its export in full', async () => {
  const real: unknown = JSON.parse(readFileSync(join(__dirname, '../../support/hogar-real.json'), 'utf8'));
  const [source, copy] = [newDatabase(), newDatabase()];
  await importInto(source, real);
  const { text, inFile } = await exportFrom(source);
  expect(inFile.total).toEqual({ count: 1830, total: 90801841n });
  expect(await importInto(copy, JSON.parse(text))).toMatchObject({
    imported: 1830,
    errors: 0,
    categorias: 27,
  });
  expect(await contentOf(copy)).toEqual(await contentOf(source));
});
