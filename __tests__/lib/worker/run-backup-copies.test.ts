import { eraseCopies, foreseeCopyFault, listCopies } from '@/lib/db/copies';
import { announceReset, listImports } from '@/lib/db/import-diary';
import { hasOpenImports, reconcileImports } from '@/lib/db/reconcile-imports';
import { resetDatabase } from '@/lib/db/replace-content';
import { AS_IT_IS } from '@/lib/import/import-flow';
import { runCopy, runReset, runRestoreCopy } from '@/lib/worker/run-backup';
import { runImport, runUndoImport } from '@/lib/worker/run-import';
import type { Stores } from '@/lib/worker/stores';
import { buildGasto, buildGastoFields } from '../../support/build-gasto';
import { failOperation } from '../../support/failing-storage';
import { importInto } from '../../support/import-into';
import { jsonFile } from '../../support/json-file';
import { storeNewerVersion } from '../../support/store-newer-version';
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

function reset(stores: Stores, { keepCopy } = { keepCopy: true }) {
  return runReset(stores, { keepCopy }, control, NOW);
}

/** All that the second database holds, by table; the tables without rows are left out. */
async function programOf({ program }: Stores): Promise<Record<string, number>> {
  const counts = await Promise.all(
    program.tables.map(async (table) => [table.name, await table.count()] as const),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

async function importFull(stores: Stores): Promise<number> {
  const outcome = await runImport(stores, { file: jsonFile(FULL), ...AS_IT_IS }, control, NOW);
  if (outcome.kind !== 'finished' || outcome.recordId === null) throw new Error(JSON.stringify(outcome));
  return outcome.recordId;
}

it('a reset clears everything and keeps a copy that restores it, ids included', async () => {
  const stores = await filled();
  const before = await contentOf(stores.db);
  const outcome = await reset(stores);
  expect(await contentOf(stores.db)).toEqual(NOTHING);
  const [copy] = await listCopies(stores.program);
  expect(copy).toMatchObject({ reason: 'reset', gastos: 1, categorias: 1, metodosPago: 1 });
  expect(outcome).toEqual({ kind: 'finished', copyId: copy?.id, refused: null });
  await runRestoreCopy(stores, { id: copy?.id ?? 0 }, control, NOW);
  expect(await contentOf(stores.db)).toEqual(before);
});

it('a reset of nothing keeps no copy', async () => {
  const stores = storesOf(newDatabase());
  expect(await reset(stores)).toEqual({ kind: 'finished', copyId: null, refused: null });
  expect(await listCopies(stores.program)).toEqual([]);
});

it('a reset of nothing leaves the copies of before alone', async () => {
  const stores = await filled();
  await reset(stores);
  const copies = await listCopies(stores.program);
  await reset(stores);
  expect(await listCopies(stores.program)).toEqual(copies);
});

it('a reset without a copy leaves nothing at all: no row, no copy of before, no diary', async () => {
  const stores = await filled();
  const id = await importFull(stores);
  await runCopy(stores, { reason: 'gastos-deleted' }, control, NOW);
  await importFull(stores);
  await runUndoImport(stores, { id, edited: 'ask' }, control, NOW);
  expect(await programOf(stores)).toEqual({ copies: 2, copyContents: 2, imports: 2, importedRows: 2 });
  expect(await reset(stores, { keepCopy: false })).toEqual({
    kind: 'finished',
    copyId: null,
    refused: null,
  });
  expect(await contentOf(stores.db)).toEqual(NOTHING);
  expect(await programOf(stores)).toEqual({});
});

describe('where no copy can be kept', () => {
  async function full(): Promise<Stores> {
    const stores = await filled();
    stores.program.copies.hook('creating', () => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    return stores;
  }

  it('a reset clears everything all the same, and says that none was', async () => {
    const stores = await full();
    await importFull(stores);
    expect(await reset(stores)).toEqual({ kind: 'finished', copyId: null, refused: 'disk-full' });
    expect(await contentOf(stores.db)).toEqual(NOTHING);
    expect(await listImports(stores.program)).toEqual([]);
  });

  it.each([true, false])(
    'a second database of a newer version stands in no way, keepCopy: %s',
    async (keepCopy) => {
      const stores = await filled();
      await storeNewerVersion(stores.program.name);
      expect(await reset(stores, { keepCopy })).toEqual({
        kind: 'finished',
        copyId: null,
        refused: 'newer-version',
      });
      expect(await contentOf(stores.db)).toEqual(NOTHING);
    },
  );

  it('is foreseen where the second database cannot be opened', async () => {
    const { db, program } = await filled();
    await storeNewerVersion(program.name);
    expect(await foreseeCopyFault(db, program)).toBe('newer-version');
  });

  it('is foreseen where there is no room for as many bytes, which are stored for no longer than that takes', async () => {
    const stores = await filled();
    const { db, program } = stores;
    await db.gastos.bulkAdd(Array.from({ length: 9000 }, () => buildGastoFields()));
    const sizes: number[] = [];
    let room = Infinity;
    program.copyContents.hook('creating', (_, { length }) => {
      sizes.push(length);
      if (length > room) throw new DOMException('No room', 'QuotaExceededError');
    });
    expect(await foreseeCopyFault(db, program)).toBeNull();
    expect(sizes).toEqual([4096 + 9001 * 16]);
    room = 100_000;
    expect(await foreseeCopyFault(db, program)).toBe('disk-full');
    expect(await programOf(stores)).toEqual({});
  });
});

describe('the diary of imports', () => {
  it('offers none for undoing after a reset that keeps a copy', async () => {
    const stores = storesOf(newDatabase());
    const undone = await importFull(stores);
    await runUndoImport(stores, { id: undone, edited: 'ask' }, control, NOW);
    const id = await importFull(stores);
    await reset(stores);
    expect(await listImports(stores.program)).toEqual([]);
    expect(await runUndoImport(stores, { id, edited: 'ask' }, control, NOW)).toEqual({ kind: 'gone' });
  });

  it('offers them again once the copy has brought their rows back', async () => {
    const stores = storesOf(newDatabase());
    const id = await importFull(stores);
    const copy = await reset(stores);
    const later = await importFull(stores);
    const copyId = copy.kind === 'finished' ? (copy.copyId ?? 0) : 0;
    await runUndoImport(stores, { id: later, edited: 'ask' }, control, NOW);
    await runRestoreCopy(stores, { id: copyId }, control, NOW);
    // As after a reset, what was undone by then is no more.
    expect(await listImports(stores.program)).toMatchObject([{ id, state: 'done' }]);
    expect(await runUndoImport(stores, { id, edited: 'ask' }, control, NOW)).toMatchObject({
      kind: 'finished',
      undone: { gastos: 1 },
    });
  });

  it('offers them on where the reset fails', async () => {
    const stores = storesOf(newDatabase());
    const id = await importFull(stores);
    failOperation('clear', 'categorias', 'UnknownError');
    expect(await reset(stores)).toEqual({ kind: 'failed', fault: 'unknown' });
    jest.restoreAllMocks();
    expect(await listImports(stores.program)).toMatchObject([{ id, state: 'done' }]);
  });

  it.each<[string, boolean, boolean, Record<string, number>]>([
    [
      'before the commit, with a copy',
      true,
      false,
      { copies: 1, copyContents: 1, imports: 1, importedRows: 1 },
    ],
    ['before the commit, without', false, false, { copies: 1, copyContents: 1, imports: 1, importedRows: 1 }],
    [
      'after the commit, with a copy',
      true,
      true,
      { copies: 1, copyContents: 1, imports: 1, importedRows: 1 },
    ],
    ['after the commit, without', false, true, {}],
  ])('is put in line where a reset ended %s', async (_, keepCopies, committed, left) => {
    const stores = storesOf(newDatabase());
    await importFull(stores);
    await runCopy(stores, { reason: 'gastos-deleted' }, control, NOW);
    const ended = resetDatabase(stores.db, async (last) => {
      await announceReset(stores.program, { keepCopies, last });
      if (!committed) throw new TypeError('the program ended');
    }).then(
      () => true,
      () => false,
    );
    expect(await ended).toBe(committed);
    // What is written before anyone has looked belongs to no import.
    await stores.db.gastos.add(buildGastoFields({ nombre: 'Después' }));
    expect(await hasOpenImports(stores.program)).toBe(true);
    expect(await listImports(stores.program)).toEqual([]);
    expect(await listCopies(stores.program)).toHaveLength(keepCopies ? 1 : 0);
    await reconcileImports(stores.db, stores.program);
    expect(await programOf(stores)).toEqual(left);
    expect(await listImports(stores.program)).toHaveLength(committed ? 0 : 1);
    expect(await hasOpenImports(stores.program)).toBe(false);
  });

  it('forgets for good, with the copies, the imports that only they could bring back', async () => {
    const stores = storesOf(newDatabase());
    await importFull(stores);
    await reset(stores);
    const id = await importFull(stores);
    await eraseCopies(stores.program);
    expect(await stores.program.imports.toArray()).toMatchObject([{ id, state: 'done' }]);
    expect(await programOf(stores)).toEqual({ imports: 1, importedRows: 1 });
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
  for (let taken = 0; taken < 13; taken += 1)
    await runCopy(stores, { reason: 'gastos-deleted' }, control, NOW);
  const copies = await listCopies(stores.program);
  expect(copies.map(({ id }) => id)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  expect(await stores.program.copyContents.count()).toBe(10);
});

describe('the oldest of ten copies', () => {
  async function withTenCopies() {
    const stores = await filled();
    const oldest = await contentOf(stores.db);
    await runCopy(stores, { reason: 'gastos-deleted' }, control, NOW);
    await stores.db.gastos.update(2, { nombre: 'Después' });
    for (let taken = 1; taken < 10; taken += 1)
      await runCopy(stores, { reason: 'gastos-deleted' }, control, NOW);
    return { stores, oldest };
  }

  it('is there still where restoring it was broken off', async () => {
    const { stores, oldest } = await withTenCopies();
    const before = await contentOf(stores.db);
    failOperation('add', 'gastos', 'UnknownError');
    expect(await runRestoreCopy(stores, { id: 1 }, control, NOW)).toMatchObject({ kind: 'failed' });
    jest.restoreAllMocks();
    expect(await contentOf(stores.db)).toEqual(before);
    expect(await runRestoreCopy(stores, { id: 1 }, control, NOW)).toMatchObject({ kind: 'finished' });
    expect(await contentOf(stores.db)).toEqual(oldest);
  });

  it('stays when it was restored: the next one makes room', async () => {
    const { stores } = await withTenCopies();
    await runRestoreCopy(stores, { id: 1 }, control, NOW);
    const copies = await listCopies(stores.program);
    expect(copies.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 1]);
  });
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

describe('a copy of very many', () => {
  async function wide(): Promise<Stores> {
    const stores = await filled();
    // So many ids are read in several pieces.
    await stores.db.gastos.put(buildGasto({ categoriaId: 1, metodoPagoId: 1, id: 40_000 }));
    return stores;
  }

  it('says how far it is, in percentages that rise', async () => {
    const stores = await wide();
    const percents: number[] = [];
    function onPercent(percent: number) {
      percents.push(percent);
    }
    const outcome = await runCopy(stores, { reason: 'gastos-deleted' }, { ...control, onPercent }, NOW);
    expect(outcome).toMatchObject({ kind: 'finished' });
    expect(percents.length).toBeGreaterThan(1);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect(percents.at(-1)).toBe(99);
  });

  it('that is called off half-way keeps nothing', async () => {
    const stores = await wide();
    const abort = new AbortController();
    function onPercent() {
      abort.abort();
    }
    const outcome = runCopy(stores, { reason: 'gastos-deleted' }, { onPercent, signal: abort.signal }, NOW);
    expect(await outcome).toEqual({ kind: 'cancelled' });
    expect(await programOf(stores)).not.toHaveProperty('copies');
    expect(await programOf(stores)).not.toHaveProperty('copyContents');
  });
});
