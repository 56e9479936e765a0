import { Dexie } from 'dexie';
import fc from 'fast-check';
import { listImports } from '@/lib/db/import-diary';
import { noteShops } from '@/lib/db/brought-movements';
import { addDays } from '@/lib/domain/dates';
import type { GastoFields } from '@/lib/domain/entities';
import type { MovementStatus, StatementReview } from '@/lib/statements/review/review-statement';
import { runReset } from '@/lib/worker/run-backup';
import { runRedoImport, runUndoImport } from '@/lib/worker/run-import';
import type { Stores } from '@/lib/worker/stores';
import { buildGastoFields } from '../../support/build-gasto';
import { propertyRuns } from '../../support/property-runs';
import { exampleBytes } from '../../support/read-statement';
import { bringInto, CARD, readOver, readWholeOver } from '../../support/statement-desk';
import { NOW, storesOf } from '../../support/stores-of';
import { contentOf, newDatabase } from '../../support/test-database';

const control = { onPercent: () => undefined, signal: new AbortController().signal };
const STATEMENT = exampleBytes('01-santander-es.csv');

function statusesOf({ movements }: StatementReview, kind: MovementStatus['kind']): number {
  return movements.filter(({ status }) => status.kind === kind).length;
}

/** A statement of one account: day, text, amount in cents, and the balance after it. */
function csvOf(
  rows: readonly (readonly [fecha: string, texto: string, cents: number, saldo: number])[],
): string {
  const lines = rows.map(([fecha, texto, cents, saldo]) =>
    [fecha.split('-').reverse().join('/'), texto, euros(cents), euros(saldo)].join(';'),
  );
  return ['Fecha;Concepto;Importe;Saldo', ...lines].join('\n');
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

async function storeTyped(stores: Stores, ...gastos: Partial<GastoFields>[]): Promise<number[]> {
  const categoriaId = await stores.db.categorias.add({
    nombre: 'Comida',
    descripcion: '',
    color: 'red',
    icono: '🍎',
  });
  const metodoPagoId = await stores.db.metodosPago.add({ nombre: 'Efectivo', descripcion: '', icono: '💵' });
  return stores.db.gastos.bulkAdd(
    gastos.map((fields) => buildGastoFields({ categoriaId, metodoPagoId, ...fields })),
    { allKeys: true },
  );
}

it('stores a charge as an expense: the shop its name, the text of the bank its description, paid', async () => {
  const stores = storesOf(newDatabase());
  const outcome = await bringInto(
    stores,
    csvOf([
      ['2026-05-21', 'PAGO MOVIL EN MERCADONA VALENCIA, TARJ. :*741245', -4210, 95790],
      ['2026-05-22', 'NOMINA', 150000, 245790],
    ]),
  );
  const { gastos, categorias, metodosPago } = await contentOf(stores.db);
  expect(gastos).toEqual([
    {
      id: 1,
      nombre: 'Mercadona',
      descripcion: 'PAGO MOVIL EN MERCADONA VALENCIA, TARJ. :*741245',
      cantidad: 42.1,
      fecha: '2026-05-21',
      categoriaId: 1,
      metodoPagoId: 1,
      estado: 'pagado',
    },
  ]);
  expect(categorias).toMatchObject([{ nombre: 'Sin clasificar' }]);
  expect(metodosPago).toMatchObject([CARD]);
  expect(outcome.summary).toMatchObject({ total: 1, imported: 1, errors: 0, categorias: 1, metodosPago: 1 });
});

it('imports an example to the cent, and knows it all when it comes again', async () => {
  const stores = storesOf(newDatabase());
  const { cuadre, tallies } = await bringInto(stores, STATEMENT);
  // Cash was taken out once, which is not spent yet.
  expect(cuadre.aside).toEqual({ count: 1, sum: cuadre.charges.sum - cuadre.added.sum });
  expect(Number(tallies.inFile.total.total)).toBe(cuadre.added.sum);
  expect(tallies.stored).toEqual(tallies.inFile);
  const { review } = await readWholeOver(stores, STATEMENT);
  expect(statusesOf(review, 'here')).toBe(cuadre.added.count);
  expect(statusesOf(review, 'new')).toBe(0);
  expect(review.sources).toMatchObject([{ metodoPagoId: 1 }]);
});

it('knows what was brought though its expense was renamed or deleted since', async () => {
  const stores = storesOf(newDatabase());
  const text = csvOf([
    ['2026-05-21', 'LIDL', -1000, 5000],
    ['2026-05-22', 'METRO', -150, 4850],
  ]);
  await bringInto(stores, text);
  await stores.db.gastos.update(1, { nombre: 'Otra cosa', cantidad: 3, fecha: '2026-01-01' });
  await stores.db.gastos.delete(2);
  const { review } = await readWholeOver(stores, text);
  expect(review.movements.map(({ status }) => status)).toEqual([
    { kind: 'here', gone: false },
    { kind: 'here', gone: true },
  ]);
});

it('keeps twins that the file has twice', async () => {
  const stores = storesOf(newDatabase());
  const twins = 'Fecha;Concepto;Importe\n21/05/2026;METRO;-1,50\n21/05/2026;METRO;-1,50';
  await bringInto(stores, twins);
  expect(await stores.db.gastos.count()).toBe(2);
  await bringInto(stores, `${twins}\n21/05/2026;METRO;-1,50\n`);
  expect(await stores.db.gastos.count()).toBe(3);
});

it('offers an expense that was typed as the same; taken, it keeps all but its description, until undone', async () => {
  const stores = storesOf(newDatabase());
  const [id = 0] = await storeTyped(stores, {
    nombre: 'Súper',
    descripcion: 'compra',
    cantidad: 42.13,
    fecha: '2026-05-20',
  });
  const text = csvOf([['2026-05-21', 'MERCADONA', -4213, 95787]]);
  const read = await readWholeOver(stores, text);
  expect(read.review.movements[0]?.status).toEqual({
    kind: 'typed',
    likely: true,
    gasto: { id, nombre: 'Súper', fecha: '2026-05-20' },
  });
  const outcome = await read.bring();
  if (outcome.kind !== 'finished' || outcome.recordId === null) throw new Error(outcome.kind);
  expect(outcome.cuadre).toMatchObject({ same: { count: 1, sum: 4213 }, added: { count: 0 } });
  expect(await stores.db.gastos.toArray()).toMatchObject([
    { nombre: 'Súper', descripcion: 'MERCADONA', fecha: '2026-05-20', cantidad: 42.13 },
  ]);
  expect(statusesOf((await readWholeOver(stores, text)).review, 'here')).toBe(1);

  const undone = await runUndoImport(stores, { id: outcome.recordId, edited: 'ask' }, control, NOW);
  expect(undone.kind).toBe('finished');
  expect(await stores.db.gastos.toArray()).toMatchObject([{ nombre: 'Súper', descripcion: 'compra' }]);
  expect(statusesOf((await readWholeOver(stores, text)).review, 'typed')).toBe(1);

  const copyId = undone.kind === 'finished' ? (undone.copyId ?? 0) : 0;
  await runRedoImport(stores, { id: outcome.recordId, copyId, edited: 'ask' }, control);
  expect(await stores.db.gastos.toArray()).toMatchObject([{ descripcion: 'MERCADONA' }]);
});

it('writes nothing where an expense that was to take the text is gone', async () => {
  const stores = storesOf(newDatabase());
  const [id = 0] = await storeTyped(stores, { cantidad: 42.13, fecha: '2026-05-20' });
  const read = await readWholeOver(
    stores,
    csvOf([
      ['2026-05-21', 'MERCADONA', -4213, 95787],
      ['2026-05-22', 'METRO', -150, 95637],
    ]),
  );
  await stores.db.gastos.delete(id);
  expect(await read.bring()).toEqual({ kind: 'changed' });
  expect(await stores.db.gastos.count()).toBe(0);
  expect(await listImports(stores.program)).toEqual([]);
});

it('writes nothing where another tab has brought a statement since the review', async () => {
  const stores = storesOf(newDatabase());
  const read = await readWholeOver(stores, STATEMENT);
  await bringInto(stores, STATEMENT);
  const count = await stores.db.gastos.count();
  expect(await read.bring()).toEqual({ kind: 'changed' });
  expect(await stores.db.gastos.count()).toBe(count);
});

it('is undone days later, and everything is new again', async () => {
  const stores = storesOf(newDatabase());
  const { recordId, cuadre } = await bringInto(stores, STATEMENT);
  const later = new Date('2026-12-24T10:00:00Z');
  expect(await runUndoImport(stores, { id: recordId ?? 0, edited: 'ask' }, control, later)).toMatchObject({
    kind: 'finished',
    undone: { gastos: cuadre.added.count, categorias: 1, metodosPago: 1 },
  });
  const { review } = await readWholeOver(stores, STATEMENT);
  expect(statusesOf(review, 'new')).toBe(cuadre.added.count);
});

it('guesses the category of a shop from the person’s own expenses, and not from what nobody has classified', async () => {
  const stores = storesOf(newDatabase());
  const text = csvOf([['2026-05-21', 'COMPRA MERCADONA, MADRID', -1000, 5000]]);
  await bringInto(stores, text);
  expect(
    (await readWholeOver(stores, `${text}\n22/05/2026;COMPRA MERCADONA, MADRID;-2,00;48,00`)).guesses,
  ).toEqual(new Map());
  await storeTyped(stores, { nombre: 'Mercadona' }, { nombre: 'Mercadona' });
  const { guesses } = await readWholeOver(stores, `${text}\n22/05/2026;COMPRA MERCADONA, MADRID;-2,00;48,00`);
  expect([...guesses.values()]).toMatchObject([{ categoria: { value: 2, agreed: 2, of: 2 }, nombre: null }]);
});

it('leaves the category of a shop to the person who does not want it always so, and knows no account by that', async () => {
  const stores = storesOf(newDatabase());
  const text = csvOf([['2026-05-21', 'COMPRA MERCADONA, MADRID', -1000, 5000]]);
  const later = `${text}\n22/05/2026;COMPRA MERCADONA, MADRID;-2,00;48,00`;
  await storeTyped(stores, { nombre: 'Mercadona' }, { nombre: 'Mercadona' });
  await noteShops(stores.program, ['mercadona', 'renfe'], { asked: true });
  const asked = await readWholeOver(stores, later);
  expect([...asked.guesses.values()].map(({ categoria }) => categoria)).toEqual([]);
  await bringInto(stores, text);
  expect((await readWholeOver(stores, later)).review.questions).toEqual([]);
  await noteShops(stores.program, ['mercadona'], { asked: false });
  const told = await readWholeOver(stores, later);
  expect([...told.guesses.values()].map(({ categoria }) => categoria !== null)).toEqual([true]);
});

it('calls a shop what the person has called it before, until it is called otherwise', async () => {
  const stores = storesOf(newDatabase());
  const january = 'Fecha;Concepto;Importe;Saldo\n02/01/2026;RECIBO IBERDROLA CLIENTES 44110;-60,00;940,00';
  const february = 'Fecha;Concepto;Importe;Saldo\n02/02/2026;RECIBO IBERDROLA CLIENTES 77302;-55,00;885,00';
  const march = 'Fecha;Concepto;Importe;Saldo\n02/03/2026;RECIBO IBERDROLA CLIENTES 91553;-50,00;835,00';
  const read = await readWholeOver(stores, january);
  expect(read.guesses).toEqual(new Map());
  const shop = read.review.movements[0]?.shop ?? '';
  await read.bring({ nombres: new Map([[shop, 'Luz']]) });
  await bringInto(stores, february);
  expect((await stores.db.gastos.toArray()).map(({ nombre }) => nombre)).toEqual(['Luz', 'Luz']);
  await bringInto(stores, march, { nombres: new Map([[shop, 'Luz de casa']]) });
  expect((await stores.db.gastos.toArray()).map(({ nombre }) => nombre)).toEqual([
    'Luz',
    'Luz',
    'Luz de casa',
  ]);
});

it('remembers how a source without headings is read', async () => {
  const stores = storesOf(newDatabase());
  const bytes = exampleBytes('23-bancolombia-sin-cabecera.csv');
  const asked = await readWholeOver(stores, bytes);
  const [question] = asked.review.questions;
  if (question?.kind !== 'noHeader') throw new Error('nothing was asked');
  await (await readWholeOver(stores, bytes, { noHeader: question.likely })).bring();
  const again = await readWholeOver(stores, bytes);
  expect(again.review.questions).toEqual([]);
  expect(again.review.recalled).toHaveLength(1);
});

it('counts as spent what the person has counted before, of that text and source, until it is taken back', async () => {
  const stores = storesOf(newDatabase());
  function month(mes: string, source = 'Concepto') {
    return `Fecha;${source};Importe\n13/${mes}/2026;REINTEGRO CAJERO;-40,00\n14/${mes}/2026;LIDL;-5,00\n15/${mes}/2026;TRASPASO A CUENTA AHORRO;-200,00`;
  }
  const first = await readWholeOver(stores, month('05'));
  expect(first.review.movements.map(({ status }) => status)).toEqual([
    { kind: 'aside', reason: 'efectivo' },
    { kind: 'new' },
    { kind: 'aside', reason: 'propias' },
  ]);
  const outcome = await first.bring({ included: new Map([[0, true]]) });
  if (outcome.kind !== 'finished') throw new Error(outcome.kind);
  expect(outcome.cuadre).toMatchObject({
    charges: { count: 3, sum: 24_500 },
    added: { count: 2, sum: 4500 },
    aside: { count: 1, sum: 20_000 },
  });
  await bringInto(stores, `${month('05')}\n16/05/2026;IKEA;-7,00`);
  const second = await readWholeOver(stores, month('06'));
  expect(second.review.movements.map(({ status, counted }) => [status.kind, counted])).toEqual([
    ['new', 'efectivo'],
    ['new', null],
    ['aside', null],
  ]);
  expect(statusesOf((await readWholeOver(stores, month('06', 'Descripción'))).review, 'aside')).toBe(2);
  await second.bring({ included: new Map([[0, false]]) });
  expect(statusesOf((await readWholeOver(stores, month('07'))).review, 'aside')).toBe(2);
});

it('asks for the amount of what is in another currency though its text counts as spent', async () => {
  const stores = storesOf(newDatabase());
  function month(mes: string, divisa: string) {
    return `Fecha;Concepto;Importe;Divisa\n13/${mes}/2026;REINTEGRO CAJERO;-40,00;${divisa}\n14/${mes}/2026;LIDL;-5,00;EUR`;
  }
  await bringInto(stores, month('05', 'EUR'), { included: new Map([[0, true]]) });
  expect(statusesOf((await readWholeOver(stores, month('06', 'EUR'))).review, 'new')).toBe(2);
  const { review } = await readWholeOver(stores, month('06', 'USD'));
  expect(review.movements.map(({ status }) => status.kind)).toEqual(['foreign', 'new']);
});

it('after a reset everything is new again, and without a copy nothing is kept of what was brought', async () => {
  for (const keepCopy of [true, false]) {
    const stores = storesOf(newDatabase());
    const { cuadre } = await bringInto(stores, STATEMENT);
    await runReset(stores, { keepCopy }, control, NOW);
    const { review } = await readWholeOver(stores, STATEMENT);
    expect(statusesOf(review, 'new')).toBe(cuadre.added.count);
    expect(await stores.program.broughtMovements.count()).toBe(keepCopy ? 1 : 0);
  }
});

it('opens a second database of before there were statements, with all that it held', async () => {
  const db = newDatabase();
  const old = new Dexie(`${db.name}-programa`);
  old.version(1).stores({
    imports: '++id, state, sha256',
    importedRows: '',
    copies: '++id',
    copyContents: '',
    handles: '',
  });
  const record = { state: 'done', at: NOW.toISOString(), fileName: 'gastos.json', sha256: null, gastos: 3 };
  await old.table('imports').add(record);
  old.close();
  const stores = storesOf(db);
  await bringInto(stores, STATEMENT);
  expect(await listImports(stores.program)).toMatchObject([
    { fileName: 'extracto.csv' },
    { ...record, id: 1 },
  ]);
});

it.each([
  [
    'an image named .xls',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]),
    { code: 'foreign', kind: 'image' },
  ],
  ['an empty file', new Uint8Array(), { code: 'empty' }],
])('refuses %s and stores nothing', async (_, bytes, fault) => {
  const stores = storesOf(newDatabase());
  expect(await readOver(stores, bytes)).toEqual({ fault });
  expect(await listImports(stores.program)).toEqual([]);
});

