import fc from 'fast-check';
import { listImports } from '@/lib/db/import-diary';
import { isImportStored } from '@/lib/db/reconcile-imports';
import { toCents } from '@/lib/domain/money';
import { backCents, netCents } from '@/lib/domain/reembolsos';
import type { MovementStatus } from '@/lib/statements/review/review-statement';
import { problemSentence } from '@/lib/text/extractos-review';
import { createFormat } from '@/lib/text/format';
import { runRedoImport, runUndoImport } from '@/lib/worker/run-import';
import type { Stores } from '@/lib/worker/stores';
import { backupOf, restore } from '../../support/backup-of';
import { buildCategoria, buildGastoFields, buildMetodoPago } from '../../support/build-gasto';
import { exportFrom } from '../../support/export-from';
import { importInto } from '../../support/import-into';
import { allowForRuns, propertyRuns } from '../../support/property-runs';
import { bringInto, readWholeOver } from '../../support/statement-desk';
import { NOW, storesOf } from '../../support/stores-of';
import { contentOf, newDatabase } from '../../support/test-database';

allowForRuns();

const control = { onPercent: () => undefined, signal: new AbortController().signal };

function csv(...rows: string[]): string {
  return ['Fecha;Concepto;Importe', ...rows].join('\n');
}

const ZARA = buildGastoFields({ nombre: 'Zara', descripcion: 'Zara', cantidad: 39.95, fecha: '2026-11-03' });
const BACK = '11/11/2026;DEVOLUCION ZARA;39,95';
const OTHER = '12/11/2026;MERCADONA;-20,00';

async function storesWith(...gastos: object[]): Promise<Stores> {
  const stores = storesOf(newDatabase());
  const tables = { categorias: [buildCategoria()], metodosPago: [buildMetodoPago()] };
  await importInto(stores.db, { ...tables, gastos });
  return stores;
}

type RefundStatus = Extract<MovementStatus, { kind: 'refund' }>;

async function offersIn(stores: Stores, content: string): Promise<RefundStatus[]> {
  const { review } = await readWholeOver(stores, content);
  return review.movements.flatMap(({ status }) => (status.kind === 'refund' ? status : []));
}

async function refundsOf(stores: Stores, nombre = 'Zara') {
  const { gastos } = await contentOf(stores.db);
  return gastos.find((gasto) => gasto.nombre === nombre)?.reembolsos;
}

const NOTED = [{ id: expect.any(String) as string, cantidad: 39.95, fecha: '2026-11-11', de: 'Zara' }];

it('ticks one candidate, notes it in its expense and says so', async () => {
  const stores = await storesWith(ZARA);
  const offers = await offersIn(stores, csv(OTHER, BACK));
  expect(offers).toMatchObject([
    { likely: true, earlier: null, candidates: [{ nombre: 'Zara', fecha: '2026-11-03', cents: 3995 }] },
  ]);
  const { refunds, summary, cuadre } = await bringInto(stores, csv(OTHER, BACK));
  expect(refunds).toEqual([
    { nombre: 'Zara', fecha: '2026-11-03', refunded: '2026-11-11', cents: 3995, isStored: true },
  ]);
  expect(summary.imported).toBe(1);
  expect(cuadre).toMatchObject({ charges: { count: 1, sum: 2000 }, added: { count: 1, sum: 2000 } });
  expect(await refundsOf(stores)).toEqual(NOTED);
});

it('is not offered again by the same file, nor by one that overlaps, though the refund was deleted', async () => {
  const stores = await storesWith(ZARA);
  await bringInto(stores, csv(OTHER, BACK));
  const overlapping = csv(OTHER, BACK, '14/11/2026;METRO;-2,40');
  for (const content of [csv(OTHER, BACK), overlapping]) {
    expect(await offersIn(stores, content)).toEqual([]);
    expect((await bringInto(stores, content)).refunds).toEqual([]);
  }
  expect(await refundsOf(stores)).toEqual(NOTED);
  await stores.db.gastos.where('fecha').equals('2026-11-03').modify({ reembolsos: [] });
  expect(await offersIn(stores, overlapping)).toEqual([]);
});

