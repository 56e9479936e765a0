import fc from 'fast-check';
import type { GastosDatabase } from '@/lib/db/databases';
import { openDatabase } from '@/lib/db/open-database';
import type { Categoria, Gasto, MetodoPago } from '@/lib/domain/entities';
import { isFilledString, normalizeNombre } from '@/lib/domain/values';
import { compareTallies } from '@/lib/domain/tally';
import { exportFrom } from '../../support/export-from';
import { importInto } from '../../support/import-into';
import { allowForRuns, propertyRuns } from '../../support/property-runs';
import { contentOf, newDatabase } from '../../support/test-database';

const RUNS = propertyRuns(20);

allowForRuns();

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter(isFilledString);
const nombre = text.map(normalizeNombre).filter(isFilledString);
const cantidad = fc.oneof(
  fc.constantFrom(0.01, 0.1 + 0.2, 1.005, 1e-7, 1e21, Number.MAX_VALUE, 5e-324),
  fc.double({ min: 0.01, max: 1e9, noNaN: true }),
);
const fecha = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, mes, day]) => [String(year).padStart(4, '0'), pad(mes), pad(day)].join('-'));

/** Ids of rows among which others have been deleted. */
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 6 });

function rowsWith<Fields>(fields: fc.Arbitrary<Fields & { nombre: string }>) {
  return fc
    .tuple(ids, fc.uniqueArray(fields, { selector: (row) => row.nombre, minLength: 1, maxLength: 6 }))
    .map(([some, rows]) =>
      rows.slice(0, some.length).map((row, place) => ({ ...row, id: some[place] ?? 1 })),
    );
}

const categorias: fc.Arbitrary<Categoria[]> = rowsWith(
  fc.record(
    { nombre, descripcion: fc.oneof(fc.constant(''), text), color: text, icono: text, presupuesto: cantidad },
    { requiredKeys: ['nombre', 'descripcion', 'color', 'icono'] },
  ),
);
const metodosPago: fc.Arbitrary<MetodoPago[]> = rowsWith(
  fc.record({ nombre, descripcion: fc.oneof(fc.constant(''), text), icono: text }),
);

/** Anything that the program may have stored. */
const anyData = fc.tuple(categorias, metodosPago).chain(([ofCategorias, ofMetodosPago]) =>
  fc.record({
    categorias: fc.constant(ofCategorias),
    metodosPago: fc.constant(ofMetodosPago),
    gastos: fc.uniqueArray(
      fc.record<Gasto>({
        id: fc.integer({ min: 1, max: 1e6 }),
        nombre: text,
        descripcion: text,
        cantidad: cantidad,
        fecha,
        categoriaId: fc.constantFrom(...ofCategorias.map(({ id }) => id)),
        metodoPagoId: fc.constantFrom(...ofMetodosPago.map(({ id }) => id)),
        estado: fc.oneof(fc.constantFrom('pendiente', 'pagado'), text),
      }),
      { selector: ({ id }) => id, maxLength: 12 },
    ),
  }),
);

it(`gives the same data back after an export, a wipe and an import (${RUNS.numRuns} runs)`, async () => {
  await fc.assert(
    fc.asyncProperty(anyData, async (data) => {
      const db = newDatabase();
      await openDatabase(db);
      await db.categorias.bulkAdd(data.categorias);
      await db.metodosPago.bulkAdd(data.metodosPago);
      await db.gastos.bulkAdd(data.gastos);
      const before = await withoutIds(db);
      const { text: file, stored, inFile } = await exportFrom(db);
      expect(compareTallies({ stored, inFile })).toEqual([]);
      await Promise.all([db.gastos.clear(), db.categorias.clear(), db.metodosPago.clear()]);
      expect(await importInto(db, JSON.parse(file))).toMatchObject({ errors: 0, rejections: [] });
      expect(await withoutIds(db)).toEqual(before);
      await db.delete();
    }),
    RUNS,
  );
});

it(`writes a CSV that adds up to what is stored (${RUNS.numRuns} runs)`, async () => {
  await fc.assert(
    fc.asyncProperty(anyData, fc.constantFrom(',', '.'), async (data, decimal) => {
      const db = newDatabase();
      await openDatabase(db);
      await db.categorias.bulkAdd(data.categorias);
      await db.metodosPago.bulkAdd(data.metodosPago);
      await db.gastos.bulkAdd(data.gastos);
      const { stored, inFile } = await exportFrom(db, { form: 'csv', decimal });
      expect(stored.total.count).toBe(data.gastos.length);
      expect(compareTallies({ stored, inFile })).toEqual([]);
      await db.delete();
    }),
    RUNS,
  );
});

/** Everything stored, in the order of the ids, with the whole rows that ids lead to in the place of the ids. */
async function withoutIds(db: GastosDatabase) {
  const content = await contentOf(db);
  function bare(row: object): object {
    return { ...row, id: undefined };
  }
  const ofId = {
    categorias: new Map(content.categorias.map((row) => [row.id, bare(row)])),
    metodosPago: new Map(content.metodosPago.map((row) => [row.id, bare(row)])),
  };
  return {
    categorias: content.categorias.map(bare),
    metodosPago: content.metodosPago.map(bare),
    gastos: content.gastos.map((gasto) => ({
      ...bare(gasto),
      categoriaId: ofId.categorias.get(gasto.categoriaId),
      metodoPagoId: ofId.metodosPago.get(gasto.metodoPagoId),
    })),
  };
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
