import { listCopies } from '@/lib/db/copies';
import { importedRowsOf, listImports } from '@/lib/db/import-diary';
import type { GastosDatabase } from '@/lib/db/databases';
import { runCheckBackup, runRestoreBackup, runRestoreCopy } from '@/lib/worker/run-backup';
import { runUndoImport } from '@/lib/worker/run-import';
import type { Stores } from '@/lib/worker/stores';
import { backupOf, restore, unwatched } from '../../support/backup-of';
import {
  buildCategoriaFields,
  buildGasto,
  buildGastoFields,
  buildMetodoPagoFields,
} from '../../support/build-gasto';
import { failCommits, failOperation } from '../../support/failing-storage';
import { jsonFile } from '../../support/json-file';
import { seedGastos } from '../../support/seed-catalogo';
import { NOW, storesOf } from '../../support/stores-of';
import { contentOf, exhaustKeys, newDatabase, NOTHING } from '../../support/test-database';

/** Two categories, one method and three expenses, their ids with gaps, in another browser. */
async function filled(): Promise<Stores> {
  const stores = storesOf(newDatabase());
  const { db } = stores;
  await db.categorias.bulkAdd([
    buildCategoriaFields({ nombre: 'Hogar', presupuesto: 300 }),
    buildCategoriaFields({ nombre: 'Ocio' }),
    buildCategoriaFields({ nombre: 'Café ☕' }),
  ]);
  await db.categorias.delete(1);
  await db.metodosPago.add(buildMetodoPagoFields());
  await db.gastos.bulkAdd([
    buildGastoFields({ categoriaId: 2, nombre: 'Cine' }),
    buildGastoFields({ categoriaId: 3, nombre: 'Solo' }),
    buildGastoFields({ categoriaId: 3, nombre: 'Cortado', cantidad: 0.1 }),
  ]);
  await db.gastos.delete(2);
  return stores;
}

/** Somebody's data, of whom nothing may be lost. */
async function lived(): Promise<Stores> {
  const stores = storesOf(newDatabase());
  const { db } = stores;
  await db.categorias.add(buildCategoriaFields({ nombre: 'Mía' }));
  await db.metodosPago.add(buildMetodoPagoFields({ nombre: 'Trueque' }));
  await db.gastos.add(buildGastoFields({ nombre: 'Propio' }));
  return stores;
}

