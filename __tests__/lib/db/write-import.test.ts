import type { GastosDatabase } from '@/lib/db/databases';
import { writeImport } from '@/lib/db/write-import';
import type { ImportResult } from '@/lib/import/import-flow';
import { buildGasto, buildGastoFields } from '../../support/build-gasto';
import { storesOf } from '../../support/stores-of';
import { contentOf, newDatabase } from '../../support/test-database';

const CONTENT = {
  categorias: [{ id: 1, nombre: 'Ocio', descripcion: '', color: 'red', icono: '🎈' }],
  metodosPago: [{ id: 1, nombre: 'Efectivo', descripcion: '', icono: '💶' }],
  gastos: [
    buildGastoFields({ cantidad: 0.1, categoriaId: 1, metodoPagoId: 1 }),
    buildGastoFields({ cantidad: 0.2, categoriaId: 1, metodoPagoId: 1 }),
  ],
};

/** Imports the content; `onCommitted` is called once, when its outcome is told. */
function importAndTally(db: GastosDatabase, onCommitted: (outcome: ImportResult) => void = () => undefined) {
  return writeImport<ImportResult>(
    storesOf(db),
    {
      content: CONTENT,
      options: { skipDuplicates: false },
      origin: { at: '2026-10-05T10:00:00.000Z', fileName: 'gastos.json', sha256: null },
      outcomeOf: (done) => done,
    },
    { onPercent: () => undefined, signal: new AbortController().signal, onOutcome: onCommitted },
  );
}

it('is read right after the commit, before who writes next', async () => {
  const db = newDatabase();
  let cleared: Promise<unknown> | undefined;
  const { tallies } = await importAndTally(db, (outcome) => {
    expect(outcome.tallies.stored).toBe('reading');
    cleared = db.gastos.clear();
  });
  await cleared;
  expect((await contentOf(db)).gastos).toEqual([]);
  expect(tallies.inFile.total).toEqual({ count: 2, total: 30n });
  expect(tallies.stored).toEqual(tallies.inFile);
});

it('says of the expenses of the import alone, and of those that the database took', async () => {
  const db = newDatabase();
  // One key is left.
  await db.gastos.put(buildGasto({ id: 2 ** 53 - 1, cantidad: 7 }));
  const { tallies } = await importAndTally(db);
  expect((await contentOf(db)).gastos).toHaveLength(2);
  expect(tallies.inFile.total).toEqual({ count: 1, total: 10n });
  expect(tallies.stored).toEqual(tallies.inFile);
});

it('says where it cannot be read', async () => {
  const db = newDatabase();
  jest.spyOn(db.gastos, 'where').mockImplementation(() => {
    throw new DOMException('no disk', 'UnknownError');
  });
  const { tallies } = await importAndTally(db);
  expect(tallies).toMatchObject({ stored: 'unread', inFile: { total: { count: 2 } } });
});
