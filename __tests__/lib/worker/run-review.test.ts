import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AS_IT_IS } from '@/lib/import/import-flow';
import { runImport, runReview } from '@/lib/worker/run-import';
import { buildCategoria, buildGastoFields, buildMetodoPago } from '../../support/build-gasto';
import { failOperation } from '../../support/failing-storage';
import { importInto } from '../../support/import-into';
import { jsonFile } from '../../support/json-file';
import { reviewAgainst } from '../../support/review-into';
import { NOW, storesOf } from '../../support/stores-of';
import { contentOf, newDatabase, NOTHING } from '../../support/test-database';

const FULL = {
  categorias: [buildCategoria({ id: 70 })],
  metodosPago: [buildMetodoPago({ id: 80 })],
  gastos: [buildGastoFields({ categoriaId: 70, metodoPagoId: 80 })],
};

const household: unknown = JSON.parse(readFileSync(join(__dirname, '../../support/hogar-real.json'), 'utf8'));

function run(file: Blob, db = newDatabase(), signal = new AbortController().signal) {
  return runReview(storesOf(db), { file, mends: AS_IT_IS.mends }, { onPercent: () => undefined, signal });
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('reviews the expenses of a real household, before and after all are mended', async () => {
  const db = newDatabase();
  const review = await reviewAgainst(db, household);
  expect(review).toMatchObject({ total: 2176, imported: 1830, errors: 346, duplicates: 0 });
  expect([review.categorias.added, review.metodosPago.added]).toEqual([27, 5]);
  expect(review.suggestions).toMatchObject([{ rule: 'descripcion-from-nombre', count: 346 }]);
  const mended = await reviewAgainst(db, household, {
    ...AS_IT_IS.mends,
    rules: ['descripcion-from-nombre'],
  });
  expect(mended).toMatchObject({ total: 2176, imported: 2176, errors: 0 });
  expect(await contentOf(db)).toEqual(NOTHING);
});

it('finds everything of a second import stored already, which then adds nothing', async () => {
  const db = newDatabase();
  const mends = { ...AS_IT_IS.mends, rules: ['descripcion-from-nombre'] } as const;
  await importInto(db, household, undefined, { mends, skipDuplicates: false });
  const review = await reviewAgainst(db, household, mends);
  expect(review).toMatchObject({ imported: 2176, duplicates: 2176 });
  expect([review.categorias.reused.length, review.metodosPago.reused.length]).toEqual([27, 5]);
  const summary = await importInto(db, household, undefined, { mends, skipDuplicates: true });
  expect(summary).toMatchObject({ total: 2176, imported: 0, errors: 0, skipped: 2176, categorias: 0 });
  expect(await db.gastos.count()).toBe(2176);
});

it('compares by occurrence beyond one page of stored rows, many of them of one day', async () => {
  const db = newDatabase();
  function coffee(day: number) {
    return buildGastoFields({ nombre: 'Café', fecha: `2026-01-0${day}`, categoriaId: 1, metodoPagoId: 1 });
  }
  const days = [
    ...Array.from({ length: 6000 }, () => 2),
    ...Array.from({ length: 20 }, (_, n) => 3 + (n % 3)),
    1,
  ];
  await importInto(db, {
    categorias: [buildCategoria()],
    metodosPago: [buildMetodoPago()],
    gastos: days.map(coffee),
  });
  const file = [...days, 2, 5, 1].map(coffee);
  expect(await reviewAgainst(db, file)).toMatchObject({ imported: 6024, duplicates: 6021 });
  await db.gastos.add(coffee(9));
  expect(await reviewAgainst(db, file)).toMatchObject({ imported: 6024, duplicates: 6021 });
});

it('foresees which ids new rows get where an expense names one that the file does not define', async () => {
  const db = newDatabase();
  await db.categorias.bulkAdd([1, 2, 3].map((n) => buildCategoria({ nombre: `Vieja ${n}`, id: n })));
  await db.categorias.delete(3);
  const file = {
    ...FULL,
    gastos: [3, 4, 5].map((categoriaId) => buildGastoFields({ categoriaId, metodoPagoId: 80 })),
  };
  expect(await reviewAgainst(db, file)).toMatchObject({ imported: 1, errors: 2 });
  expect(await importInto(db, file)).toMatchObject({ imported: 1, errors: 2 });
});

it.each([
  ['is no JSON', new Blob(['nombre;cantidad']), 'unreadable'],
  ['has no array of expenses', jsonFile({ ...FULL, gastos: {} }), 'no-gastos'],
])('refuses a file that %s as an import does', async (_, file, fault) => {
  expect(await run(file)).toEqual({ kind: 'refused', fault });
});

it('says so where the database cannot be read', async () => {
  const db = newDatabase();
  await importInto(db, FULL);
  jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('made to fail by the test', 'UnknownError');
  });
  expect(await run(jsonFile(FULL), db)).toEqual({ kind: 'failed', fault: 'unknown' });
});

it('knows the file by its SHA-256', async () => {
  expect(await run(new Blob(['[]']))).toMatchObject({
    sha256: createHash('sha256').update('[]').digest('hex'),
    importedBefore: null,
  });
});

it('does without where the browser computes none', async () => {
  const { subtle } = globalThis.crypto;
  Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true });
  expect(await run(new Blob(['[]']))).toMatchObject({ kind: 'reviewed', sha256: null, importedBefore: null });
  Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });
});

it('says when the same file was imported before', async () => {
  const db = newDatabase();
  const control = { onPercent: () => undefined, signal: new AbortController().signal };
  const imported = await runImport(storesOf(db), { file: jsonFile(FULL), ...AS_IT_IS }, control, NOW);
  expect(imported.kind).toBe('finished');
  expect(await run(jsonFile(FULL), db)).toMatchObject({ importedBefore: NOW.toISOString() });
  expect(await run(jsonFile([]), db)).toMatchObject({ importedBefore: null });
});

it('stops when it is asked to', async () => {
  expect(await run(jsonFile(FULL), newDatabase(), AbortSignal.abort())).toEqual({ kind: 'cancelled' });
});

it('adds no row at any moment where all names are there', async () => {
  const db = newDatabase();
  await importInto(db, FULL);
  failOperation('add', 'categorias', 'UnknownError');
  failOperation('add', 'metodosPago', 'UnknownError');
  expect(await run(jsonFile(FULL), db)).toMatchObject({ kind: 'reviewed', importedBefore: null });
});
