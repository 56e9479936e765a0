import fc from 'fast-check';
import { MEND_RULES } from '@/lib/import/suggestions';
import type { Mends } from '@/lib/import/import-flow';
import type { ImportReview } from '@/lib/import/import-review';
import type { Rejection } from '@/lib/import/import-summary';
import { buildGastoFields } from '../../support/build-gasto';
import { importInto } from '../../support/import-into';
import { allowForRuns, propertyRuns } from '../../support/property-runs';
import { reviewAgainst } from '../../support/review-into';
import { contentOf, newDatabase } from '../../support/test-database';

allowForRuns();

const id = fc.oneof(fc.integer({ min: -1, max: 6 }), fc.constantFrom(1.5, 2 ** 53, '1', null, undefined));
const nombre = fc.constantFrom(
  'Hogar',
  'Ocio',
  ' Ocio ',
  'Salud',
  'Cafe\u0301',
  'Café',
  '',
  null,
  7,
  '__proto__',
);
const catalogo = fc.oneof(
  { arbitrary: fc.array(fc.oneof(fc.record({ id, nombre }), fc.jsonValue()), { maxLength: 6 }), weight: 5 },
  { arbitrary: fc.jsonValue(), weight: 1 },
);

/** Few values, so that some expenses are equal. */
const goodGasto = fc
  .record({
    nombre: fc.constantFrom('Café', 'Cafe\u0301', 'Taxi'),
    cantidad: fc.constantFrom(1.2, 0.3, 0.1 + 0.2),
    fecha: fc.constantFrom('2026-01-01', '2026-01-02', '2026-03-04'),
    categoriaId: fc.integer({ min: 1, max: 5 }),
    metodoPagoId: fc.integer({ min: 1, max: 4 }),
  })
  .map(buildGastoFields);
const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('', null, -1.2, '1,20', '1.234', '04/03/2026', '4/1/2026', '13/1/2026', '2026/1/2'),
);
const spoken = fc.constantFrom('Ocio', ' OCIO', 'cafe', 'Café', 'Viajes', '__proto__', '', 7, null);
const spoiltGasto = fc
  .tuple(
    goodGasto,
    fc.dictionary(
      fc.constantFrom('nombre', 'descripcion', 'cantidad', 'fecha', 'categoriaId', 'estado'),
      junk,
    ),
    fc.oneof(
      fc.constant({}),
      fc.record({ categoria: spoken, categoriaId: fc.constantFrom(null, 'Ocio', 3) }),
      fc.record({ 'Método de pago': spoken, metodoPagoId: fc.constant(undefined) }),
    ),
  )
  .map(([gasto, spoilt, named]) => ({ ...gasto, ...spoilt, ...named }));
const gastos = fc.array(fc.oneof(goodGasto, spoiltGasto, fc.jsonValue()), { maxLength: 15 });
const file = fc.oneof(fc.record({ categorias: catalogo, metodosPago: catalogo, gastos }), gastos);

const mends: fc.Arbitrary<Mends> = fc.record({
  rules: fc.subarray([...MEND_RULES]),
  names: fc.array(
    fc.record({
      table: fc.constantFrom('categorias', 'metodosPago'),
      from: fc.constantFrom('Ocio', 'OCIO', 'cafe', 'Café', 'Taxi', '__proto__'),
      to: fc.constantFrom('Ocio', 'Café', 'Nueva', 'Hogar', '__proto__'),
    }),
    { maxLength: 4 },
  ),
});

it('says of any file, mended in any way, what its import then does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(file, { maxLength: 2 }),
      file,
      mends,
      fc.boolean(),
      async (before, next, mending, skip) => {
        const db = newDatabase();
        for (const earlier of before) await importInto(db, earlier);
        // Ids that are free again must not be given out by the review alone.
        await db.categorias.where('id').above(2).delete();
        const stored = await contentOf(db);
        const review = await reviewAgainst(db, next, mending);
        expect(await contentOf(db)).toEqual(stored);

        const summary = await importInto(db, next, undefined, { mends: mending, skipDuplicates: skip });
        expect(summary).toMatchObject({
          total: review.total,
          errors: review.errors,
          skipped: skip ? review.duplicates : 0,
          imported: review.imported - (skip ? review.duplicates : 0),
          ...(!skip && { leftOut: review.leftOut }),
          categorias: review.categorias.added,
          metodosPago: review.metodosPago.added,
          rejections: rejectionsOf(review),
        });
        expect(rowsShown(review, skip)).toEqual(
          await firstRows((await contentOf(db)).gastos.slice(stored.gastos.length), db),
        );
        await db.delete();
      },
    ),
    propertyRuns(25),
  );
});

/** The lines that the import will list. */
function rejectionsOf({ rejections, faults }: ImportReview): Rejection[] {
  return [
    ...rejections,
    ...faults.map(({ index, cells }): Rejection => ({
      kind: 'gasto',
      index,
      faults: cells.map(({ fault }) => fault),
    })),
  ];
}

function rowsShown({ rows }: ImportReview, skip: boolean): unknown[] {
  return rows
    .filter(({ duplicate }) => !skip || !duplicate)
    .slice(0, 10)
    .map(({ nombre: name, cantidad, fecha, categoria, metodoPago }) => [
      name,
      cantidad,
      fecha,
      categoria,
      metodoPago,
    ]);
}

async function firstRows(
  rows: Awaited<ReturnType<typeof contentOf>>['gastos'],
  db: ReturnType<typeof newDatabase>,
) {
  const { categorias, metodosPago } = await contentOf(db);
  return rows
    .slice(0, 10)
    .map((row) => [
      row.nombre,
      row.cantidad,
      row.fecha,
      categorias.find((each) => each.id === row.categoriaId)?.nombre,
      metodosPago.find((each) => each.id === row.metodoPagoId)?.nombre,
    ]);
}
