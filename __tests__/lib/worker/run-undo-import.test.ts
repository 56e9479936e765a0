import { listCopies } from '@/lib/db/copies';
import { listImports, markImport, noteImport, reconcileImports } from '@/lib/db/import-diary';
import { AS_IT_IS } from '@/lib/import/import-flow';
import { runImport } from '@/lib/worker/run-import';
import { runUndoImport } from '@/lib/worker/run-undo-import';
import type { Stores } from '@/lib/worker/stores';
import { buildGastoFields } from '../../support/build-gasto';
import { jsonFile } from '../../support/json-file';
import { NOW, storesOf } from '../../support/stores-of';
import { contentOf, newDatabase, NOTHING } from '../../support/test-database';

const FULL = {
  categorias: [
    { id: 1, nombre: 'Hogar' },
    { id: 2, nombre: 'Ocio' },
  ],
  metodosPago: [{ id: 1, nombre: 'Efectivo' }],
  gastos: ['Pan', 'Luz', 'Cine'].map((nombre, position) =>
    buildGastoFields({ nombre, categoriaId: position === 2 ? 2 : 1, metodoPagoId: 1 }),
  ),
};

const control = { onPercent: () => undefined, signal: new AbortController().signal };

async function importOf(stores: Stores, content: unknown = FULL): Promise<number> {
  const outcome = await runImport(stores, { file: jsonFile(content), ...AS_IT_IS }, control, NOW);
  if (outcome.kind !== 'finished' || outcome.recordId === null) throw new Error(JSON.stringify(outcome));
  return outcome.recordId;
}

function undo(stores: Stores, id: number, edited: 'ask' | 'keep' | 'remove' = 'ask') {
  return runUndoImport(stores, { id, edited }, control, NOW);
}

it('keeps what each import added in the diary', async () => {
  const stores = storesOf(newDatabase());
  const id = await importOf(stores);
  expect(await listImports(stores.program)).toEqual([
    expect.objectContaining({
      id,
      state: 'done',
      at: NOW.toISOString(),
      fileName: 'gastos.json',
      gastos: 3,
      categorias: 2,
      metodosPago: 1,
    }),
  ]);
});

it('keeps no entry of an import that added nothing', async () => {
  const stores = storesOf(newDatabase());
  const outcome = await runImport(stores, { file: jsonFile([]), ...AS_IT_IS }, control, NOW);
  expect(outcome).toMatchObject({ kind: 'finished', recordId: null });
  expect(await listImports(stores.program)).toEqual([]);
});

it('removes exactly what the import added', async () => {
  const stores = storesOf(newDatabase());
  await importOf(stores, {
    ...FULL,
    categorias: [{ id: 1, nombre: 'Hogar' }],
    gastos: FULL.gastos.slice(0, 1),
  });
  const before = await contentOf(stores.db);
  const id = await importOf(stores);
  expect(await undo(stores, id)).toEqual({
    kind: 'finished',
    undone: { gastos: 3, kept: 0, categorias: 1, metodosPago: 0 },
    copyId: 1,
  });
  expect(await contentOf(stores.db)).toEqual(before);
  expect(await undo(stores, id)).toEqual({ kind: 'gone' });
});

it('keeps a copy of everything before', async () => {
  const stores = storesOf(newDatabase());
  await undo(stores, await importOf(stores));
  expect(await contentOf(stores.db)).toEqual(NOTHING);
  expect(await listCopies(stores.program)).toEqual([
    expect.objectContaining({ reason: 'import-undone', gastos: 3, categorias: 2, metodosPago: 1 }),
  ]);
});

it('keeps a category that it created and that another expense needs by now', async () => {
  const stores = storesOf(newDatabase());
  const id = await importOf(stores);
  const [, ocio] = await stores.db.categorias.toArray();
  await stores.db.gastos.add(buildGastoFields({ categoriaId: ocio?.id, metodoPagoId: 1 }));
  expect(await undo(stores, id)).toMatchObject({ undone: { gastos: 3, categorias: 1, metodosPago: 0 } });
  expect((await contentOf(stores.db)).categorias.map(({ nombre }) => nombre)).toEqual(['Ocio']);
});

describe('where an expense was edited since', () => {
  async function edited(): Promise<[Stores, number]> {
    const stores = storesOf(newDatabase());
    const id = await importOf(stores);
    const [, luz] = await stores.db.gastos.toArray();
    await stores.db.gastos.update(luz?.id ?? 0, { cantidad: 99 });
    return [stores, id];
  }

  it('asks, with nothing changed and no copy taken', async () => {
    const [stores, id] = await edited();
    const before = await contentOf(stores.db);
    expect(await undo(stores, id)).toEqual({ kind: 'edited', gastos: 1 });
    expect(await contentOf(stores.db)).toEqual(before);
    expect(await listCopies(stores.program)).toEqual([]);
  });

  it('keeps it, and what it needs, where that is the answer', async () => {
    const [stores, id] = await edited();
    expect(await undo(stores, id, 'keep')).toMatchObject({
      undone: { gastos: 2, kept: 1, categorias: 1, metodosPago: 0 },
    });
    const { gastos, categorias } = await contentOf(stores.db);
    expect(gastos.map(({ nombre }) => nombre)).toEqual(['Luz']);
    expect(categorias.map(({ nombre }) => nombre)).toEqual(['Hogar']);
  });

  it('removes it with the others where that is the answer', async () => {
    const [stores, id] = await edited();
    expect(await undo(stores, id, 'remove')).toMatchObject({ undone: { gastos: 3, kept: 0 } });
    expect(await contentOf(stores.db)).toEqual(NOTHING);
  });
});

describe('where the program ended between the diary and the data', () => {
  const rows = { firstGasto: 1, fingerprints: Uint32Array.of(1, 2), categorias: [1], metodosPago: [] };
  const origin = { at: NOW.toISOString(), fileName: 'gastos.json', sha256: null };

  it('an import that was announced and never committed is forgotten', async () => {
    const stores = storesOf(newDatabase());
    // Others have got its ids since.
    await stores.db.categorias.add({ nombre: 'Mía', descripcion: '', color: 'red', icono: '' });
    await stores.db.gastos.add(buildGastoFields());
    await noteImport(stores.program, origin, rows);
    await reconcileImports(stores.db, stores.program);
    expect(await stores.program.imports.count()).toBe(0);
    expect(await stores.program.importedRows.count()).toBe(0);
  });

  it('an import that was committed is done', async () => {
    const stores = storesOf(newDatabase());
    const id = await importOf(stores);
    await stores.program.imports.update(id, { state: 'writing' });
    await reconcileImports(stores.db, stores.program);
    expect(await listImports(stores.program)).toMatchObject([{ id, state: 'done' }]);
  });

  it('an undoing that never came about can be undone again', async () => {
    const stores = storesOf(newDatabase());
    const id = await importOf(stores);
    await markImport(stores.program, id, 'undoing');
    expect(await undo(stores, id)).toMatchObject({ kind: 'finished', undone: { gastos: 3 } });
  });

  it('an undoing that came about is undone', async () => {
    const stores = storesOf(newDatabase());
    const id = await importOf(stores);
    await markImport(stores.program, id, 'undoing');
    await stores.db.gastos.clear();
    await stores.db.categorias.clear();
    await stores.db.metodosPago.clear();
    await reconcileImports(stores.db, stores.program);
    expect(await listImports(stores.program)).toMatchObject([{ id, state: 'undone' }]);
    expect(await stores.program.importedRows.count()).toBe(0);
  });
});
