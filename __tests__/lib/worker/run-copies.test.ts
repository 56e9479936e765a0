import { eraseCopies, KEPT_COPIES, listCopies } from '@/lib/db/copies';
import { runCopy, runReset, runRestoreCopy } from '@/lib/worker/run-copies';
import type { Stores } from '@/lib/worker/stores';
import { buildGastoFields } from '../../support/build-gasto';
import { importInto } from '../../support/import-into';
import { NOW, storesOf } from '../../support/stores-of';
import { contentOf, newDatabase, NOTHING } from '../../support/test-database';

const control = { onPercent: () => undefined, signal: new AbortController().signal };
const FULL = {
  categorias: [{ id: 1, nombre: 'Hogar', presupuesto: 300 }],
  metodosPago: [{ id: 1, nombre: 'Efectivo' }],
  gastos: [buildGastoFields({ categoriaId: 1, metodoPagoId: 1, nombre: 'Café ☕' })],
};

async function filled(): Promise<Stores> {
  const stores = storesOf(newDatabase());
  await importInto(stores.db, FULL);
  await importInto(stores.db, FULL);
  // Ids with a gap, as they are after a while.
  await stores.db.gastos.delete(1);
  return stores;
}

function reset(stores: Stores) {
  return runReset(stores, { withoutCopy: false }, control, NOW);
}

it('a reset clears everything and keeps a copy that restores it, ids included', async () => {
  const stores = await filled();
  const before = await contentOf(stores.db);
  const outcome = await reset(stores);
  expect(await contentOf(stores.db)).toEqual(NOTHING);
  const [copy] = await listCopies(stores.program);
  expect(copy).toMatchObject({ reason: 'reset', gastos: 1, categorias: 1, metodosPago: 1 });
  expect(outcome).toEqual({ kind: 'finished', copyId: copy?.id });
  await runRestoreCopy(stores, { id: copy?.id ?? 0 }, control, NOW);
  expect(await contentOf(stores.db)).toEqual(before);
});

it('a reset of nothing keeps no copy', async () => {
  const stores = storesOf(newDatabase());
  expect(await reset(stores)).toEqual({ kind: 'finished', copyId: null });
  expect(await listCopies(stores.program)).toEqual([]);
});

describe('where no copy can be kept', () => {
  async function full(): Promise<Stores> {
    const stores = await filled();
    stores.program.copies.hook('creating', () => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    return stores;
  }

  it('a reset clears nothing and says why', async () => {
    const stores = await full();
    const before = await contentOf(stores.db);
    expect(await reset(stores)).toEqual({ kind: 'no-copy', fault: 'disk-full' });
    expect(await contentOf(stores.db)).toEqual(before);
  });

  it('a reset that was told to do without clears everything', async () => {
    const stores = await full();
    expect(await runReset(stores, { withoutCopy: true }, control, NOW)).toMatchObject({ kind: 'finished' });
    expect(await contentOf(stores.db)).toEqual(NOTHING);
  });
});

it('restoring keeps a copy of what was there', async () => {
  const stores = await filled();
  const taken = await runCopy(stores, { reason: 'gastos-deleted' }, control, NOW);
  await stores.db.gastos.add(buildGastoFields({ nombre: 'Después' }));
  const later = await contentOf(stores.db);
  const id = taken.kind === 'finished' ? (taken.copyId ?? 0) : 0;
  const restored = await runRestoreCopy(stores, { id }, control, NOW);
  expect(restored.kind).toBe('finished');
  expect((await contentOf(stores.db)).gastos).toHaveLength(1);
  const before = restored.kind === 'finished' ? (restored.copyId ?? 0) : 0;
  await runRestoreCopy(stores, { id: before }, control, NOW);
  expect(await contentOf(stores.db)).toEqual(later);
});

it('the last ten copies are kept', async () => {
  const stores = await filled();
  for (let taken = 0; taken < KEPT_COPIES + 3; taken += 1)
    await runCopy(stores, { reason: 'gastos-deleted' }, control, NOW);
  const copies = await listCopies(stores.program);
  expect(copies.map(({ id }) => id)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  expect(await stores.program.copyContents.count()).toBe(KEPT_COPIES);
});

it.each([
  ['is gone', (stores: Stores, id: number) => stores.program.copyContents.delete(id)],
  ['is broken', (stores: Stores, id: number) => stores.program.copyContents.put(Uint8Array.of(1, 2), id)],
])('a copy that %s is not restored, and nothing changes', async (_, spoil) => {
  const stores = await filled();
  await runCopy(stores, { reason: 'gastos-deleted' }, control, NOW);
  await spoil(stores, 1);
  const before = await contentOf(stores.db);
  expect(await runRestoreCopy(stores, { id: 1 }, control, NOW)).toEqual({ kind: 'gone' });
  expect(await contentOf(stores.db)).toEqual(before);
});

it('erased copies are gone for good', async () => {
  const stores = await filled();
  await runCopy(stores, { reason: 'gastos-deleted' }, control, NOW);
  await eraseCopies(stores.program);
  expect(await listCopies(stores.program)).toEqual([]);
  expect(await stores.program.copyContents.count()).toBe(0);
});

it.each<[string, (stores: Stores, copyId: number) => Promise<unknown>]>([
  ['a reset', (stores) => reset(stores)],
  ['a restore', (stores, id) => runRestoreCopy(stores, { id }, control, NOW)],
])('%s under whose hands the data are cleared makes no new database', async (_, run) => {
  const stores = await filled();
  const taken = await runCopy(stores, { reason: 'reset' }, control, NOW);
  const { name } = stores.db;
  stores.program.copies.hook('creating', () => {
    indexedDB.deleteDatabase(name);
  });
  const id = taken.kind === 'finished' ? (taken.copyId ?? 0) : 0;
  expect(await run(stores, id)).toEqual({ kind: 'failed', fault: 'closed' });
  expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(name);
});
