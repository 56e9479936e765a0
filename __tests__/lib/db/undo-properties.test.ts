import fc from 'fast-check';
import { applyChange, takeBackChange } from '@/lib/db/apply-change';
import type { GastosDatabase } from '@/lib/db/database';
import { addToCatalogo, editInCatalogo, removeFromCatalogo } from '@/lib/db/edit-catalogo';
import { deleteGastos, editGastos } from '@/lib/db/edit-gastos';
import { editGasto, recordGastos } from '@/lib/db/record-gasto';
import { writeChange } from '@/lib/db/write-change';
import type { Change } from '@/lib/domain/change';
import type { GastoEntry } from '@/lib/domain/gasto-entry';
import { failure, success } from '@/lib/domain/result';
import {
  buildCategoriaFields,
  buildGastoFields,
  buildMetodoPago,
  buildMetodoPagoFields,
} from '../../support/build-gasto';
import { allowForRuns, propertyRuns } from '../../support/property-runs';
import { contentOf, newDatabase } from '../../support/test-database';

/** An act of a person on whatever is stored by then. Answers what changed, null where it was refused. */
type Operation = (db: GastosDatabase) => Promise<Change | null>;

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

const operation: fc.Arbitrary<Operation> = fc.oneof(
  entry.map<Operation>((typed) => async (db) => valueOf(await recordGastos(db, [typed], NO_STARTERS))),
  fc.tuple(id, entry).map<Operation>(([which, typed]) => async (db) => {
    const before = await db.gastos.get(which);
    return before ? valueOf(await editGasto(db, before, typed)) : null;
  }),
  fc.tuple(ids, gastoFields).map<Operation>(
    ([which, fields]) =>
      (db) =>
        editGastos(db, which, fields),
  ),
  ids.map<Operation>((which) => (db) => deleteGastos(db, which)),
  categoria.map<Operation>((row) => async (db) => valueOf(await addToCatalogo(db, 'categorias', [row]))),
  metodo.map<Operation>((row) => async (db) => valueOf(await addToCatalogo(db, 'metodosPago', [row]))),
  fc.tuple(id, categoria).map<Operation>(([which, row]) => async (db) => {
    const before = await db.categorias.get(which);
    return before ? valueOf(await editInCatalogo(db, 'categorias', before, row)) : null;
  }),
  fc.tuple(id, metodo).map<Operation>(([which, row]) => async (db) => {
    const before = (await db.metodosPago.get(which)) ?? buildMetodoPago({ id: which });
    return valueOf(await editInCatalogo(db, 'metodosPago', before, row));
  }),
  fc.tuple(ids, destination).map<Operation>(
    ([which, place]) =>
      async (db) =>
        valueOf(await removeFromCatalogo(db, 'categorias', which, place)),
  ),
  fc.tuple(ids, destination).map<Operation>(
    ([which, place]) =>
      async (db) =>
        valueOf(await removeFromCatalogo(db, 'metodosPago', which, place)),
  ),
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
        const change = await changeBy(db, operate);
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
      for (const operate of operations) await changeBy(db, operate);
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

/** What an operation has changed, in the transaction that the program gives it; null where nothing was done. */
async function changeBy(db: GastosDatabase, operate: Operation): Promise<Change | null> {
  return valueOf(
    await writeChange(db, async () => {
      const change = await operate(db);
      return change ? success(change) : failure('nothing');
    }),
  );
}

function valueOf(result: { ok: true; value: Change } | { ok: false; fault: unknown }): Change | null {
  return result.ok ? result.value : null;
}