it('lowers an expense of the same statement, in any order of the rows', async () => {
  for (const rows of [
    ['03/11/2026;ZARA;-39,95', BACK],
    [BACK, '03/11/2026;ZARA;-39,95'],
  ]) {
    const stores = await storesWith();
    const { refunds } = await bringInto(stores, csv(...rows, OTHER));
    expect(refunds).toMatchObject([{ nombre: 'Zara', isStored: false }]);
    expect(await refundsOf(stores)).toEqual(NOTED);
    expect((await bringInto(stores, csv(...rows, OTHER))).refunds).toEqual([]);
    expect(await refundsOf(stores)).toEqual(NOTED);
  }
});

it('goes with its expense if that is left out', async () => {
  const stores = await storesWith();
  const content = csv('03/11/2026;ZARA;-39,95', BACK, OTHER);
  const { refunds, summary } = await bringInto(stores, content, { included: new Map([[0, false]]) });
  expect([refunds, summary.imported]).toEqual([[], 1]);
});

it('asks which of two expenses, and of two returns none takes more than is left', async () => {
  const stores = await storesWith(ZARA, { ...ZARA, nombre: 'Zara centro', fecha: '2026-11-05' });
  const [offer] = await offersIn(stores, csv(OTHER, BACK));
  expect(offer).toMatchObject({ likely: false, candidates: [{ nombre: 'Zara centro' }, { nombre: 'Zara' }] });
  const said = new Map([
    [1, 'gasto 1'],
    [2, 'gasto 1'],
  ]);
  const two = csv(OTHER, BACK, '13/11/2026;DEVOLUCION ZARA;39,95');
  expect((await bringInto(stores, two, { refunds: said })).refunds).toHaveLength(1);
  expect(await refundsOf(stores)).toEqual(NOTED);
});

it('takes two returns of one expense', async () => {
  const stores = await storesWith({ ...ZARA, cantidad: 80 });
  const content = csv(OTHER, '11/11/2026;DEVOLUCION ZARA;40,00', '12/11/2026;DEVOLUCION ZARA;15,50');
  expect(await offersIn(stores, content)).toMatchObject([{ likely: false }, { likely: false }]);
  const said = new Map([
    [1, 'gasto 1'],
    [2, 'gasto 1'],
  ]);
  await bringInto(stores, content, { refunds: said });
  const [gasto] = (await contentOf(stores.db)).gastos;
  expect(gasto && netCents(gasto)).toBe(2450n);
  expect(await offersIn(stores, content)).toEqual([]);
});

it('receives what was expected, and its undo expects it again', async () => {
  const expected = { id: 'aaaaaaaa', cantidad: 30, fecha: '2026-11-04', estado: 'esperado' };
  const stores = await storesWith({ ...ZARA, cantidad: 80, reembolsos: [expected] });
  const before = await contentOf(stores.db);
  const { recordId } = await bringInto(stores, csv('11/11/2026;DEVOLUCION ZARA;30,00'));
  expect(await refundsOf(stores)).toMatchObject([{ cantidad: 30, fecha: '2026-11-11' }]);
  await runUndoImport(stores, { id: recordId ?? 0, edited: 'ask' }, control, NOW);
  expect(await contentOf(stores.db)).toEqual(before);
});

