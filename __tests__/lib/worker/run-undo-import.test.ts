import { listCopies } from '@/lib/db/copies';
import { listImports, markImport, noteImport } from '@/lib/db/import-diary';
import { reconcileImports } from '@/lib/db/reconcile-imports';
import { AS_IT_IS } from '@/lib/import/import-flow';
import { runImport, runRedoImport, runUndoImport } from '@/lib/worker/run-import';
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
    expect(await undo(stores, id)).toEqual({
      kind: 'edited',
      edited: { gastos: 1, categorias: 0, metodosPago: 0 },
    });
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

describe('where a category or a method was edited since', () => {
  async function edited(): Promise<[Stores, number]> {
    const stores = storesOf(newDatabase());
    const id = await importOf(stores);
    await stores.db.categorias.update(1, { nombre: 'Mi casa', presupuesto: 300 });
    await stores.db.metodosPago.update(1, { icono: '🪙' });
    return [stores, id];
  }

  it('asks about it, with nothing changed and no copy taken', async () => {
    const [stores, id] = await edited();
    const before = await contentOf(stores.db);
    expect(await undo(stores, id)).toEqual({
      kind: 'edited',
      edited: { gastos: 0, categorias: 1, metodosPago: 1 },
    });
    expect(await contentOf(stores.db)).toEqual(before);
    expect(await listCopies(stores.program)).toEqual([]);
  });

  it('keeps it where that is the answer', async () => {
    const [stores, id] = await edited();
    expect(await undo(stores, id, 'keep')).toMatchObject({
      undone: { gastos: 3, kept: 0, categorias: 1, metodosPago: 0 },
    });
    const { categorias, metodosPago } = await contentOf(stores.db);
    expect([...categorias, ...metodosPago].map(({ nombre }) => nombre)).toEqual(['Mi casa', 'Efectivo']);
  });

  it('removes it with the others where that is the answer', async () => {
    const [stores, id] = await edited();
    await undo(stores, id, 'remove');
    expect(await contentOf(stores.db)).toEqual(NOTHING);
  });

  it('does not ask where another expense needs it: it stays anyway', async () => {
    const [stores, id] = await edited();
    await stores.db.gastos.add(buildGastoFields({ categoriaId: 1, metodoPagoId: 1 }));
    expect(await undo(stores, id)).toMatchObject({ kind: 'finished', undone: { categorias: 1 } });
  });

  it('removes it unasked where the diary is one from before, which does not know', async () => {
    const [stores, id] = await edited();
    const rows = await stores.program.importedRows.get(id);
    if (!rows) throw new Error('not in the diary');
    delete rows.catalogoFingerprints;
    await stores.program.importedRows.put(rows, id);
    expect(await undo(stores, id)).toMatchObject({ kind: 'finished' });
  });
});