it('loses and doubles nothing where monthly statements overlap, in any order, each twice', async () => {
  const movement = fc.record({
    day: fc.integer({ min: 0, max: 99 }),
    texto: fc.constantFrom('METRO', 'LIDL', 'CAFE CENTRAL'),
    cents: fc.constantFrom(-150, -150, -1000, 20000),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(movement, { minLength: 8, maxLength: 40 }),
      fc.shuffledSubarray([0, 1, 2, 0, 1, 2], { minLength: 6, maxLength: 6 }),
      async (movements, order) => {
        let saldo = 100_000;
        const all = movements
          .toSorted((one, other) => one.day - other.day)
          .map(
            ({ day, texto, cents }) => [addDays('2026-01-20', day), texto, cents, (saldo += cents)] as const,
          );
        const stores = storesOf(newDatabase());
        for (const month of order) {
          const desde = addDays('2026-01-20', month * 30);
          const rows = all.filter(([fecha]) => fecha >= desde && fecha <= addDays(desde, 40));
          if (rows.length > 1) {
            const read = await readOver(stores, csvOf(rows), { dayMonth: 'dayFirst' });
            if ('review' in read) await read.bring();
          }
        }
        const stored = (await stores.db.gastos.toArray()).map(({ fecha, descripcion, cantidad }) =>
          [fecha, descripcion, Math.round(-cantidad * 100)].join(),
        );
        const wanted = all
          .filter(([, , cents]) => cents < 0)
          .filter(([fecha]) => coveringMonths(all, fecha))
          .map(([fecha, texto, cents]) => [fecha, texto, cents].join());
        expect(stored.toSorted()).toEqual(wanted.toSorted());
        stores.db.close();
        stores.program.close();
      },
    ),
    { ...propertyRuns(5), numRuns: Math.min(propertyRuns(5).numRuns, 40) },
  );
});

/** Whether a day is in a statement of two movements or more. */
function coveringMonths(all: readonly (readonly [string, ...unknown[]])[], fecha: string): boolean {
  return [0, 1, 2].some((month) => {
    const desde = addDays('2026-01-20', month * 30);
    const rows = all.filter(([day]) => day >= desde && day <= addDays(desde, 40));
    return rows.length > 1 && fecha >= desde && fecha <= addDays(desde, 40);
  });
}
