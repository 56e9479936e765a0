import fc from 'fast-check';
import { AS_IT_IS, type Mends } from '@/lib/import/import-flow';
import type { GastosDatabase } from '@/lib/db/databases';
import { buildGastoFields } from '../../support/build-gasto';
import { importInto } from '../../support/import-into';
import { allowForRuns, propertyRuns } from '../../support/property-runs';
import { reviewAgainst } from '../../support/review-into';
import { contentOf, newDatabase } from '../../support/test-database';

allowForRuns();

const CATEGORIAS = ['Alimentación', 'Café con leche', 'Ocio', 'Niños'];
const METODOS = ['Efectivo', 'Tarjeta de crédito'];

/** As people write a name from memory. */
const spelling = fc.constantFrom<(nombre: string) => string>(
  (nombre) => nombre,
  (nombre) => nombre.toUpperCase(),
  (nombre) => ` ${nombre.normalize('NFD')}  `,
  (nombre) => nombre.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '   '),
);
const gasto = fc.record({
  categoria: fc.nat(CATEGORIAS.length - 1),
  metodo: fc.nat(METODOS.length - 1),
  spelling,
  cantidad: fc.integer({ min: 1, max: 9999 }),
});

it('imports a file with names, once they are mended, as the same file with ids', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(gasto, { maxLength: 12 }),
      fc.subarray(CATEGORIAS),
      fc.constantFrom('with ids', 'without ids', 'none'),
      async (gastos, storedNames, lists) => {
        const withIds = {
          categorias: rows(CATEGORIAS),
          metodosPago: rows(METODOS),
          gastos: gastos.map(({ categoria, metodo, cantidad }) =>
            buildGastoFields({ cantidad, categoriaId: categoria + 11, metodoPagoId: metodo + 11 }),
          ),
        };
        const withNames = {
          ...(lists !== 'none' && {
            categorias: lists === 'with ids' ? withIds.categorias : CATEGORIAS.map((nombre) => ({ nombre })),
            metodosPago: lists === 'with ids' ? withIds.metodosPago : METODOS.map((nombre) => ({ nombre })),
          }),
          gastos: gastos.map(({ categoria, metodo, spelling: spell, cantidad }) => ({
            ...buildGastoFields({ cantidad }),
            categoriaId: undefined,
            metodoPagoId: null,
            categoria: spell(CATEGORIAS[categoria] ?? ''),
            'Método de pago': spell(METODOS[metodo] ?? ''),
          })),
        };
        const [one, other] = [newDatabase(), newDatabase()];
        const before = {
          categorias: rows(lists === 'none' ? CATEGORIAS : storedNames),
          metodosPago: rows(METODOS),
        };
        for (const db of [one, other]) await importInto(db, { ...before, gastos: [] });

        await importInto(one, withIds);
        expect(await importInto(other, withNames)).toMatchObject({ imported: 0, errors: gastos.length });
        const offer = (await reviewAgainst(other, withNames)).names;
        const mends: Mends = { ...AS_IT_IS.mends, names: offer?.names ?? [] };
        const review = await reviewAgainst(other, withNames, mends);
        expect(review).toMatchObject({ imported: gastos.length, errors: 0 });
        await importInto(other, withNames, undefined, { mends, skipDuplicates: false });

        expect(await namesStored(other)).toEqual(await namesStored(one));
        await Promise.all([one.delete(), other.delete()]);
      },
    ),
    propertyRuns(40),
  );
});

/** Rows whose ids are no local ones. */
function rows(names: readonly string[]) {
  return names.map((nombre, index) => ({ id: index + 11, nombre }));
}

/** Everything that is stored, with names in the place of ids. */
async function namesStored(db: GastosDatabase) {
  const { gastos, categorias, metodosPago } = await contentOf(db);
  return {
    categorias: categorias.map(({ nombre }) => nombre).sort(),
    metodosPago: metodosPago.map(({ nombre }) => nombre).sort(),
    gastos: gastos.map(({ categoriaId, metodoPagoId, nombre, cantidad, fecha }) => ({
      fields: [nombre, cantidad, fecha],
      categoria: categorias.find(({ id }) => id === categoriaId)?.nombre,
      metodo: metodosPago.find(({ id }) => id === metodoPagoId)?.nombre,
    })),
  };
}