/** What is stored, with names in the place of ids. */
async function namedContent(db: GastosDatabase) {
  const { gastos, categorias, metodosPago } = await contentOf(db);
  function named(rows: readonly { id: number; nombre: string }[], id: number) {
    return rows.find((row) => row.id === id)?.nombre;
  }
  function withoutId(row: object) {
    return { ...row, id: undefined };
  }
  return {
    categorias: categorias.map(withoutId),
    metodosPago: metodosPago.map(withoutId),
    gastos: gastos.map((gasto) => ({
      ...withoutId(gasto),
      categoriaId: named(categorias, gasto.categoriaId),
      metodoPagoId: named(metodosPago, gasto.metodoPagoId),
    })),
  };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe.each([
  ['a plain backup', null],
  ['an encrypted backup', 'secreto'],
])('%s', (_, passphrase) => {
  it.each(['add', 'replace'] as const)('comes back by «%s» in an empty browser', async (how) => {
    const source = await filled();
    const target = storesOf(newDatabase());
    const outcome = await restore(target, await backupOf(source, passphrase), how, { passphrase });
    expect(outcome).toMatchObject({
      kind: 'finished',
      copyId: null,
      summary: { total: 2, imported: 2, errors: 0, categorias: 2, metodosPago: 1 },
    });
    expect(await namedContent(target.db)).toEqual(await namedContent(source.db));
  });

  it('is checked without anything being written', async () => {
    const file = await backupOf(await filled(), passphrase);
    expect(await runCheckBackup({ file, passphrase }, unwatched())).toMatchObject({
      kind: 'checked',
      made: NOW.toISOString(),
      whole: true,
      summary: { total: 2, imported: 2, errors: 0, categorias: 2, metodosPago: 1, rejections: [] },
    });
  });
});

it('adding keeps what is there, is in the diary, and can be undone', async () => {
  const stores = await lived();
  const before = await contentOf(stores.db);
  const outcome = await restore(stores, await backupOf(await filled()), 'add');
  expect((await contentOf(stores.db)).gastos.map(({ nombre }) => nombre)).toEqual([
    'Propio',
    'Cine',
    'Cortado',
  ]);
  expect(await listImports(stores.program)).toMatchObject([
    { fileName: 'copia.json', gastos: 2, state: 'done' },
  ]);
  const id = outcome.kind === 'finished' ? (outcome.recordId ?? 0) : 0;
  await runUndoImport(stores, { id, edited: 'ask' }, unwatched(), NOW);
  expect(await contentOf(stores.db)).toEqual(before);
});

it('holds an expense whose id is broken as well', async () => {
  const stores = storesOf(newDatabase());
  await seedGastos(stores.db, [{}, {}]);
  await stores.db.table('gastos').add({ ...buildGastoFields({ nombre: 'Raro' }), id: 'abc' });
  const count = await stores.db.gastos.count();
  const file = JSON.parse(await (await backupOf(stores)).text()) as { gastos: unknown[] };
  expect(file.gastos).toHaveLength(count);
});

it('replacing keeps a copy, which brings back exactly what was there', async () => {
  const stores = await lived();
  const before = await contentOf(stores.db);
  const outcome = await restore(stores, await backupOf(await filled()), 'replace');
  expect((await contentOf(stores.db)).gastos.map(({ nombre }) => nombre)).toEqual(['Cine', 'Cortado']);
  const [copy] = await listCopies(stores.program);
  expect(copy).toMatchObject({ reason: 'restore', gastos: 1 });
  expect(outcome).toMatchObject({ kind: 'finished', copyId: copy?.id, recordId: null });
  expect(await listImports(stores.program)).toEqual([]);
  await runRestoreCopy(stores, { id: copy?.id ?? 0 }, unwatched(), NOW);
  expect(await contentOf(stores.db)).toEqual(before);
});

it('replacing gives ids that nobody has had: ids are not given anew once a table is cleared', async () => {
  const stores = await filled();
  const before = await contentOf(stores.db);
  await restore(stores, await backupOf(stores), 'replace');
  const after = await contentOf(stores.db);
  for (const table of ['gastos', 'categorias', 'metodosPago'] as const) {
    const newest = Math.max(...before[table].map(({ id }) => id));
    expect(after[table]).toHaveLength(before[table].length);
    for (const { id } of after[table]) expect(id).toBeGreaterThan(newest);
  }
});

describe('an id that the backup does not define', () => {
  async function orphaned(): Promise<File> {
    const source = await filled();
    await source.db.gastos.add(buildGastoFields({ categoriaId: 1, metodoPagoId: 1 }));
    return backupOf(source);
  }

  it('is told of by the check', async () => {
    const checked = await runCheckBackup({ file: await orphaned(), passphrase: null }, unwatched());
    expect(checked).toMatchObject({
      summary: {
        imported: 2,
        errors: 1,
        rejections: [
          {
            index: 3,
            faults: [{ code: 'categoria-missing', id: 1 }],
          },
        ],
      },
    });
  });

  it.each(['add', 'replace'] as const)('lands in nobody’s category by «%s»', async (how) => {
    const stores = await lived();
    const outcome = await restore(stores, await orphaned(), how);
    expect(outcome).toMatchObject({ summary: { imported: 2, errors: 1 } });
    const { categorias, gastos } = await namedContent(stores.db);
    expect(gastos.filter(({ categoriaId }) => categoriaId === 'Mía')).toHaveLength(how === 'add' ? 1 : 0);
    expect(categorias).toHaveLength(how === 'add' ? 3 : 2);
  });
});

it('adding leaves out what is there already, and brings what is missing', async () => {
  const stores = await filled();
  const file = await backupOf(stores);
  const [first] = await stores.db.gastos.toArray();
  expect(await restore(stores, file, 'add')).toMatchObject({ summary: { imported: 0, skipped: 2 } });
  await stores.db.gastos.delete(first?.id ?? 0);
  expect(await restore(stores, file, 'add')).toMatchObject({ summary: { imported: 1, skipped: 1 } });
  const { gastos } = await contentOf(stores.db);
  expect(gastos.map(({ nombre }) => nombre)).toContain(first?.nombre);
  expect(gastos).toHaveLength(2);
});

describe('undoing an import of before a replacement', () => {
  async function importedThenReplaced(): Promise<[Stores, number]> {
    const stores = storesOf(newDatabase());
    const imported = await restore(stores, await backupOf(await filled()), 'add');
    await restore(stores, await backupOf(await filled()), 'replace');
    return [stores, imported.kind === 'finished' ? (imported.recordId ?? 0) : 0];
  }

  it.each(['ask', 'keep', 'remove'] as const)('removes nothing of the new data: «%s»', async (edited) => {
    const [stores, id] = await importedThenReplaced();
    const before = await contentOf(stores.db);
    expect(await runUndoImport(stores, { id, edited }, unwatched(), NOW)).toEqual({ kind: 'gone' });
    expect(await contentOf(stores.db)).toEqual(before);
  });

  it('removes what it had added once the replacement is taken back', async () => {
    const [stores, id] = await importedThenReplaced();
    const [copy] = await listCopies(stores.program);
    await runRestoreCopy(stores, { id: copy?.id ?? 0 }, unwatched(), NOW);
    expect(await runUndoImport(stores, { id, edited: 'ask' }, unwatched(), NOW)).toMatchObject({
      undone: { gastos: 2, categorias: 2, metodosPago: 1 },
    });
    expect(await contentOf(stores.db)).toEqual(NOTHING);
  });

  it('is not offered until then', async () => {
    const [stores, id] = await importedThenReplaced();
    expect(await importedRowsOf(stores.program, id, 'done')).toBeUndefined();
    expect(await listImports(stores.program)).toEqual([]);
  });
});

describe.each(['add', 'replace'] as const)('a restoring by «%s»', (how) => {
  it.each([
    ['is foreign', () => Promise.resolve(jsonFile({ categorias: [], gastos: [] })), null, 'not-a-backup'],
    ['is cut short', cutShort, null, 'damaged'],
    ['was edited', edited, null, 'damaged'],
    ['needs a passphrase', () => encrypted(), null, 'passphrase-needed'],
    ['has another passphrase', () => encrypted(), 'otra', 'wrong-passphrase'],
  ])('of a file that %s touches nothing', async (_, file, passphrase, fault) => {
    const stores = await lived();
    const before = await contentOf(stores.db);
    expect(await restore(stores, await file(), how, { passphrase })).toEqual({ kind: 'refused', fault });
    expect(await contentOf(stores.db)).toEqual(before);
    expect(await listCopies(stores.program)).toEqual([]);
    expect(await listImports(stores.program)).toEqual([]);
  });

  it('that finds the disk full half way leaves everything as it was', async () => {
    const stores = await lived();
    const before = await contentOf(stores.db);
    const file = await backupOf(await filled());
    failOperation('add', 'gastos', 'QuotaExceededError', 1);
    expect(await restore(stores, file, how)).toEqual({ kind: 'failed', fault: 'disk-full' });
    jest.restoreAllMocks();
    expect(await contentOf(stores.db)).toEqual(before);
  });

  it('that cannot be committed leaves everything as it was', async () => {
    const stores = await lived();
    const before = await contentOf(stores.db);
    const file = await backupOf(await filled());
    failCommits('QuotaExceededError');
    expect(await restore(stores, file, how)).toEqual({ kind: 'failed', fault: 'disk-full' });
    jest.restoreAllMocks();
    expect(await contentOf(stores.db)).toEqual(before);
  });

  it.each([0, 20, 60])('that is called off at %s %% leaves everything as it was', async (at) => {
    const stores = await lived();
    const before = await contentOf(stores.db);
    const abort = new AbortController();
    const control = {
      onPercent: (percent: number) => {
        if (percent >= at) abort.abort();
      },
      signal: abort.signal,
    };
    const outcome = await restore(stores, await backupOf(await filled()), how, { control });
    expect(outcome).toEqual({ kind: 'cancelled' });
    expect(await contentOf(stores.db)).toEqual(before);
    expect(await listImports(stores.program)).toEqual([]);
  });
});

it('a replacement of which the database refuses a row does not take place', async () => {
  const stores = await lived();
  await exhaustKeys(stores.db, 'gastos', buildGasto());
  const before = await contentOf(stores.db);
  const outcome = await restore(stores, await backupOf(await filled()), 'replace');
  expect(outcome).toEqual({ kind: 'failed', fault: 'unknown' });
  expect(await contentOf(stores.db)).toEqual(before);
});

it('a replacement whose sums are not those of the file does not take place', async () => {
  const stores = await lived();
  const before = await contentOf(stores.db);
  const file = await backupOf(await filled());
  stores.db.gastos.hook('creating', (_, gasto) => {
    gasto.cantidad += 0.01;
  });
  expect(await restore(stores, file, 'replace')).toEqual({ kind: 'failed', fault: 'unknown' });
  expect(await contentOf(stores.db)).toEqual(before);
});

it('a replacement whose copy cannot be kept does not take place', async () => {
  const stores = await lived();
  const before = await contentOf(stores.db);
  stores.program.copies.hook('creating', () => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  expect(await restore(stores, await backupOf(await filled()), 'replace')).toEqual({
    kind: 'failed',
    fault: 'disk-full',
  });
  expect(await contentOf(stores.db)).toEqual(before);
});

it('a file that is gone or too large is refused', async () => {
  const stores = await lived();
  const gone = jsonFile({});
  jest.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('moved', 'NotReadableError'));
  expect(await restore(stores, gone, 'add')).toEqual({ kind: 'refused', fault: 'gone' });
  const large = Object.defineProperty(jsonFile({}), 'size', { value: 2 ** 30 });
  const given = { file: large, passphrase: null, how: 'add' as const };
  expect(await runRestoreBackup(stores, given, unwatched(), NOW)).toEqual({
    kind: 'refused',
    fault: 'too-large',
  });
});

async function encrypted(): Promise<File> {
  return backupOf(await filled(), 'secreto');
}

async function cutShort(): Promise<File> {
  const whole = new Uint8Array(await (await backupOf(await filled())).arrayBuffer());
  return new File([whole.slice(0, -5)], 'copia.json');
}

async function edited(): Promise<File> {
  const text = new TextDecoder().decode(await (await backupOf(await filled())).arrayBuffer());
  return new File([text.replace('Cortado', 'Cargado')], 'copia.json');
}