it('is taken back with its import, brought back with it, and new once it is undone', async () => {
  const stores = await storesWith(ZARA);
  const before = await contentOf(stores.db);
  const { recordId } = await bringInto(stores, csv(BACK));
  expect(await listImports(stores.program)).toMatchObject([{ state: 'done', gastos: 0, refunds: 1 }]);
  const after = await contentOf(stores.db);
  const given = { id: recordId ?? 0, edited: 'ask' } as const;
  const undone = await runUndoImport(stores, given, control, NOW);
  if (undone.kind !== 'finished') throw new Error(undone.kind);
  expect(undone.undone).toMatchObject({ gastos: 0, refunds: 1 });
  expect(await contentOf(stores.db)).toEqual(before);
  expect(await offersIn(stores, csv(BACK))).toMatchObject([{ likely: true }]);
  await runRedoImport(stores, { ...given, copyId: undone.copyId ?? 0 }, control);
  expect(await contentOf(stores.db)).toEqual(after);
  expect(await offersIn(stores, csv(BACK))).toEqual([]);
});

it('is not brought back for an expense that has no room by then', async () => {
  const stores = await storesWith(ZARA);
  const { recordId } = await bringInto(stores, csv(OTHER, BACK));
  const given = { id: recordId ?? 0, edited: 'ask' } as const;
  const undone = await runUndoImport(stores, given, control, NOW);
  if (undone.kind !== 'finished') throw new Error(undone.kind);
  await stores.db.gastos.update(1, { cantidad: 20 });
  const before = await contentOf(stores.db);
  expect(await runRedoImport(stores, { ...given, copyId: undone.copyId ?? 0 }, control)).toEqual({
    kind: 'refused',
    fault: 'changed-since',
  });
  expect(await contentOf(stores.db)).toEqual(before);
  expect(await listImports(stores.program)).toMatchObject([{ state: 'undone' }]);
});

it('keeps what the person made of it, through undo and redo of its import', async () => {
  const stores = await storesWith(ZARA);
  const { recordId } = await bringInto(stores, csv(OTHER, BACK));
  const [noted] = (await refundsOf(stores)) ?? [];
  const reembolsos = [{ ...noted, cantidad: 10, fecha: '2026-11-11', de: 'Zara' }];
  await stores.db.gastos.update(1, { reembolsos });
  const given = { id: recordId ?? 0, edited: 'ask' } as const;
  const undone = await runUndoImport(stores, given, control, NOW);
  if (undone.kind !== 'finished') throw new Error(undone.kind);
  expect(await refundsOf(stores)).toEqual(reembolsos);
  await runRedoImport(stores, { ...given, copyId: undone.copyId ?? 0 }, control);
  expect(await refundsOf(stores)).toEqual(reembolsos);
});

it('does not tell, once it was edited, that its import stands', async () => {
  const stores = await storesWith(ZARA);
  const { recordId } = await bringInto(stores, csv(BACK));
  const [noted] = (await refundsOf(stores)) ?? [];
  for (const [cantidad, isStored] of [
    [39.95, true],
    [10, false],
  ] as const) {
    await stores.db.gastos.update(1, { reembolsos: [{ ...noted, cantidad }] });
    expect(await isImportStored(stores.db, stores.program, recordId ?? 0)).toBe(isStored);
  }
});

it('stays known in a backup that is put in the place of everything', async () => {
  const stores = await storesWith(ZARA);
  await bringInto(stores, csv(OTHER, BACK));
  await restore(stores, await backupOf(stores), 'replace');
  expect(await offersIn(stores, csv(OTHER, BACK))).toEqual([]);
  await restore(stores, await backupOf(stores), 'replace');
  expect(await offersIn(stores, csv(OTHER, BACK))).toEqual([]);
  const [gasto] = await stores.db.gastos.where('fecha').equals('2026-11-03').primaryKeys();
  const last = await stores.program.broughtMovements.toCollection().last();
  expect(last?.refunds).toMatchObject([{ gasto }]);
});