describe('bringing back what undoing an import has removed', () => {
  async function undone(answer: 'ask' | 'keep' | 'remove' = 'ask') {
    const stores = storesOf(newDatabase());
    await stores.db.categorias.add({ nombre: 'Mía', descripcion: '', color: 'red', icono: '' });
    await stores.db.metodosPago.add({ nombre: 'Bono', descripcion: '', icono: '' });
    const own = await stores.db.gastos.add(
      buildGastoFields({ nombre: 'Propio', categoriaId: 1, metodoPagoId: 1 }),
    );
    const id = await importOf(stores);
    if (answer !== 'ask') await stores.db.gastos.update(own + 2, { cantidad: 99 });
    const before = await contentOf(stores.db);
    const outcome = await undo(stores, id, answer);
    const copyId = outcome.kind === 'finished' ? (outcome.copyId ?? 0) : 0;
    return { stores, before, own, given: { id, copyId, edited: answer } };
  }

  function redo(stores: Stores, given: Awaited<ReturnType<typeof undone>>['given']) {
    return runRedoImport(stores, given, control);
  }

  it('puts everything in its place, and the import can be undone again', async () => {
    const { stores, before, given } = await undone();
    expect(await redo(stores, given)).toEqual({ kind: 'finished', gastos: 3 });
    expect(await contentOf(stores.db)).toEqual(before);
    expect(await listImports(stores.program)).toMatchObject([{ id: given.id, state: 'done' }]);
    expect(await redo(stores, given)).toEqual({ kind: 'gone' });
    expect(await undo(stores, given.id)).toMatchObject({ kind: 'finished', undone: { gastos: 3 } });
  });

  it('leaves alone what was saved, edited and deleted meanwhile', async () => {
    const { stores, own, given } = await undone();
    const after = await stores.db.gastos.add(
      buildGastoFields({ nombre: 'Nuevo', categoriaId: 1, metodoPagoId: 1 }),
    );
    await stores.db.gastos.delete(own);
    await stores.db.categorias.update(1, { nombre: 'Muy mía' });
    expect(await redo(stores, given)).toEqual({ kind: 'finished', gastos: 3 });
    const { gastos, categorias } = await contentOf(stores.db);
    expect(gastos.map(({ nombre }) => nombre)).toEqual(['Pan', 'Luz', 'Cine', 'Nuevo']);
    expect(gastos.at(-1)?.id).toBe(after);
    expect(categorias.map(({ nombre }) => nombre)).toEqual(['Muy mía', 'Hogar', 'Ocio']);
  });

  it('brings back what had been edited only if it was removed', async () => {
    const kept = await undone('keep');
    const luz = kept.own + 2;
    await kept.stores.db.gastos.delete(luz);
    expect(await redo(kept.stores, kept.given)).toEqual({ kind: 'finished', gastos: 2 });
    const removed = await undone('remove');
    expect(await redo(removed.stores, removed.given)).toEqual({ kind: 'finished', gastos: 3 });
    expect(await contentOf(removed.stores.db)).toEqual(removed.before);
  });

  it.each<[string, (stores: Stores) => Promise<unknown>, string]>([
    [
      'a category has the nombre of one by now',
      ({ db }) => db.categorias.update(1, { nombre: 'Hogar' }),
      'changed-since',
    ],
    [
      'a method has the nombre of one by now',
      ({ db }) => db.metodosPago.update(1, { nombre: 'Efectivo' }),
      'changed-since',
    ],
  ])('is refused, with nothing changed, where %s', async (_, meanwhile, fault) => {
    const { stores, given } = await undone();
    await meanwhile(stores);
    const before = await contentOf(stores.db);
    expect(await redo(stores, given)).toEqual({ kind: 'refused', fault });
    expect(await contentOf(stores.db)).toEqual(before);
    expect(await listImports(stores.program)).toMatchObject([{ state: 'undone' }]);
  });

  it('is refused where a category that was there before is gone', async () => {
    const stores = storesOf(newDatabase());
    await importOf(stores, { ...FULL, gastos: [] });
    const id = await importOf(stores);
    const outcome = await undo(stores, id);
    await stores.db.categorias.delete(1);
    const given = {
      id,
      copyId: outcome.kind === 'finished' ? (outcome.copyId ?? 0) : 0,
      edited: 'ask' as const,
    };
    const before = await contentOf(stores.db);
    expect(await redo(stores, given)).toEqual({ kind: 'refused', fault: 'categoria-missing' });
    expect(await contentOf(stores.db)).toEqual(before);
  });

  it('answers that the copy is gone, with nothing changed', async () => {
    const { stores, given } = await undone();
    await stores.program.copyContents.clear();
    const before = await contentOf(stores.db);
    expect(await redo(stores, given)).toEqual({ kind: 'gone' });
    expect(await contentOf(stores.db)).toEqual(before);
  });

  it('that never came about leaves the import undone', async () => {
    const { stores, given } = await undone();
    await markImport(stores.program, given.id, 'undoing');
    await reconcileImports(stores.db, stores.program);
    expect(await listImports(stores.program)).toMatchObject([{ state: 'undone' }]);
    expect(await redo(stores, given)).toMatchObject({ kind: 'finished' });
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
  });
});
