import { writeChange } from '@/lib/db/apply-change';
import { GastosDatabase } from '@/lib/db/databases';
import { addEntries, addGastoLike, editGasto } from '@/lib/db/edit-gastos';
import { changeOf } from '@/lib/domain/change';
import type { Gasto } from '@/lib/domain/entities';
import { STARTERS } from '@/lib/sample/generate-sample';
import { buildGasto } from '../../support/build-gasto';
import { failCommits } from '../../support/failing-storage';
import { contentOf, exhaustKeys } from '../../support/test-database';

const ENTRY = {
  nombre: 'Luz',
  descripcion: 'Marzo',
  cantidad: 40,
  fecha: '2026-03-01',
  categoria: 'Hogar',
  metodoPago: 'Efectivo',
  estado: 'pagado',
};

let db: GastosDatabase;

beforeEach(() => {
  db = new GastosDatabase(`record-${expect.getState().currentTestName}`);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await db.delete();
});

test('the first expense creates the starters with it', async () => {
  const recorded = await writeChange(db, addEntries([ENTRY], STARTERS));
  const categorias = await db.categorias.toArray();
  expect(categorias.map(({ nombre }) => nombre)).toEqual([
    'Alimentación',
    'Transporte',
    'Hogar',
    'Salud',
    'Educación',
  ]);
  expect(await db.metodosPago.count()).toBe(4);
  expect(await db.gastos.toArray()).toEqual([
    {
      id: 1,
      nombre: 'Luz',
      descripcion: 'Marzo',
      cantidad: 40,
      fecha: '2026-03-01',
      categoriaId: 3,
      metodoPagoId: 1,
      estado: 'pagado',
    },
  ]);
  expect(recorded).toEqual({
    ok: true,
    value: changeOf({ gastos: [{ id: 1, before: null, after: (await db.gastos.get(1)) ?? null }] }),
  });
});

test('a catalogue that is there is left as it is', async () => {
  await db.categorias.add({ nombre: 'Hogar', descripcion: '', color: 'red', icono: '🏠' });
  await db.metodosPago.add({ nombre: 'Efectivo', descripcion: '', icono: '💵' });
  await writeChange(db, addEntries([ENTRY], STARTERS));
  expect([await db.categorias.count(), await db.metodosPago.count()]).toEqual([1, 1]);
});

test.each([
  [{ categoria: 'Borrada' }, 'categoria-missing'],
  [{ categoria: 'hogar' }, 'categoria-missing'],
  [{ categoria: 'Hogár' }, 'categoria-missing'],
  [{ categoria: 'Hoga' }, 'categoria-missing'],
  [{ categoria: '' }, 'categoria-missing'],
  [{ metodoPago: 'Borrado' }, 'metodo-missing'],
  [{ metodoPago: 'efectivo' }, 'metodo-missing'],
])('an entry with %o is refused', async (part, fault) => {
  await writeChange(db, addEntries([ENTRY], STARTERS));
  expect(await writeChange(db, addEntries([{ ...ENTRY, ...part }], STARTERS))).toEqual({ ok: false, fault });
  expect(await db.gastos.count()).toBe(1);
});

test('when no key is left, nothing is stored', async () => {
  await exhaustKeys(db, 'gastos', buildGasto());
  const before = await contentOf(db);
  await expect(writeChange(db, addEntries([ENTRY], STARTERS))).rejects.toMatchObject({
    name: 'ConstraintError',
  });
  expect(await contentOf(db)).toEqual(before);
});

test('when the expense cannot be stored, the starters are not stored either', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore) {
    throw new DOMException('no', this.name === 'gastos' ? 'DataError' : 'UnknownError');
  });
  await expect(writeChange(db, addEntries([ENTRY], STARTERS))).rejects.toThrow();
  jest.restoreAllMocks();
  expect(await db.categorias.count()).toBe(0);
});

