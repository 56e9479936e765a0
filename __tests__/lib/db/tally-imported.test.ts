import { importContent } from '@/lib/db/import-content';
import { tallyNext } from '@/lib/db/tally-imported';
import type { StoredTally } from '@/lib/domain/tally';
import { buildGasto, buildGastoFields } from '../../support/build-gasto';
import { newDatabase } from '../../support/test-database';

const CONTENT = {
  categorias: [{ id: 1, nombre: 'Ocio', descripcion: '', color: 'red', icono: '🎈' }],
  metodosPago: [{ id: 1, nombre: 'Efectivo', descripcion: '', icono: '💶' }],
  gastos: [
    buildGastoFields({ cantidad: 0.1, categoriaId: 1, metodoPagoId: 1 }),
    buildGastoFields({ cantidad: 0.2, categoriaId: 1, metodoPagoId: 1 }),
  ],
};

/** Imports the content; answers what that came to, and what is read back next in turn. */
async function importAndTally(db = newDatabase()) {
  const asked: { stored: Promise<StoredTally> | null } = { stored: null };
  const imported = await importContent(
    db,
    CONTENT,
    { skipDuplicates: false },
    {
      onPercent: () => undefined,
      signal: new AbortController().signal,
      beforeCommit: (rows) => {
        asked.stored = tallyNext(db, rows);
        return Promise.resolve();
      },
    },
  );
  return { ...imported, asked };
}

it('is read right after the commit, before who writes next', async () => {
  const db = newDatabase();
  const { inFile, asked } = await importAndTally(db);
  await db.gastos.clear();
  expect(inFile.total).toEqual({ count: 2, sum: 30n });
  expect(await asked.stored).toEqual(inFile);
});

it('says of the expenses of the import alone, and of those that the database took', async () => {
  const db = newDatabase();
  // One key is left.
  await db.gastos.put(buildGasto({ id: 2 ** 53 - 1, cantidad: 7 }));
  const { inFile, rows, asked } = await importAndTally(db);
  expect(rows.firstGasto).toBe(2 ** 53);
  expect(rows.fingerprints).toHaveLength(1);
  expect(inFile.total).toEqual({ count: 1, sum: 10n });
  expect(await asked.stored).toEqual(inFile);
});

it('says where it cannot be read', async () => {
  const db = newDatabase();
  const { rows } = await importAndTally(db);
  db.close();
  expect(await tallyNext(db, rows)).toBe('unread');
});