it('is offered again after its expense went with its import and came back without it', async () => {
  const stores = await storesWith();
  const ticket = csv('03/11/2026;ZARA;-39,95', OTHER);
  const { recordId } = await bringInto(stores, ticket);
  await bringInto(stores, csv(BACK));
  await runUndoImport(stores, { id: recordId ?? 0, edited: 'remove' }, control, NOW);
  await bringInto(stores, ticket);
  expect(await refundsOf(stores)).toBeUndefined();
  expect(await offersIn(stores, csv(BACK))).toMatchObject([
    { likely: false, earlier: { concepto: 'DEVOLUCION ZARA' }, candidates: [{ left: 3995 }] },
  ]);
  const [zara] = (await contentOf(stores.db)).gastos;
  await bringInto(stores, csv(BACK), { refunds: new Map([[0, `gasto ${zara?.id}`]]) });
  expect(await refundsOf(stores)).toEqual(NOTED);
  expect(await offersIn(stores, csv(BACK))).toEqual([]);
});

it('of an expense that the person deleted is not offered for another of its shop', async () => {
  const stores = await storesWith();
  const two = ['03/11/2026;ZARA;-39,95', '04/11/2026;ZARA;-39,95'];
  await bringInto(stores, csv(...two, BACK), { refunds: new Map([[2, 'row 0']]) });
  await stores.db.gastos.where('fecha').equals('2026-11-03').delete();
  expect(await offersIn(stores, csv(...two, BACK))).toEqual([]);
});

it('writes nothing if the expense has changed since the review', async () => {
  const stores = await storesWith(ZARA);
  const { bring } = await readWholeOver(stores, csv(OTHER, BACK));
  await stores.db.gastos.update(1, { cantidad: 20 });
  const before = await contentOf(stores.db);
  expect(await bring()).toEqual({ kind: 'changed' });
  expect(await contentOf(stores.db)).toEqual(before);
});

const SHOPS = ['ZARA', 'MANGO', 'RENFE'];
const WORDS = ['DEVOLUCION', 'ABONO', 'BIZUM DE', 'REFUND'];

it('no statement lowers an expense below zero, and none counts twice', async () => {
  const row = fc.record({
    shop: fc.constantFrom(...SHOPS),
    word: fc.constantFrom(...WORDS),
    day: fc.integer({ min: 1, max: 20 }),
    cents: fc.constantFrom(1000, 2000, 3000, 3001),
    isIn: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 12 }),
      fc.array(row, { maxLength: 5 }),
      async (rows, typed) => {
        const gastos = typed.map(({ shop, day, cents }) =>
          buildGastoFields({ nombre: shop, cantidad: cents / 100, fecha: fechaOf(day) }),
        );
        const stores = await storesWith(...gastos);
        const content = csv(
          ...rows.map(({ shop, word, day, cents, isIn }) => {
            const amount = (cents / 100).toFixed(2).replace('.', ',');
            const text = isIn ? `${word} ${shop};${amount}` : `${shop};-${amount}`;
            return `${String(day).padStart(2, '0')}/11/2026;${text}`;
          }),
          '21/11/2026;LUZ;-1,00',
          '21/11/2026;NOMINA;1,00',
        );
        const { review } = await readWholeOver(stores, content);
        // Every offer is taken, which is more than a person would.
        const refunds = new Map(
          review.movements.flatMap(({ status }, at) => {
            const target = status.kind === 'refund' ? status.candidates[0]?.target : undefined;
            if (!target) return [];
            return [[at, target.kind === 'stored' ? `gasto ${target.id}` : `row ${target.at}`] as const];
          }),
        );
        const done = await bringInto(stores, content, { refunds });
        const once = await contentOf(stores.db);
        expectWhole(once.gastos);
        const back = once.gastos.reduce((sum, gasto) => sum + backCents(gasto), 0n);
        expect(back).toBe(done.refunds.reduce((sum, { cents }) => sum + BigInt(cents), 0n));
        expect((await bringInto(stores, content)).refunds).toEqual([]);
        expect(await contentOf(stores.db)).toEqual(once);
        await runUndoImport(stores, { id: done.recordId ?? 0, edited: 'ask' }, control, NOW);
        expect((await contentOf(stores.db)).gastos.map(({ reembolsos }) => reembolsos)).toEqual(
          gastos.map(() => undefined),
        );
      },
    ),
    propertyRuns(20),
  );
});

