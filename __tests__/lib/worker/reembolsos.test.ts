import { takeBackChange, writeChange } from '@/lib/db/apply-change';
import type { GastosDatabase } from '@/lib/db/databases';
import { removeFromCatalogo } from '@/lib/db/edit-catalogo';
import { addGastoLike, editGasto, editGastos, removeGastos } from '@/lib/db/edit-gastos';
import { putReembolso, removeReembolso } from '@/lib/db/edit-reembolsos';
import type { Change } from '@/lib/domain/change';
import type { Reembolso } from '@/lib/domain/entities';
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

const REEMBOLSOS: Reembolso[] = [
  { id: 'aaaaaaaa', cantidad: 40, fecha: '2026-01-20', de: 'Ana' },
  { id: 'bbbbbbbb', cantidad: 15.5, fecha: '2026-01-21' },
];
const CENA = buildGastoFields({ nombre: 'Cena', cantidad: 80, reembolsos: REEMBOLSOS });

function stored(gastos: readonly object[] = [CENA, PAN]): Promise<GastosDatabase> {
  return storedWith(gastos);
}

async function cena(db: GastosDatabase) {
  return (await contentOf(db)).gastos.find(({ id }) => id === 1);
}

it('comes in with an import, and goes out as it is stored', async () => {
  const db = await stored();
  expect(await cena(db)).toStrictEqual({ ...CENA, id: 1 });
  const { text, inFile, stored: kept } = await exportFrom(db);
  expect(JSON.parse(text)).toMatchObject({ gastos: [{ reembolsos: REEMBOLSOS }, PAN] });
  expect(inFile.total).toEqual({ count: 2, total: 3450n });
  expect(compareTallies({ stored: kept, inFile })).toEqual([]);
});

it('an old file is written byte for byte as before', async () => {
  const db = await stored([PAN, PAN]);
  const line = JSON.stringify(PAN);
  expect((await exportFrom(db)).text).toContain(`"gastos": [\n${line},\n${line}\n]\n}\n`);
  expect((await exportFrom(db, { form: 'csv' })).text).not.toMatch(/devuelto|neto/);
});

it('the CSV ends with what came back and what is left', async () => {
  const db = await stored([{ ...CENA, nota: 'x' }, PAN]);
  const { text, inFile, stored: kept } = await exportFrom(db, { form: 'csv' });
  expect(text.split('\r\n')).toEqual([
    '\uFEFFFecha;Nombre;Descripción;Cantidad;Categoría;Método de pago;Estado;nota;devuelto;neto',
    '2026-01-15;Cena;Compra de la semana;80,00;Hogar;Efectivo;pagado;x;55,50;24,50',
    '2026-01-15;Pan;Compra de la semana;10,00;Ocio;Efectivo;pagado;;0,00;10,00',
    '',
  ]);
  expect(inFile.total.total).toBe(3450n);
  expect(compareTallies({ stored: kept, inFile })).toEqual([]);
});

it('a bad one in a file is left out, counted and said; its expense has no error', async () => {
  const gastos = ['x', [-3], [{ ...REEMBOLSOS[0], cantidad: 80.01 }], [REEMBOLSOS[1], 'x', null]].map(
    (reembolsos) => ({ ...CENA, reembolsos }),
  );
  expect(await reviewAgainst(newDatabase(), { ...TABLES, gastos })).toMatchObject({
    imported: 4,
    errors: 0,
    leftOut: 5,
  });
  const db = newDatabase();
  expect(await importInto(db, { ...TABLES, gastos })).toMatchObject({ imported: 4, errors: 0, leftOut: 5 });
  const kept = (await contentOf(db)).gastos.map(({ reembolsos }) => reembolsos);
  expect(kept).toEqual([undefined, undefined, undefined, [REEMBOLSOS[1]]]);
});

it.each<[what: string, act: (db: GastosDatabase) => Promise<Change>]>([
  ['a removal', (db) => changeBy(db, removeGastos([1]))],
  ['an edit of many', (db) => changeBy(db, editGastos([1, 2], { fecha: '2026-02-01', categoriaId: 2 }))],
  ['a merge of categories', (db) => changeBy(db, removeFromCatalogo('categorias', [1], 2))],
  ['a refund', (db) => changeBy(db, putReembolso(1, { id: 'c', cantidad: 24.5, fecha: '2026-03-01' }))],
  ['its removal', (db) => changeBy(db, removeReembolso(1, 'aaaaaaaa'))],
])('%s keeps it, and its undo brings it back', async (what, act) => {
  const db = await stored();
  const before = await contentOf(db);
  const change = await act(db);
  const now = await cena(db);
  expect(now ? now.reembolsos?.length : 0).toBe(
    { 'a removal': 0, 'a refund': 3, 'its removal': 1 }[what] ?? 2,
  );
  await takeBackChange(db, change);
  expect(await contentOf(db)).toEqual(before);
});

it('an edit by the form keeps it', async () => {
  const db = await stored();
  await changeBy(db, editGasto({ ...CENA, id: 1 }, ENTRY));
  expect(await cena(db)).toMatchObject({ cantidad: 90, reembolsos: REEMBOLSOS });
});

it('a backup brings it back', async () => {
  const stores = storesOf(await stored());
  const file = await backupOf(stores);
  const other = storesOf(newDatabase());
  await restore(other, file, 'replace');
  expect(await cena(other.db)).toMatchObject({ nombre: 'Cena', reembolsos: REEMBOLSOS });
});

it('the next expense of a series begins without it', async () => {
  const db = await stored();
  await changeBy(db, addGastoLike(1, '2026-02-15'));
  const added = (await contentOf(db)).gastos.at(-1);
  expect(added).toMatchObject({ nombre: 'Cena', cantidad: 80 });
  expect(added).not.toHaveProperty('reembolsos');
});

describe('a refund', () => {
  it('is refused if more came back than is left, and nothing is written', async () => {
    const db = await stored();
    const before = await contentOf(db);
    const more = { id: 'c', cantidad: 24.51, fecha: '2026-03-01' };
    expect(await writeChange(db, putReembolso(1, more))).toEqual({ ok: false, fault: 'changed-since' });
    expect(await writeChange(db, putReembolso(9, more))).toEqual({ ok: false, fault: 'changed-since' });
    expect(await contentOf(db)).toEqual(before);
  });

  it('replaces the one of its id; the last one that goes leaves no field', async () => {
    const db = await stored([{ ...CENA, reembolsos: undefined }]);
    await changeBy(db, putReembolso(1, { id: 'a', cantidad: 60, fecha: '2026-03-01', estado: 'esperado' }));
    await changeBy(db, putReembolso(1, { id: 'a', cantidad: 60, fecha: '2026-03-05' }));
    expect((await cena(db))?.reembolsos).toEqual([{ id: 'a', cantidad: 60, fecha: '2026-03-05' }]);
    await changeBy(db, removeReembolso(1, 'a'));
    expect(await cena(db)).not.toHaveProperty('reembolsos');
  });
});
