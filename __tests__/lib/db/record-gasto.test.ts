import { GastosDatabase } from '@/lib/db/database';
import { recordGasto } from '@/lib/db/record-gasto';
import { changeOf } from '@/lib/domain/change';
import { STARTERS } from '@/lib/sample/starters';

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
  await db.delete();
});

test('the first expense creates the starters with it', async () => {
  const recorded = await recordGasto(db, ENTRY, STARTERS);
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
  await recordGasto(db, ENTRY, STARTERS);
  expect([await db.categorias.count(), await db.metodosPago.count()]).toEqual([1, 1]);
});

test.each([
  [{ categoria: 'Borrada' }, 'categoria-missing'],
  [{ metodoPago: 'Borrado' }, 'metodo-missing'],
])('an entry with %o is refused', async (part, fault) => {
  await recordGasto(db, ENTRY, STARTERS);
  expect(await recordGasto(db, { ...ENTRY, ...part }, STARTERS)).toEqual({ ok: false, fault });
  expect(await db.gastos.count()).toBe(1);
});

test('when the expense cannot be stored, the starters are not stored either', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore) {
    throw new DOMException('no', this.name === 'gastos' ? 'DataError' : 'UnknownError');
  });
  await expect(recordGasto(db, ENTRY, STARTERS)).rejects.toThrow();
  jest.restoreAllMocks();
  expect(await db.categorias.count()).toBe(0);
});