function expectWhole(gastos: Awaited<ReturnType<typeof contentOf>>['gastos']): void {
  for (const gasto of gastos) expect(backCents(gasto) + netCents(gasto)).toBe(toCents(gasto.cantidad));
}

function fechaOf(day: number): string {
  return `2026-11-${String(day).padStart(2, '0')}`;
}

describe('our own CSV, read as a statement', () => {
  const REEMBOLSOS = [
    { id: 'aaaaaaaa', cantidad: 40, fecha: '2026-11-09', de: 'Ana' },
    { id: 'bbbbbbbb', cantidad: 15.5, fecha: '2026-12-01' },
  ];
  const CENA = { ...ZARA, nombre: 'Cena', descripcion: 'Cena', cantidad: 80, reembolsos: REEMBOLSOS };
  const PAN = { ...ZARA, nombre: 'Pan', descripcion: 'Pan', cantidad: 10 };

  it('brings what was paid, and what came back as one refund of its day', async () => {
    const { text } = await exportFrom((await storesWith(CENA, PAN)).db, { form: 'csv' });
    const stores = storesOf(newDatabase());
    const answers = { sign: 'inverted' } as const;
    const read = await readWholeOver(stores, text, answers);
    expect(read.review.questions).toEqual([]);
    const done = await read.bring();
    expect(done).toMatchObject({
      cuadre: { charges: { sum: 9000 }, added: { sum: 9000 } },
      refunds: [{ nombre: 'Cena', cents: 5550 }],
    });
    const { gastos } = await contentOf(stores.db);
    expect(gastos).toMatchObject([
      { cantidad: 80, reembolsos: [{ cantidad: 55.5, fecha: '2026-11-03' }] },
      { cantidad: 10 },
    ]);
    expect(gastos.map(netCents)).toEqual([2450n, 1000n]);
    expect(gastos[1]).not.toHaveProperty('reembolsos');
    const again = await readWholeOver(stores, text, answers);
    expect(again.review.movements.map(({ status }) => status.kind)).toEqual(['here', 'here']);
  });

  it('brings what was paid where no such sum can have come back, and says so', async () => {
    const stores = storesOf(newDatabase());
    const content = [
      'Fecha;Nombre;Cantidad;devuelto;neto',
      '2026-11-03;Cena;80,00;90,00;-10,00',
      '2026-11-04;Pan;10,00;-2,00;12,00',
      '2026-11-05;Ropa;30,00;algo;30,00',
      '2026-11-06;Cine;20,00;5,00;15,00',
      '2026-11-07;Taxi;12,00;0,00;12,00',
      '2026-11-08;Café;2,00;;2,00',
      '2026-11-09;Libro;15,00;15,00;0,00',
    ].join('\n');
    const { review, bring } = await readWholeOver(stores, content, { sign: 'inverted' });
    const format = createFormat({ locale: 'es-ES', currency: 'EUR' });
    expect(review.problems.map((problem) => problemSentence(problem, format))).toEqual([
      'Fila 2, columna 4: «90,00» no puede ser lo devuelto; el gasto se importa sin ello.',
      'Fila 3, columna 4: «-2,00» no puede ser lo devuelto; el gasto se importa sin ello.',
      'Fila 4, columna 4: «algo» no puede ser lo devuelto; el gasto se importa sin ello.',
    ]);
    expect((await bring()).kind).toBe('finished');
    const { gastos } = await contentOf(stores.db);
    expect(gastos.map((gasto) => Number(backCents(gasto)))).toEqual([0, 0, 0, 500, 0, 0, 1500]);
  });

  it('of a bank, a net amount after a fee is still the amount', async () => {
    const stores = storesOf(newDatabase());
    const content = ['Fecha;Concepto;Bruto;Neto', '11/11/2026;PAN;-10,00;-10,50'].join('\n');
    const { review } = await readWholeOver(stores, content, { amountColumn: 3 });
    expect(review.movements).toMatchObject([{ importe: -1050 }]);
  });
});
