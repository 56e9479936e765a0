import { takeBackChange } from '@/lib/db/apply-change';
import type { GastosDatabase } from '@/lib/db/databases';
import { removeFromCatalogo } from '@/lib/db/edit-catalogo';
import { addEntries, addGastoLike, editGasto, editGastos, removeGastos } from '@/lib/db/edit-gastos';
import type { Change } from '@/lib/domain/change';
import { compareTallies } from '@/lib/domain/tally';
import { backupOf, restore } from '../../support/backup-of';
import { buildGastoFields } from '../../support/build-gasto';
import { changeBy } from '../../support/change-by';
import { exportFrom } from '../../support/export-from';
import { importInto } from '../../support/import-into';
import { reviewAgainst } from '../../support/review-into';
import { ENTRY, PAN, storedWith, TABLES } from '../../support/stored-gastos';
import { storesOf } from '../../support/stores-of';
import { contentOf, newDatabase } from '../../support/test-database';

const ETIQUETAS = ['Lisboa', 'trabajo'];
const CENA = buildGastoFields({ nombre: 'Cena', cantidad: 80, etiquetas: ETIQUETAS });

function stored(gastos: readonly object[] = [CENA, PAN]): Promise<GastosDatabase> {
  return storedWith(gastos);
}

async function etiquetasIn(db: GastosDatabase) {
  return (await contentOf(db)).gastos.map(({ etiquetas }) => etiquetas);
}

it('come in with an import, and go out as they are stored', async () => {
  const db = await stored();
  expect((await contentOf(db)).gastos).toStrictEqual([
    { ...CENA, id: 1 },
    { ...PAN, id: 2 },
  ]);
  expect(JSON.parse((await exportFrom(db)).text)).toMatchObject({ gastos: [{ etiquetas: ETIQUETAS }, PAN] });
});

it('the CSV ends with them, guarded as any text, and its sums are still those of what is left', async () => {
  const back = [{ id: 'a', cantidad: 55.5, fecha: '2026-01-20' }];
  const etiquetas = ['=cmd', 'a "b"'];
  const db = await stored([{ ...CENA, reembolsos: back, nota: 'x' }, PAN, { ...PAN, etiquetas }]);
  const { text, inFile, stored: kept } = await exportFrom(db, { form: 'csv' });
  expect(text.split('\r\n')).toEqual([
    '\uFEFFFecha;Nombre;Descripción;Cantidad;Categoría;Método de pago;Estado;nota;devuelto;neto;etiquetas',
    '2026-01-15;Cena;Compra de la semana;80,00;Hogar;Efectivo;pagado;x;55,50;24,50;Lisboa, trabajo',
    '2026-01-15;Pan;Compra de la semana;10,00;Ocio;Efectivo;pagado;;0,00;10,00;',
    `2026-01-15;Pan;Compra de la semana;10,00;Ocio;Efectivo;pagado;;0,00;10,00;"'=cmd, a ""b"""`,
    '',
  ]);
  expect(inFile.total.total).toBe(4450n);
  expect(compareTallies({ stored: kept, inFile })).toEqual([]);
  const plain = await exportFrom(await stored([PAN]), { form: 'csv' });
  expect(plain.text).not.toContain('etiquetas');
});

it('a file may hold a list or a text; values that are no tags are left out, counted and said', async () => {
  const gastos = [['Ocio', 'ocio ', ' óció', 1, null], 'lisboa, trabajo', [], '', null, 5, ['#a']].map(
    (etiquetas) => ({ ...PAN, etiquetas }),
  );
  expect(await reviewAgainst(newDatabase(), { ...TABLES, gastos })).toMatchObject({
    imported: 7,
    errors: 0,
    leftOut: 4,
  });
  const db = await stored(gastos);
  const none = undefined;
  expect(await etiquetasIn(db)).toEqual([['Ocio'], ['lisboa', 'trabajo'], none, none, none, none, none]);
  expect((await contentOf(db)).gastos.filter((gasto) => 'etiquetas' in gasto)).toHaveLength(2);
});

it.each<[what: string, act: (db: GastosDatabase) => Promise<Change>, now: (string[] | undefined)[]]>([
  ['a removal', (db) => changeBy(db, removeGastos([1])), [undefined]],
  ['an edit by the form', (db) => changeBy(db, editGasto({ ...CENA, id: 1 }, ENTRY)), [ETIQUETAS, undefined]],
  [
    'an edit of many',
    (db) => changeBy(db, editGastos([1, 2], { fecha: '2026-02-01', categoriaId: 2 })),
    [ETIQUETAS, undefined],
  ],
  [
    'a merge of categories',
    (db) => changeBy(db, removeFromCatalogo('categorias', [1], 2)),
    [ETIQUETAS, undefined],
  ],
  [
    'an added tag',
    (db) => changeBy(db, editGastos([1, 2], {}, { added: ['lisboa', 'viaje'] })),
    [
      ['Lisboa', 'trabajo', 'viaje'],
      ['lisboa', 'viaje'],
    ],
  ],
  [
    'a removed tag',
    (db) => changeBy(db, editGastos([1, 2], {}, { removed: ['LISBOA'] })),
    [['trabajo'], undefined],
  ],
  [
    'the last tags that go',
    (db) => changeBy(db, editGastos([1, 2], {}, { removed: ['lisboa', 'trabajo'] })),
    [undefined, undefined],
  ],
])('%s leaves the tags that it should, and its undo brings all back', async (_, act, now) => {
  const db = await stored();
  const before = await contentOf(db);
  const change = await act(db);
  expect(await etiquetasIn(db)).toEqual(now);
  expect((await contentOf(db)).gastos.some((gasto) => 'etiquetas' in gasto && !gasto.etiquetas)).toBe(false);
  // As the change is kept for a reload.
  expect((await takeBackChange(db, structuredClone(change))).ok).toBe(true);
  expect(await contentOf(db)).toStrictEqual(before);
});

it('adding what is there and removing what is not changes no row', async () => {
  const db = await stored();
  const change = await changeBy(db, editGastos([1, 2], {}, { added: [], removed: ['viaje'] }));
  expect(change.gastos).toEqual([]);
  expect((await changeBy(db, editGastos([1], {}, { added: ['LISBOA'] }))).gastos).toEqual([]);
});

it('a new expense has its tags, and none is written as none', async () => {
  const db = await stored([]);
  await changeBy(
    db,
    addEntries([{ ...ENTRY, etiquetas: ['viaje'] }, ENTRY], { categorias: [], metodosPago: [] }),
  );
  const { gastos } = await contentOf(db);
  expect(gastos.map(({ etiquetas }) => etiquetas)).toEqual([['viaje'], undefined]);
  expect(gastos[1]).not.toHaveProperty('etiquetas');
});

it('JSON and a backup bring them to another browser', async () => {
  const db = await stored();
  const before = await contentOf(db);
  const byJson = newDatabase();
  await importInto(byJson, JSON.parse((await exportFrom(db)).text));
  expect(await contentOf(byJson)).toStrictEqual(before);
  const byBackup = storesOf(newDatabase());
  await restore(byBackup, await backupOf(storesOf(db)), 'replace');
  expect(await contentOf(byBackup.db)).toStrictEqual(before);
});

it('the next expense of a series has them too', async () => {
  const db = await stored();
  await changeBy(db, addGastoLike(1, '2026-02-15'));
  expect((await contentOf(db)).gastos.at(-1)).toMatchObject({ nombre: 'Cena', etiquetas: ETIQUETAS });
});
