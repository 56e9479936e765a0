import type * as classify from '@/lib/page/classify';
import type { RowChoice } from '@/lib/statements/statement-plan';
import type { UnclassifiedShop } from '@/lib/statements/unclassified-shops';
import type { CategoriaFields } from '@/lib/domain/entities';
import { buildCategoriaFields } from '../../support/build-gasto';
import { freshPage, type FreshPage } from '../../support/fresh-page';
import { seedCatalogo, seedGastos } from '../../support/seed-catalogo';
import { contentOf } from '../../support/test-database';

const [HOGAR, NONE] = [1, 3];

/** A category that is not stored yet. */
const MADE: RowChoice<CategoriaFields> = {
  kind: 'new',
  fields: { nombre: 'Tren', descripcion: '', color: 'blue', icono: '🚆' },
};

let page: FreshPage;
let acts: Pick<typeof classify, 'classifyShops' | 'removeShops'>;
let asked: () => Promise<string[]>;

beforeEach(async () => {
  page = await freshPage();
  acts = await import('@/lib/page/classify');
  const { pageProgram } = await import('@/lib/page/page-database');
  const { readAskedShops } = await import('@/lib/db/asked-shops');
  asked = async () => [...(await readAskedShops(pageProgram))];
  await seedCatalogo(page.db);
  await page.db.categorias.add(buildCategoriaFields({ nombre: 'Sin clasificar' }));
  await seedGastos(page.db, [
    { nombre: 'Renfe', categoriaId: NONE },
    { nombre: 'Renfe Viajeros', categoriaId: NONE },
    { nombre: 'Pan', categoriaId: HOGAR },
  ]);
});

afterEach(async () => {
  await page.db.delete();
});

function shop(nombre: string, ...ids: number[]): UnclassifiedShop {
  const gastos = ids.map((id) => ({ id, fecha: '2026-11-03', cents: 100n, nombre }));
  return { shop: nombre.toLowerCase(), nombre, gastos, cents: 100n };
}

const SHOPS = [shop('Renfe', 1), shop('Renfe Viajeros', 2)];

/** The categories of the expenses by nombre, then all that exist. */
async function stored(): Promise<string> {
  const { gastos, categorias } = await contentOf(page.db);
  const names = gastos.map(({ categoriaId }) => categorias.find(({ id }) => id === categoriaId)?.nombre);
  return `${names.join(', ')} of ${categorias.length}`;
}

it('gives all expenses of shops a category in one act, which undo takes back', async () => {
  expect(await acts.classifyShops(SHOPS, { kind: 'stored', id: HOGAR }, true)).toMatchObject({ ok: true });
  expect(await stored()).toBe('Hogar, Hogar, Hogar of 3');
  await page.undo();
  expect(await stored()).toBe('Sin clasificar, Sin clasificar, Hogar of 3');
});

it('makes a category with the act that first needs it, and takes it for the next', async () => {
  await acts.classifyShops(SHOPS.slice(0, 1), MADE, true);
  await acts.classifyShops(SHOPS.slice(1), MADE, true);
  expect(await stored()).toBe('Tren, Tren, Hogar of 4');
  await page.undo();
  expect(await stored()).toBe('Tren, Sin clasificar, Hogar of 4');
  await page.undo();
  expect(await stored()).toBe('Sin clasificar, Sin clasificar, Hogar of 3');
});

it('writes nothing if the category is gone meanwhile', async () => {
  const classified = await acts.classifyShops(SHOPS, { kind: 'stored', id: 99 }, true);
  expect(classified).toEqual({ ok: false, fault: 'categoria-missing' });
  expect(await stored()).toBe('Sin clasificar, Sin clasificar, Hogar of 3');
});

it('removes what is no expense, and brings it back', async () => {
  await acts.removeShops(SHOPS);
  expect(await stored()).toBe('Hogar of 3');
  await page.undo();
  expect(await stored()).toBe('Sin clasificar, Sin clasificar, Hogar of 3');
});

it('remembers the shops that are not always so, until they are', async () => {
  await acts.classifyShops(SHOPS, { kind: 'stored', id: HOGAR }, false);
  expect(await asked()).toEqual(['renfe', 'renfe viajeros']);
  await acts.classifyShops(SHOPS.slice(0, 1), { kind: 'stored', id: 2 }, true);
  expect(await asked()).toEqual(['renfe viajeros']);
});
