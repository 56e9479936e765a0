import { MAX_FILE_BYTES } from '@/lib/import/file-limits';
import { AS_IT_IS, type ImportOutcome } from '@/lib/import/import-flow';
import { rejectionLine } from '@/lib/text/specification';
import type { GastosDatabase } from '@/lib/db/databases';
import { runImport } from '@/lib/worker/run-import';
import { buildCategoria, buildGasto, buildGastoFields, buildMetodoPago } from '../../support/build-gasto';
import { failCommits, failOperation } from '../../support/failing-storage';
import { importInto } from '../../support/import-into';
import { jsonFile } from '../../support/json-file';
import { NOW, storesOf } from '../../support/stores-of';
import { contentOf, exhaustKeys, newDatabase, NOTHING } from '../../support/test-database';

const FULL = {
  categorias: [buildCategoria()],
  metodosPago: [buildMetodoPago()],
  gastos: [buildGastoFields(), buildGastoFields()],
};

function run(db: GastosDatabase, file: File): Promise<ImportOutcome> {
  return runImport(
    storesOf(db),
    { file, ...AS_IT_IS },
    { onPercent: () => undefined, signal: new AbortController().signal },
    NOW,
  );
}

function fileOfSize(size: number): File {
  return Object.defineProperty(jsonFile(FULL), 'size', { value: size });
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a file that is refused as a whole', () => {
  it.each<[string, File, string]>([
    ['is over 400 MB', fileOfSize(MAX_FILE_BYTES + 1), 'too-large'],
    ['is no JSON', new File(['nombre;cantidad'], 'g.json'), 'unreadable'],
    ['is in Latin-1', new File([Uint8Array.from([0x5b, 0x22, 0xf1, 0x22, 0x5d])], 'g.json'), 'unreadable'],
    ['is empty', new File([], 'g.json'), 'unreadable'],
    ['has no array of expenses', jsonFile({ ...FULL, gastos: {} }), 'no-gastos'],
  ])('because it %s leaves no trace', async (_, file, fault) => {
    const db = newDatabase();
    expect(await run(db, file)).toEqual({ kind: 'refused', fault });
    expect(await contentOf(db)).toEqual(NOTHING);
  });

  it('because it cannot be read any more leaves no trace', async () => {
    const db = newDatabase();
    const file = jsonFile(FULL);
    jest.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('moved', 'NotReadableError'));
    expect(await run(db, file)).toEqual({ kind: 'refused', fault: 'gone' });
    expect(await contentOf(db)).toEqual(NOTHING);
  });
});

it('takes a file of exactly 400 MB', async () => {
  expect(await run(newDatabase(), fileOfSize(MAX_FILE_BYTES))).toMatchObject({ kind: 'finished' });
});

describe('a row that the database refuses', () => {
  it('is listed as an expense that could not be imported', async () => {
    const db = newDatabase();
    await exhaustKeys(db, 'gastos', buildGasto());
    const summary = await importInto(db, { ...FULL, gastos: [null, ...FULL.gastos] });
    expect(summary).toMatchObject({ total: 3, imported: 0, errors: 3, categorias: 1, metodosPago: 1 });
    const lines = summary.rejections.map(rejectionLine);
    expect(lines[0]).toBe('Gasto 1: gasto debe ser un objeto');
    expect(lines[1]).toMatch(/^Gasto 2: Error al importar - .*ConstraintError/);
    expect(lines[2]).toMatch(/^Gasto 3: Error al importar - .*ConstraintError/);
    expect((await contentOf(db)).gastos).toHaveLength(1);
  });

  it('is counted apart from the rows beside it', async () => {
    const db = newDatabase();
    await db.gastos.put(buildGasto({ id: 2 ** 53 - 1 }));
    const summary = await importInto(db, FULL);
    expect(summary).toMatchObject({ total: 2, imported: 1, errors: 1 });
    expect(summary.rejections).toEqual([
      { kind: 'gasto-refused', index: 2, refusal: { code: 'refused', name: 'ConstraintError' } },
    ]);
  });

  it('is listed as a category, with its expenses, and is not counted in the errors', async () => {
    const db = newDatabase();
    await exhaustKeys(db, 'categorias', buildCategoria({ nombre: 'Última' }));
    const summary = await importInto(db, FULL);
    expect(summary).toMatchObject({ total: 2, imported: 0, errors: 2, categorias: 0, metodosPago: 1 });
    const lines = summary.rejections.map(rejectionLine);
    expect(lines[0]).toMatch(/^Error al importar categoría "Alimentación": .*ConstraintError/);
    expect(lines.slice(1)).toEqual([
      'Gasto 1: Categoría con ID 1 no existe',
      'Gasto 2: Categoría con ID 1 no existe',
    ]);
  });

  it('is listed as a payment method, and what needs no new row is imported', async () => {
    const db = newDatabase();
    await exhaustKeys(db, 'metodosPago', buildMetodoPago());
    const summary = await importInto(db, { ...FULL, metodosPago: [...FULL.metodosPago, { nombre: 'Bono' }] });
    expect(summary).toMatchObject({ total: 2, imported: 2, errors: 0, categorias: 1, metodosPago: 0 });
    expect(summary.rejections.map(rejectionLine)).toEqual([
      expect.stringMatching(/^Error al importar método "Bono": .*ConstraintError/),
    ]);
  });
});

