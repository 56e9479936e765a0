import { takeBackChange, writeChange } from '@/lib/db/apply-change';
import { editGasto, editGastos, removeGastos } from '@/lib/db/edit-gastos';
import { editInCatalogo } from '@/lib/db/edit-catalogo';
import { listGastosByIds, listGastosOfMes } from '@/lib/db/stored-rows';
import { listNewestGastos } from '@/lib/db/gastos-by-day';
import { firstFecha, lastFechaThrough, readCatalogo } from '@/lib/db/read-gastos';
import { buildCategoriaFields, buildGastoFields } from '../../support/build-gasto';
import { seedCatalogo } from '../../support/seed-catalogo';
import { contentOf, newDatabase } from '../../support/test-database';
import { changeBy } from '../../support/change-by';

const ENTRY = {
  nombre: 'Pan',
  descripcion: 'Pan',
  cantidad: 2,
  fecha: '2026-01-15',
  categoria: 'Hogar',
  metodoPago: 'Efectivo',
  estado: 'pagado',
};

/** Rows as another program may have stored them, with the ids 1, 2, … */
async function storeBroken(...rows: object[]) {
  const db = newDatabase();
  await seedCatalogo(db);
  await db.table('gastos').bulkAdd(rows);
  return db;
}

it('lists what can be read of each, newest first, none twice; those of no day are in no month', async () => {
  const db = await storeBroken(
    { fecha: '2026-01-05' },
    { fecha: '2026-01-40' },
    { fecha: 'zzz' },
    { fecha: 5 },
    { nombre: 'Sin fecha' },
    buildGastoFields({ fecha: '2026-01-07' }),
  );
  expect((await listGastosOfMes(db, '2026-01')).map(({ id }) => id)).toEqual([6, 1]);
  for (const newest of [[3], [6, 3, 2], [6, 1, 3, 2], [6, 1, 3, 2, 4]])
    expect((await listNewestGastos(db, newest.length)).map(({ id }) => id)).toEqual(newest);
});

it('the first and the last day are days that exist', async () => {
  const rows = ['0000-00-00', '2025-03-01', '2024-05-02', '2026-01-40', 'zzz'].map((fecha) => ({ fecha }));
  const db = await storeBroken(...rows, { fecha: 5 }, { nombre: 'Sin fecha' });
  expect(await firstFecha(db)).toBe('2024-05-02');
  expect(await lastFechaThrough(db, '2026-02-01')).toBe('2025-03-01');
  const without = await storeBroken({ fecha: 'zzz' }, {});
  expect([await firstFecha(without), await lastFechaThrough(without, '2026-02-01')]).toEqual([null, null]);
});

it.each<[string, object]>([
  ['nothing', {}],
  ['nulls', { nombre: null, fecha: null, cantidad: null }],
  ['wrong types and fields of its own', { nombre: {}, fecha: new Date(0), lista: [1, 2], estado: 3 }],
])('edits an expense of %s as it was read, and undo puts it back as it was stored', async (_, row) => {
  const db = await storeBroken(row);
  const { gastos } = await contentOf(db);
  const [read] = await listGastosByIds(db, [1]);
  if (!read) throw new Error('it is not there');
  const edited = await writeChange(db, editGasto(read, ENTRY));
  expect((await contentOf(db)).gastos).toMatchObject([{ nombre: 'Pan', fecha: '2026-01-15', cantidad: 2 }]);
  if (!edited.ok) throw new Error(edited.fault);
  expect(await takeBackChange(db, edited.value)).toEqual({ ok: true, value: null });
  expect((await contentOf(db)).gastos).toEqual(gastos);
});

it('edits and deletes many at once, and undo puts them back as they were stored', async () => {
  const db = await storeBroken({ lista: [1] }, { nombre: null, fecha: new Date(0) });
  const before = await contentOf(db);
  const edited = await changeBy(db, editGastos([1, 2], { estado: 'pagado' }));
  const deleted = await changeBy(db, removeGastos([1, 2]));
  expect((await contentOf(db)).gastos).toEqual([]);
  for (const change of [deleted, edited])
    expect(await takeBackChange(db, change)).toEqual({ ok: true, value: null });
  expect(await contentOf(db)).toEqual(before);
});

it('edits a category as it was read', async () => {
  const db = newDatabase();
  await db.table('categorias').add({ nombre: 'Ocio', presupuesto: 'mucho' });
  const read = (await readCatalogo(db)).categorias.get(1);
  if (!read) throw new Error('it is not there');
  const fields = buildCategoriaFields({ nombre: 'Cine' });
  expect(await writeChange(db, editInCatalogo('categorias', read, fields))).toMatchObject({ ok: true });
});
