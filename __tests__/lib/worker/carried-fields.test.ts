import { takeBackChange, writeChange } from '@/lib/db/apply-change';
import type { GastosDatabase } from '@/lib/db/databases';
import { editInCatalogo, removeFromCatalogo } from '@/lib/db/edit-catalogo';
import { editGasto, editGastos, removeGastos } from '@/lib/db/edit-gastos';
import type { Change } from '@/lib/domain/change';
import { readableGasto } from '@/lib/domain/readable-rows';
import { backupOf, restore } from '../../support/backup-of';
import { buildCategoria, buildGastoFields, buildMetodoPago } from '../../support/build-gasto';
import { exportFrom } from '../../support/export-from';
import { importInto } from '../../support/import-into';
import { reviewAgainst } from '../../support/review-into';
import { storesOf } from '../../support/stores-of';
import { contentOf, newDatabase } from '../../support/test-database';
import { changeBy } from '../../support/change-by';

/** Fields that this version does not know. */
const EXTRAS = { nota: 'para Ana', marcas: ['lisboa', 'ocio'], cuota: { de: 12, esta: 3 } };
const CATEGORIA_EXTRAS = { orden: 2, arrastra: true };

const FILE = {
  categorias: [
    { ...buildCategoria({ id: 1, nombre: 'Hogar' }), ...CATEGORIA_EXTRAS },
    buildCategoria({ id: 2, nombre: 'Ocio' }),
  ],
  metodosPago: [{ ...buildMetodoPago(), banco: 'Uno' }],
  gastos: [
    { ...buildGastoFields({ nombre: 'Pan' }), ...EXTRAS },
    buildGastoFields({ nombre: 'Cine', categoriaId: 2 }),
  ],
};

async function stored(): Promise<GastosDatabase> {
  const db = newDatabase();
  await importInto(db, FILE);
  return db;
}

const ENTRY = {
  nombre: 'Pan y leche',
  descripcion: 'x',
  cantidad: 3,
  fecha: '2026-01-20',
  categoria: 'Ocio',
  metodoPago: 'Efectivo',
  estado: 'pendiente',
};

it('an import keeps them, and adds none to rows that have none', async () => {
  const { gastos, categorias, metodosPago } = await contentOf(await stored());
  expect(gastos[0]).toMatchObject({ nombre: 'Pan', ...EXTRAS });
  expect(gastos[1]).toStrictEqual({ ...buildGastoFields({ nombre: 'Cine', categoriaId: 2 }), id: 2 });
  expect(categorias[0]).toMatchObject({ nombre: 'Hogar', ...CATEGORIA_EXTRAS });
  expect(metodosPago[0]).toMatchObject({ banco: 'Uno' });
});

it.each<[what: string, act: (db: GastosDatabase) => Promise<Change>]>([
  [
    'an edit',
    async (db) => {
      const before = await db.gastos.get(1);
      if (!before) throw new Error('The expense is gone');
      return changeBy(db, editGasto(readableGasto(before), ENTRY));
    },
  ],
  ['an edit of many', (db) => changeBy(db, editGastos([1, 2], { estado: 'pendiente', metodoPagoId: 1 }))],
  ['the merge of its category', (db) => changeBy(db, removeFromCatalogo('categorias', [1], 2))],
])('%s keeps them, and so does taking it back', async (_, act) => {
  const db = await stored();
  const before = await contentOf(db);
  const change = await act(db);
  expect(await db.gastos.get(1)).toMatchObject(EXTRAS);
  // As the change is kept for a reload.
  expect((await takeBackChange(db, structuredClone(change))).ok).toBe(true);
  expect(await contentOf(db)).toEqual(before);
});

it('a deletion that is taken back brings them back', async () => {
  const db = await stored();
  const change = await changeBy(db, removeGastos([1]));
  await takeBackChange(db, structuredClone(change));
  expect(await db.gastos.get(1)).toMatchObject(EXTRAS);
});

it('an edit of a category keeps them, and still removes a presupuesto', async () => {
  const db = await stored();
  await db.categorias.update(1, { presupuesto: 300 });
  const row = await db.categorias.get(1);
  if (!row) throw new Error('The category is gone');
  const { nombre: _, ...fields } = buildCategoria();
  const edited = await writeChange(db, editInCatalogo('categorias', row, { ...fields, nombre: 'Casa' }));
  expect(edited.ok).toBe(true);
  const after = await db.categorias.get(1);
  expect(after).toMatchObject({ nombre: 'Casa', ...CATEGORIA_EXTRAS });
  expect(after).not.toHaveProperty('presupuesto');
});

it('JSON and a backup bring them to another browser', async () => {
  const db = await stored();
  const before = await contentOf(db);
  const byJson = newDatabase();
  await importInto(byJson, JSON.parse((await exportFrom(db)).text));
  expect(await contentOf(byJson)).toEqual(before);
  const byBackup = storesOf(newDatabase());
  const outcome = await restore(byBackup, await backupOf(storesOf(db), 'secreto largo'), 'replace', {
    passphrase: 'secreto largo',
  });
  expect(outcome.kind).toBe('finished');
  expect(await contentOf(byBackup.db)).toEqual(before);
});

it('CSV has a column for each of them, after all others', async () => {
  const { text } = await exportFrom(await stored(), { form: 'csv' });
  const [head, pan, cine] = text.split('\r\n');
  expect(head).toBe(
    '\uFEFFFecha;Nombre;Descripción;Cantidad;Categoría;Método de pago;Estado;cuota;marcas;nota',
  );
  expect(pan).toMatch(/;pagado;"\{""de"":12,""esta"":3\}";lisboa, ocio;para Ana$/);
  expect(cine).toMatch(/;Ocio;Efectivo;pagado;;;$/);
});

it('one that cannot be kept is left out, and the review says how many; no row is rejected for it', async () => {
  const db = newDatabase();
  const [hogar] = FILE.categorias;
  const file = {
    ...FILE,
    categorias: [
      { ...hogar, presupuesto: -3 },
      { id: 2, nombre: 'Ocio', presupuesto: 'x' },
    ],
  };
  expect(await reviewAgainst(db, file)).toMatchObject({ imported: 2, errors: 0, leftOut: 2 });
  expect(await importInto(db, file)).toMatchObject({ imported: 2, errors: 0, categorias: 2 });
  expect((await contentOf(db)).categorias.some((row) => 'presupuesto' in row)).toBe(false);
});
