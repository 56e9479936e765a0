import { applyChange, takeBackChange, writeChange } from '@/lib/db/apply-change';
import { CHUNK_ROWS } from '@/lib/db/rows-by-id';
import type { GastosDatabase } from '@/lib/db/databases';
import { addToCatalogo, editInCatalogo, editPresupuestos, removeFromCatalogo } from '@/lib/db/edit-catalogo';
import { changeOf, type Change } from '@/lib/domain/change';
import type { Result } from '@/lib/domain/result';
import {
  buildCategoria,
  buildCategoriaFields,
  buildGastoFields,
  buildMetodoPagoFields,
} from '../../support/build-gasto';
import { failCommits } from '../../support/failing-storage';
import { contentOf, newDatabase } from '../../support/test-database';

let db: GastosDatabase;
let before: Awaited<ReturnType<typeof contentOf>>;

/** Three categories and two methods; the expenses of category 1 fill more than a chunk, 3 has none. */
beforeEach(async () => {
  db = newDatabase();
  await db.categorias.bulkAdd(['Hogar', 'Ocio', 'Salud'].map((nombre) => buildCategoriaFields({ nombre })));
  await db.metodosPago.bulkAdd(['Efectivo', 'Bono'].map((nombre) => buildMetodoPagoFields({ nombre })));
  await db.gastos.bulkAdd([
    ...Array.from({ length: CHUNK_ROWS + 3 }, () => buildGastoFields({ categoriaId: 1, metodoPagoId: 2 })),
    buildGastoFields({ categoriaId: 2, metodoPagoId: 1 }),
    buildGastoFields({ categoriaId: 99, metodoPagoId: 99 }),
  ]);
  before = await contentOf(db);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await db.delete();
});

/** The change of an operation that went well, once undoing it has been seen to restore everything. */
async function undoable(operation: Promise<Result<Change, unknown>>): Promise<Change> {
  const done = await operation;
  if (!done.ok) throw new Error(`refused: ${String(done.fault)}`);
  const after = await contentOf(db);
  expect(await takeBackChange(db, done.value)).toEqual({ ok: true, value: null });
  expect(await contentOf(db)).toEqual(before);
  expect(await applyChange(db, done.value)).toEqual({ ok: true, value: null });
  expect(await contentOf(db)).toEqual(after);
  return done.value;
}

async function expectNothingWritten(operation: Promise<Result<Change, unknown>>, fault: string) {
  expect(await operation).toEqual({ ok: false, fault });
  expect(await contentOf(db)).toEqual(before);
}

describe('adding', () => {
  it('gives rows ids of the database', async () => {
    const fields = buildCategoriaFields({ nombre: 'Viajes', presupuesto: 200 });
    const change = await undoable(writeChange(db, addToCatalogo('categorias', [fields])));
    const stored = { ...fields, id: 4 };
    expect(change).toEqual(changeOf({ categorias: [{ id: 4, before: null, after: stored }] }));
    expect(await db.categorias.get(4)).toEqual(stored);
  });

  it('adds all rows or none', async () => {
    const rows = ['Viajes', 'Ocio'].map((nombre) => buildCategoriaFields({ nombre }));
    await expectNothingWritten(writeChange(db, addToCatalogo('categorias', rows)), 'nombre-taken');
  });

  it('tells names apart by case and accents', async () => {
    await undoable(
      writeChange(db, addToCatalogo('metodosPago', [buildMetodoPagoFields({ nombre: 'efectivo' })])),
    );
    expect(await db.metodosPago.count()).toBe(3);
  });
});

describe('giving budgets', () => {
  it('leaves all other fields, missing categories, and budgets that are the same', async () => {
    await db.categorias.update(1, { presupuesto: 100, ...{ later: 'unknown' } });
    await db.categorias.update(2, { presupuesto: 50 });
    before = await contentOf(db);
    const budgets = new Map([
      [1, null],
      [2, 50],
      [3, 12.5],
      [7, 9],
    ]);
    const change = await undoable(writeChange(db, editPresupuestos(budgets)));
    expect(change.categorias.map(({ id }) => id)).toEqual([1, 3]);
    const [hogar, ocio, salud] = before.categorias.map((row) => ({ ...row }));
    delete hogar?.presupuesto;
    expect(await db.categorias.toArray()).toEqual([hogar, ocio, { ...salud, presupuesto: 12.5 }]);
  });
});

