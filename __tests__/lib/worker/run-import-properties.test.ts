import fc from 'fast-check';
import { validateGasto } from '@/lib/domain/gasto-rules';
import { buildGastoFields } from '../../support/build-gasto';
import { importInto } from '../../support/import-into';
import { allowForRuns, propertyRuns } from '../../support/property-runs';
import { contentOf, newDatabase } from '../../support/test-database';

const id = fc.oneof(fc.integer({ min: -1, max: 6 }), fc.constantFrom(1.5, 2 ** 53, '1', null, undefined));
const nombre = fc.constantFrom(
  'Hogar',
  'Ocio',
  ' Ocio ',
  'Salud',
  '',
  '  ',
  null,
  7,
  '__proto__',
  'constructor',
);
const catalogoItem = fc.oneof(fc.record({ id, nombre }), fc.jsonValue());
const catalogo = fc.oneof(
  { arbitrary: fc.array(catalogoItem, { maxLength: 6 }), weight: 5 },
  { arbitrary: fc.jsonValue(), weight: 1 },
);

const goodGasto = fc
  .record({ categoriaId: fc.integer({ min: 1, max: 6 }), metodoPagoId: fc.integer({ min: 1, max: 6 }) })
  .map(buildGastoFields);
const spoiltGasto = fc
  .tuple(goodGasto, fc.constantFrom('nombre', 'cantidad', 'fecha', 'categoriaId', 'estado'), fc.jsonValue())
  .map(([gasto, field, junk]) => ({ ...gasto, [field]: junk }));
const gastos = fc.array(fc.oneof(goodGasto, spoiltGasto, fc.jsonValue()), { maxLength: 12 });

const exchangeFile = fc.record({ categorias: catalogo, metodosPago: catalogo, gastos });

allowForRuns();

it('accounts for every item of any file, and stores what it counts', async () => {
  await fc.assert(
    fc.asyncProperty(exchangeFile, gastos, async (file, simple) => {
      const db = newDatabase();
      const full = await importInto(db, file);
      const bare = await importInto(db, simple);
      const stored = await contentOf(db);
      expect(full.total).toBe(file.gastos.length);
      expect(bare.total).toBe(simple.length);
      for (const summary of [full, bare]) {
        expect(summary.total).toBe(summary.imported + summary.errors);
        const listed = summary.rejections.filter(({ kind }) => kind.startsWith('gasto'));
        expect(listed).toHaveLength(summary.errors);
      }
      expect(stored.gastos).toHaveLength(full.imported + bare.imported);
      expect(stored.categorias).toHaveLength(full.categorias);
      expect(stored.metodosPago).toHaveLength(full.metodosPago);
      await db.delete();
    }),
    propertyRuns(50),
  );
});

it('stores only expenses that keep the rules and refer to rows that exist', async () => {
  await fc.assert(
    fc.asyncProperty(exchangeFile, async (file) => {
      const db = newDatabase();
      await importInto(db, file);
      const stored = await contentOf(db);
      const categorias = new Set(stored.categorias.map((row) => row.id));
      const metodosPago = new Set(stored.metodosPago.map((row) => row.id));
      for (const gasto of stored.gastos) {
        expect(validateGasto(gasto).ok).toBe(true);
        expect(categorias).toContain(gasto.categoriaId);
        expect(metodosPago).toContain(gasto.metodoPagoId);
      }
      await db.delete();
    }),
    propertyRuns(30),
  );
});

it('reports whole percentages that never fall and stay below 100', async () => {
  await fc.assert(
    fc.asyncProperty(exchangeFile, async (file) => {
      const db = newDatabase();
      const percents: number[] = [];
      await importInto(db, file, (percent) => percents.push(percent));
      expect(percents).toEqual(percents.toSorted((a, b) => a - b));
      expect(percents.every((percent) => Number.isInteger(percent) && percent >= 0 && percent <= 99)).toBe(
        true,
      );
      await db.delete();
    }),
    propertyRuns(20),
  );
});

it('imports what an import stored, exported again in the full form, in full', async () => {
  await fc.assert(
    fc.asyncProperty(exchangeFile, async (file) => {
      const source = newDatabase();
      await importInto(source, file);
      const stored = await contentOf(source);
      const copy = newDatabase();
      const summary = await importInto(copy, stored);
      expect(summary).toMatchObject({ total: stored.gastos.length, errors: 0, rejections: [] });
      const copied = await contentOf(copy);
      expect(copied.categorias.map((row) => row.nombre)).toEqual(stored.categorias.map((row) => row.nombre));
      expect(copied.gastos.map(({ cantidad }) => cantidad)).toEqual(
        stored.gastos.map(({ cantidad }) => cantidad),
      );
      await source.delete();
      await copy.delete();
    }),
    propertyRuns(20),
  );
});
