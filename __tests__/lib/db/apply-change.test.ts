import { applyChange, takeBackChange } from '@/lib/db/apply-change';
import { CHUNK_ROWS } from '@/lib/db/rows-by-id';
import type { GastosDatabase } from '@/lib/db/databases';
import { addEntries, editGastos, removeGastos } from '@/lib/db/edit-gastos';
import { changeOf, invert, type Change } from '@/lib/domain/change';
import type { Categoria } from '@/lib/domain/entities';
import { STARTERS } from '@/lib/sample/generate-sample';
import { buildCategoria, buildGasto, buildGastoFields, buildMetodoPago } from '../../support/build-gasto';
import { failCommits, failOperation } from '../../support/failing-storage';
import { seedCatalogo, seedGastos } from '../../support/seed-catalogo';
import { contentOf, newDatabase } from '../../support/test-database';
import { changeBy } from '../../support/change-by';

const APPLIED = { ok: true, value: null };
const GASTOS = [{ nombre: 'Pan' }, { nombre: 'Luz', categoriaId: 2 }, { nombre: 'Cine' }];

let db: GastosDatabase;

beforeEach(async () => {
  db = newDatabase();
  await seedCatalogo(db);
  await seedGastos(db, GASTOS);
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** The category 1 as it is stored. */
async function categoriaOne(): Promise<Categoria> {
  const categoria = await db.categorias.get(1);
  if (!categoria) throw new Error('not seeded');
  return categoria;
}

async function expectRefusal(change: Change, fault: string): Promise<void> {
  const before = await contentOf(db);
  expect(await applyChange(db, change)).toEqual({ ok: false, fault });
  expect(await contentOf(db)).toEqual(before);
}

describe('the inverse of an act restores every row with its id', () => {
  function add(): Promise<Change> {
    const entry = { ...buildGastoFields(), categoria: 'Hogar', metodoPago: 'Tarjeta' };
    return changeBy(db, addEntries([entry], STARTERS));
  }

  async function deleteCategoria(): Promise<Change> {
    const before = await categoriaOne();
    const moved = await changeBy(db, editGastos([1, 3], { categoriaId: 2 }));
    const change = changeOf({ categorias: [{ id: 1, before, after: null }] });
    expect(await applyChange(db, change)).toEqual(APPLIED);
    return { ...change, gastos: moved.gastos };
  }

  it.each<[string, () => Promise<Change>]>([
    ['adding', add],
    ['editing', () => changeBy(db, editGastos([1, 3], { estado: 'pendiente' }))],
    ['deleting', () => changeBy(db, removeGastos([2, 1]))],
    ['deleting a category after its expenses were moved', deleteCategoria],
  ])('of %s; applied once more, it is done again', async (_, operate) => {
    const before = await contentOf(db);
    const change = await operate();
    const after = await contentOf(db);
    expect(after).not.toEqual(before);
    expect(await takeBackChange(db, change)).toEqual(APPLIED);
    expect(await contentOf(db)).toEqual(before);
    expect(await applyChange(db, change)).toEqual(APPLIED);
    expect(await contentOf(db)).toEqual(after);
  });

  it('over more rows than one chunk', async () => {
    await seedGastos(db, Array<object>(CHUNK_ROWS).fill({}));
    const before = await contentOf(db);
    const ids = before.gastos.map(({ id }) => id);
    const change = await changeBy(db, removeGastos(ids));
    expect(await takeBackChange(db, change)).toEqual(APPLIED);
    expect(await contentOf(db)).toEqual(before);
  });

  it('and ids that were given back are not given to another row', async () => {
    const change = await changeBy(db, removeGastos([3]));
    await takeBackChange(db, change);
    const [next] = await seedGastos(db, [{ nombre: 'Nuevo' }]);
    expect(next?.id).toBe(4);
  });
});

describe('a change is refused', () => {
  const edited = changeOf({
    gastos: [{ id: 2, before: buildGasto({ id: 2, nombre: 'Luz', categoriaId: 2 }), after: null }],
  });

  it.each<[string, () => Promise<unknown>]>([
    ['was edited', () => db.gastos.update(2, { cantidad: 1 })],
    ['is gone', () => db.gastos.delete(2)],
  ])('when a row %s since', async (_, meanwhile) => {
    await meanwhile();
    await expectRefusal(edited, 'changed-since');
  });

  it('when a row that it adds is there already', async () => {
    const change = await changeBy(db, removeGastos([2]));
    await takeBackChange(db, change);
    await expectRefusal(invert(change), 'changed-since');
  });

  it('whole when its last row is not as it was', async () => {
    await seedGastos(db, Array<object>(CHUNK_ROWS).fill({}));
    const ids = (await contentOf(db)).gastos.map(({ id }) => id);
    const change = await changeBy(db, editGastos(ids, { estado: 'pendiente' }));
    await db.gastos.update(ids.at(-1) ?? 0, { estado: 'anulado' });
    await expectRefusal(invert(change), 'changed-since');
  });

  it('whole when a category is not as it was, its expenses included', async () => {
    const before = { ...(await categoriaOne()), descripcion: 'otra' };
    const moved = await changeBy(db, editGastos([1], { categoriaId: 2 }));
    const change = changeOf({ gastos: invert(moved).gastos, categorias: [{ id: 1, before, after: before }] });
    await expectRefusal(change, 'changed-since');
  });

  it('when expenses use the category or the method that it removes', async () => {
    const categoria = await categoriaOne();
    await expectRefusal(changeOf({ categorias: [{ id: 1, before: categoria, after: null }] }), 'in-use');
    const metodo = buildMetodoPago({ id: 1, nombre: 'Efectivo', icono: '💵' });
    await expectRefusal(changeOf({ metodosPago: [{ id: 1, before: metodo, after: null }] }), 'in-use');
  });

  it('when the last of many expenses uses the category that it removes', async () => {
    await db.categorias.add(buildCategoria({ id: 9, nombre: 'Rara' }));
    await seedGastos(db, [...Array<object>(CHUNK_ROWS).fill({}), { categoriaId: 9 }]);
    const rara = buildCategoria({ id: 9, nombre: 'Rara' });
    await expectRefusal(changeOf({ categorias: [{ id: 9, before: rara, after: null }] }), 'in-use');
  });

  it('when another category has its nombre by now', async () => {
    const hogar = await categoriaOne();
    await changeBy(db, editGastos([1, 3], { categoriaId: 2 }));
    await db.categorias.delete(1);
    await db.categorias.add(buildCategoria({ id: 7, nombre: 'Hogar' }));
    await expectRefusal(changeOf({ categorias: [{ id: 1, before: null, after: hogar }] }), 'changed-since');
  });

  it('whole when a method has its nombre, and the category that came before it does not stay', async () => {
    const tarjeta = { id: 8, before: null, after: buildMetodoPago({ id: 8, nombre: 'Tarjeta' }) };
    const nueva = { id: 8, before: null, after: buildCategoria({ id: 8, nombre: 'Nueva' }) };
    await expectRefusal(changeOf({ categorias: [nueva], metodosPago: [tarjeta] }), 'changed-since');
  });
});

describe('when the database fails, nothing is written', () => {
  it.each<[string, () => void, object]>([
    [
      'the disk is full at the end',
      () => {
        failCommits('QuotaExceededError');
      },
      { name: 'AbortError' },
    ],
    [
      'a row cannot be put',
      () => {
        failOperation('put', 'gastos', 'UnknownError', 1);
      },
      {},
    ],
    [
      'a row cannot be read',
      () => {
        failOperation('get', 'gastos', 'UnknownError', 1);
      },
      {},
    ],
  ])('as where %s', async (_, fail, error) => {
    const change = await changeBy(db, editGastos([1, 2], { estado: 'pendiente' }));
    const before = await contentOf(db);
    fail();
    await expect(takeBackChange(db, change)).rejects.toMatchObject(error);
    jest.restoreAllMocks();
    expect(await contentOf(db)).toEqual(before);
  });
});

it('a change without rows is applied', async () => {
  const before = await contentOf(db);
  expect(await applyChange(db, changeOf({}))).toEqual(APPLIED);
  expect(await contentOf(db)).toEqual(before);
});