it.each(['categorias', 'metodosPago'])('says so where the ids in %s cannot be looked up', async (table) => {
  const db = newDatabase();
  await importInto(db, FULL);
  failOperation('get', table, 'UnknownError');
  const summary = await importInto(db, [buildGastoFields(), null]);
  expect(summary.rejections.map(rejectionLine)).toEqual([
    'Gasto 1: Error al validar categoría y método de pago',
    'Gasto 2: gasto debe ser un objeto',
  ]);
});

describe('a write that cannot be completed', () => {
  it.each([
    ['QuotaExceededError', 'disk-full'],
    ['UnknownError', 'unknown'],
  ])('with a %s on commit leaves the database as it was', async (errorName, fault) => {
    const db = newDatabase();
    await importInto(db, FULL);
    const before = await contentOf(db);
    failCommits(errorName);
    const outcome = await run(db, jsonFile({ ...FULL, categorias: [buildCategoria({ nombre: 'Ocio' })] }));
    jest.restoreAllMocks();
    expect(outcome).toEqual({ kind: 'failed', fault });
    expect(await contentOf(db)).toEqual(before);
  });

  it.each(['categorias', 'metodosPago', 'gastos'])(
    'because the disk is full when %s are added leaves the database as it was',
    async (table) => {
      const db = newDatabase();
      failOperation('add', table, 'QuotaExceededError');
      expect(await run(db, jsonFile(FULL))).toEqual({ kind: 'failed', fault: 'disk-full' });
      expect(await contentOf(db)).toEqual(NOTHING);
    },
  );

  it('because another version owns the database says so', async () => {
    const db = newDatabase();
    await new Promise<void>((resolve) => {
      const request = indexedDB.open(db.name, 999);
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    expect(await run(db, jsonFile(FULL))).toEqual({ kind: 'failed', fault: 'newer-version' });
  });
});

describe('an import that is cancelled', () => {
  it.each([
    ['before it begins', -1],
    ['at the first report', 0],
    ['half way', 50],
  ])('%s leaves the database as it was', async (_, at) => {
    const db = newDatabase();
    await importInto(db, FULL);
    const before = await contentOf(db);
    const abort = new AbortController();
    if (at < 0) abort.abort();
    const outcome = await runImport(
      storesOf(db),
      {
        file: jsonFile({
          categorias: ['A', 'B', 'C', 'D'].map((nombre) => ({ nombre })),
          gastos: [buildGastoFields(), buildGastoFields()],
        }),
        ...AS_IT_IS,
      },
      {
        onPercent: (percent) => {
          if (percent >= at) abort.abort();
        },
        signal: abort.signal,
      },
      NOW,
    );
    expect(outcome).toEqual({ kind: 'cancelled' });
    expect(await contentOf(db)).toEqual(before);
  });
});
