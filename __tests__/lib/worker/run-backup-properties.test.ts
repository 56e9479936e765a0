import fc from 'fast-check';
import { backupOf, restore } from '../../support/backup-of';
import { gastoFields } from '../../support/arbitrary-gastos';
import { allowForRuns, propertyRuns } from '../../support/property-runs';
import { seedCatalogo } from '../../support/seed-catalogo';
import { storesOf } from '../../support/stores-of';
import { contentOf, newDatabase } from '../../support/test-database';

allowForRuns();

const stored = fc.array(
  gastoFields.map((fields) => ({
    ...fields,
    categoriaId: 1 + (fields.categoriaId % 2),
    metodoPagoId: 1 + (fields.metodoPagoId % 2),
  })),
  { maxLength: 12 },
);

it.each(['add', 'replace'] as const)(
  'what a backup brings into an empty browser by «%s» is what was',
  async (how) => {
    await fc.assert(
      fc.asyncProperty(stored, fc.nat({ max: 5 }), async (gastos, removed) => {
        const [source, target] = [storesOf(newDatabase()), storesOf(newDatabase())];
        await seedCatalogo(source.db);
        await source.db.gastos.bulkAdd(gastos);
        await source.db.gastos.delete(removed);
        expect(await restore(target, await backupOf(source), how)).toMatchObject({ kind: 'finished' });
        const [before, after] = [await contentOf(source.db), await contentOf(target.db)];
        expect(after.categorias).toEqual(before.categorias);
        expect(after.metodosPago).toEqual(before.metodosPago);
        expect(after.gastos).toEqual(before.gastos.map((gasto, place) => ({ ...gasto, id: place + 1 })));
        await Promise.all([source.db.delete(), target.db.delete()]);
      }),
      propertyRuns(20),
    );
  },
);
