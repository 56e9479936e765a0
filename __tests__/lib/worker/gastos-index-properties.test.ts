import fc from 'fast-check';
import { editGastos, removeGastos } from '@/lib/db/edit-gastos';
import type { GastosDatabase } from '@/lib/db/databases';
import { CATALOGO, gastoFields, queries } from '../../support/arbitrary-gastos';
import { buildCatalogo, newestFirst } from '../../support/build-query';
import { openIndex } from '../../support/index-port';
import { allowForRuns, propertyRuns } from '../../support/property-runs';
import { contentOf, newDatabase } from '../../support/test-database';
import { changeBy } from '../../support/change-by';
import { indexGasto, queryGastos } from '../../support/index-gastos';

allowForRuns();

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 150 }), { maxLength: 120 });

/** Something that a person does to the expenses. */
const acts: fc.Arbitrary<(db: GastosDatabase) => PromiseLike<unknown>> = fc.oneof(
  fc.array(gastoFields, { maxLength: 60 }).map((added) => (db: GastosDatabase) => db.gastos.bulkAdd(added)),
  fc.tuple(ids, gastoFields).map(
    ([some, { cantidad, fecha }]) =>
      (db: GastosDatabase) =>
        changeBy(db, editGastos(some, { cantidad, fecha })),
  ),
  fc.tuple(ids, gastoFields).map(
    ([some, { nombre }]) =>
      (db: GastosDatabase) =>
        changeBy(db, editGastos(some, { nombre })),
  ),
  ids.map((some) => (db: GastosDatabase) => changeBy(db, removeGastos(some))),
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom('Uber', 'Ocio', 'Hogar')).map(
    ([id, nombre]) =>
      (db: GastosDatabase) =>
        db.categorias.update(id, { nombre: `${nombre} ${id}` }),
  ),
);

it('answers after any changes what an index made anew answers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(acts, fc.array(queries, { maxLength: 2 })), { minLength: 1, maxLength: 6 }),
      async (steps) => {
        const db = newDatabase();
        await db.categorias.bulkAdd([...CATALOGO.categorias.values()]);
        await db.metodosPago.bulkAdd([...CATALOGO.metodosPago.values()]);
        const { ask } = openIndex(db);
        for (const [act, asked] of steps) {
          await act(db);
          const { gastos, categorias, metodosPago } = await contentOf(db);
          const indexed = newestFirst(gastos).map(indexGasto);
          for (const query of asked)
            expect(await ask({ kind: 'list', query })).toEqual(
              queryGastos(indexed, query, buildCatalogo(categorias, metodosPago)),
            );
        }
        await db.delete();
      },
    ),
    propertyRuns(30),
  );
});