describe('editGasto', () => {
  /** The expense of {@link ENTRY} as it is stored. */
  async function record(): Promise<Gasto> {
    const recorded = await writeChange(db, addEntries([ENTRY], STARTERS));
    const after = recorded.ok ? recorded.value.gastos[0]?.after : null;
    if (!after) throw new Error('not recorded');
    return after;
  }

  test('stores what became of an expense under its id, and answers what it was and is', async () => {
    const before = await record();
    const edited = await writeChange(db, editGasto(before, { ...ENTRY, nombre: 'Gas', cantidad: 41.5 }));
    const after = { ...before, nombre: 'Gas', cantidad: 41.5 };
    expect(edited).toEqual({ ok: true, value: changeOf({ gastos: [{ id: before.id, before, after }] }) });
    expect((await contentOf(db)).gastos).toEqual([after]);
  });

  test('turns names into the ids of what they name', async () => {
    const before = await record();
    await writeChange(db, editGasto(before, { ...ENTRY, categoria: 'Salud', metodoPago: 'Transferencia' }));
    const [gasto] = (await contentOf(db)).gastos;
    const categoria = await db.categorias.get(gasto?.categoriaId ?? 0);
    const metodoPago = await db.metodosPago.get(gasto?.metodoPagoId ?? 0);
    expect([categoria?.nombre, metodoPago?.nombre]).toEqual(['Salud', 'Transferencia']);
  });

  test('an entry that says what is stored already changes nothing', async () => {
    const before = await record();
    expect(await writeChange(db, editGasto(before, ENTRY))).toEqual({ ok: true, value: changeOf({}) });
    expect((await contentOf(db)).gastos).toEqual([before]);
  });

  test('an expense that changed elsewhere is left as it is', async () => {
    const before = await record();
    await db.gastos.update(before.id, { cantidad: 99 });
    const content = await contentOf(db);
    expect(await writeChange(db, editGasto(before, { ...ENTRY, nombre: 'Gas' }))).toEqual({
      ok: false,
      fault: 'changed-elsewhere',
    });
    expect(await contentOf(db)).toEqual(content);
  });

  test('an expense that is gone does not come back', async () => {
    const before = await record();
    await db.gastos.delete(before.id);
    expect(await writeChange(db, editGasto(before, { ...ENTRY, nombre: 'Gas' }))).toEqual({
      ok: false,
      fault: 'changed-elsewhere',
    });
    expect(await db.gastos.count()).toBe(0);
  });

  test.each([
    [{ categoria: 'Borrada' }, 'categoria-missing'],
    [{ metodoPago: 'Borrado' }, 'metodo-missing'],
  ])('an entry with %o is refused', async (part, fault) => {
    const before = await record();
    expect(await writeChange(db, editGasto(before, { ...ENTRY, ...part }))).toEqual({ ok: false, fault });
    expect((await contentOf(db)).gastos).toEqual([before]);
  });

  test('an expense whose category is gone keeps everything but what is given to it', async () => {
    const before = await record();
    await db.categorias.delete(before.categoriaId);
    const edited = await writeChange(db, editGasto(before, { ...ENTRY, categoria: 'Salud' }));
    expect(edited).toMatchObject({ value: { gastos: [{ before, after: { ...before, categoriaId: 4 } }] } });
  });

  test('when the disk is full, the expense stays as it was', async () => {
    const before = await record();
    failCommits('QuotaExceededError');
    await expect(writeChange(db, editGasto(before, { ...ENTRY, nombre: 'Gas' }))).rejects.toMatchObject({
      name: 'AbortError',
    });
    jest.restoreAllMocks();
    expect((await contentOf(db)).gastos).toEqual([before]);
  });
});

test('an expense like a stored one has its own day and estado', async () => {
  await writeChange(db, addEntries([ENTRY], STARTERS));
  const added = await writeChange(db, addGastoLike(1, '2026-04-01'));
  const [first, second] = await db.gastos.toArray();
  expect(second).toEqual({ ...first, id: 2, fecha: '2026-04-01', estado: 'pendiente' });
  expect(added).toEqual({
    ok: true,
    value: changeOf({ gastos: [{ id: 2, before: null, after: second ?? null }] }),
  });
});

test('nothing is like an expense that is gone', async () => {
  const added = await writeChange(db, addGastoLike(7, '2026-04-01'));
  expect(added).toEqual({ ok: true, value: changeOf({}) });
  expect(await db.gastos.count()).toBe(0);
});

test.each([
  ['its category is gone', () => db.categorias.clear()],
  ['its method is gone', () => db.metodosPago.clear()],
  ['such an expense is there on that day', () => writeChange(db, addGastoLike(1, '2026-04-01'))],
])('no expense like a stored one is added where %s', async (_, change) => {
  await writeChange(db, addEntries([ENTRY], STARTERS));
  await change();
  const before = await db.gastos.count();
  const added = await writeChange(db, addGastoLike(1, '2026-04-01'));
  expect(added).toEqual({ ok: true, value: changeOf({}) });
  expect(await db.gastos.count()).toBe(before);
});
