import fc from 'fast-check';
import { applyChange, type Operation, takeBackChange, writeChange } from '@/lib/db/apply-change';
import type { GastosDatabase } from '@/lib/db/databases';
import { addToCatalogo, editInCatalogo, removeFromCatalogo } from '@/lib/db/edit-catalogo';
import { addEntries, editGasto, editGastos, removeGastos } from '@/lib/db/edit-gastos';
import type { Change } from '@/lib/domain/change';
import type { GastoEntry } from '@/lib/domain/gasto-entry';
import { failure } from '@/lib/domain/result';
import {
  buildCategoriaFields,
  buildGastoFields,
  buildMetodoPago,
  buildMetodoPagoFields,
} from '../../support/build-gasto';
import { allowForRuns, propertyRuns } from '../../support/property-runs';
import { contentOf, newDatabase } from '../../support/test-database';

allowForRuns();

const NO_STARTERS = { categorias: [], metodosPago: [] };
const id = fc.integer({ min: 1, max: 6 });
const ids = fc.uniqueArray(id, { maxLength: 4 });
const nombre = fc.constantFrom('Hogar', 'hogar', 'Ocio', 'Salud', 'Viajes', 'Bono');
const destination = fc.option(id);

const categoria = fc
  .record({
    nombre,
    color: fc.constantFrom('red', '#ff8800'),
    presupuesto: fc.option(fc.integer({ min: 1, max: 9 })),
  })
  .map(({ presupuesto, ...fields }) =>
    buildCategoriaFields(presupuesto === null ? fields : { ...fields, presupuesto }),
  );
const metodo = fc.record({ nombre }).map(buildMetodoPagoFields);
const entry: fc.Arbitrary<GastoEntry> = fc.record({
  nombre: fc.constantFrom('Pan', 'Luz'),
  descripcion: fc.constant('algo'),
  cantidad: fc.constantFrom(0.1, 12.5, 1e9),
  fecha: fc.constantFrom('2026-01-31', '2026-02-01'),
  categoria: nombre,
  metodoPago: nombre,
  estado: fc.constantFrom('pagado', 'pendiente'),
});
const gastoFields = fc.oneof(
  fc.record({ estado: fc.constantFrom('pagado', 'pendiente') }),
  fc.record({ categoriaId: id }),
  fc.record({ metodoPagoId: id }),
  fc.record({ cantidad: fc.constantFrom(1, 2), fecha: fc.constant('2026-03-03') }),
);

/** An act of a person on whatever is stored by then. */
const operation: fc.Arbitrary<Operation<unknown>> = fc.oneof(
  entry.map((typed) => addEntries([typed], NO_STARTERS)),
  fc.tuple(id, entry).map<Operation<unknown>>(([which, typed]) => async (db) => {
    const before = await db.gastos.get(which);
    return before ? editGasto(before, typed)(db) : failure('nothing');
  }),
  fc.tuple(ids, gastoFields).map(([which, fields]) => editGastos(which, fields)),
  ids.map(removeGastos),
  categoria.map((row) => addToCatalogo('categorias', [row])),
  metodo.map((row) => addToCatalogo('metodosPago', [row])),
  fc.tuple(id, categoria).map<Operation<unknown>>(([which, row]) => async (db) => {
    const before = await db.categorias.get(which);
    return before ? editInCatalogo('categorias', before, row)(db) : failure('nothing');
  }),
  fc.tuple(id, metodo).map<Operation<unknown>>(([which, row]) => async (db) => {
    const before = (await db.metodosPago.get(which)) ?? buildMetodoPago({ id: which });
    return editInCatalogo('metodosPago', before, row)(db);
  }),
  fc.tuple(ids, destination).map(([which, place]) => removeFromCatalogo('categorias', which, place)),
  fc.tuple(ids, destination).map(([which, place]) => removeFromCatalogo('metodosPago', which, place)),
);

async function storeSome(): Promise<GastosDatabase> {
  const db = newDatabase();
  await db.categorias.bulkAdd(
    ['Hogar', 'Ocio', 'Salud'].map((name) => buildCategoriaFields({ nombre: name })),
  );
  await db.metodosPago.bulkAdd(['Bono', 'Hogar'].map((name) => buildMetodoPagoFields({ nombre: name })));
  await db.gastos.bulkAdd([
    buildGastoFields({ categoriaId: 1, metodoPagoId: 2 }),
    buildGastoFields({ categoriaId: 2, metodoPagoId: 1 }),
    // An orphan: no operation of the catalogue touches it.
    buildGastoFields({ categoriaId: 99, metodoPagoId: 99 }),
  ]);
  return db;
}

it('any acts on expenses and catalogue, undone in reverse order and redone, give back the exact tables', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 12 }), async (operations) => {
      const db = await storeSome();
      const states = [await contentOf(db)];
      const changes: Change[] = [];
      for (const operate of operations) {
        const change = await changeOf(db, operate);
        const state = await contentOf(db);
        if (change) {
          changes.push(change);
          states.push(state);
        } else expect(state).toEqual(states.at(-1));
      }
      for (const [step, change] of [...changes.entries()].reverse()) {
        expect(await takeBackChange(db, change)).toEqual({ ok: true, value: null });
        expect(await contentOf(db)).toEqual(states[step]);
      }
      for (const [step, change] of changes.entries()) {
        expect(await applyChange(db, change)).toEqual({ ok: true, value: null });
        expect(await contentOf(db)).toEqual(states[step + 1]);
      }
      await db.delete();
    }),
    propertyRuns(40),
  );
});

it('no act makes an orphan', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 12 }), async (operations) => {
      const db = await storeSome();
      for (const operate of operations) await changeOf(db, operate);
      const { gastos, categorias, metodosPago } = await contentOf(db);
      const rows = { categoriaId: [...categorias, { id: 99 }], metodoPagoId: [...metodosPago, { id: 99 }] };
      for (const field of ['categoriaId', 'metodoPagoId'] as const)
        expect(rows[field].map((row) => row.id)).toEqual(
          expect.arrayContaining(gastos.map((gasto) => gasto[field])),
        );
      await db.delete();
    }),
    propertyRuns(20),
  );
});

/** What an operation has changed; null if it was refused. */
async function changeOf(db: GastosDatabase, operate: Operation<unknown>): Promise<Change | null> {
  const written = await writeChange(db, operate);
  return written.ok ? written.value : null;
}