describe('editing', () => {
  it('puts the new fields in the place of all old ones', async () => {
    await db.categorias.update(1, { presupuesto: 100 });
    before = await contentOf(db);
    const [seen] = before.categorias as [(typeof before.categorias)[0]];
    const fields = buildCategoriaFields({ nombre: 'Casa', color: '#ff8800' });
    await undoable(writeChange(db, editInCatalogo('categorias', seen, fields)));
    expect(await db.categorias.get(1)).toEqual({ ...fields, id: 1 });
  });

  it('changes nothing where nothing is new', async () => {
    const seen = buildCategoria({ nombre: 'Hogar' });
    const edited = await writeChange(
      db,
      editInCatalogo('categorias', seen, buildCategoriaFields({ nombre: 'Hogar' })),
    );
    expect(edited).toEqual({ ok: true, value: changeOf({}) });
  });

  it('refuses the nombre of another row', async () => {
    const seen = buildCategoria({ nombre: 'Hogar' });
    const fields = buildCategoriaFields({ nombre: 'Ocio' });
    await expectNothingWritten(writeChange(db, editInCatalogo('categorias', seen, fields)), 'nombre-taken');
  });

  it('leaves a row alone that has changed since, or is gone', async () => {
    const fields = buildCategoriaFields({ nombre: 'Casa' });
    const changed = buildCategoria({ nombre: 'Hogar', descripcion: 'antes' });
    await expectNothingWritten(
      writeChange(db, editInCatalogo('categorias', changed, fields)),
      'changed-elsewhere',
    );
    await expectNothingWritten(
      writeChange(db, editInCatalogo('categorias', buildCategoria({ id: 7 }), fields)),
      'gone',
    );
  });
});

describe('removing', () => {
  it('deletes a row that no expense uses', async () => {
    const change = await undoable(writeChange(db, removeFromCatalogo('categorias', [3], null)));
    expect(change.gastos).toEqual([]);
    expect((await db.categorias.toArray()).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('refuses a row in use without a destination, and keeps all others', async () => {
    await expectNothingWritten(writeChange(db, removeFromCatalogo('categorias', [3, 2], null)), 'in-use');
  });

  it('moves all expenses of several rows, and no other', async () => {
    const change = await undoable(writeChange(db, removeFromCatalogo('categorias', [1, 2, 3], 3)));
    expect(change.gastos).toHaveLength(CHUNK_ROWS + 4);
    const after = await contentOf(db);
    expect(after.categorias.map(({ id }) => id)).toEqual([3]);
    expect(after.gastos.map(({ categoriaId }) => categoriaId)).toEqual([
      ...Array.from({ length: CHUNK_ROWS + 4 }, () => 3),
      99,
    ]);
    expect(after.gastos.map(({ metodoPagoId }) => metodoPagoId)).toEqual(
      before.gastos.map(({ metodoPagoId }) => metodoPagoId),
    );
  });

  it('moves the expenses of a payment method', async () => {
    await undoable(writeChange(db, removeFromCatalogo('metodosPago', [1], 2)));
    const ids = new Set((await db.gastos.toArray()).map(({ metodoPagoId }) => metodoPagoId));
    expect([...ids]).toEqual([2, 99]);
  });

  it('goes on without the rows that are gone', async () => {
    await undoable(writeChange(db, removeFromCatalogo('categorias', [2, 55], 1)));
    expect((await db.categorias.toArray()).map(({ id }) => id)).toEqual([1, 3]);
  });

  it('refuses where all rows are gone, or the destination is', async () => {
    await expectNothingWritten(writeChange(db, removeFromCatalogo('categorias', [55], 1)), 'gone');
    await expectNothingWritten(writeChange(db, removeFromCatalogo('categorias', [1], 1)), 'gone');
    await expectNothingWritten(
      writeChange(db, removeFromCatalogo('categorias', [1], 55)),
      'destination-gone',
    );
  });

  it('leaves everything as it was when the disk is full', async () => {
    failCommits('QuotaExceededError');
    await expect(writeChange(db, removeFromCatalogo('categorias', [1], 2))).rejects.toThrow();
    jest.restoreAllMocks();
    expect(await contentOf(db)).toEqual(before);
  });
});

it('undoing the creation of a row that an expense has used since is refused', async () => {
  const added = await writeChange(
    db,
    addToCatalogo('categorias', [buildCategoriaFields({ nombre: 'Viajes' })]),
  );
  await db.gastos.add(buildGastoFields({ categoriaId: 4 }));
  if (!added.ok) throw new Error('refused');
  expect(await takeBackChange(db, added.value)).toEqual({ ok: false, fault: 'in-use' });
});
