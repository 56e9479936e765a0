import type { CardRows, noteSkipped } from '@/lib/page/import/classify';
import type { RowChoice } from '@/lib/statements/review/review-choices';
import type { UnclassifiedShop } from '@/lib/statements/names/unclassified-shops';
import type { CategoriaFields } from '@/lib/domain/entities';
import type { ProgramDatabase } from '@/lib/db/databases';
import type { readNotedShops } from '@/lib/db/brought-movements';
import { buildCategoriaFields } from '../../support/build-gasto';
import { freshPage, type FreshPage } from '../../support/fresh-page';
import { seedCatalogo, seedGastos } from '../../support/seed-catalogo';
import type * as statementDesk from '../../support/statement-desk';
import { contentOf } from '../../support/test-database';

const [HOGAR, NONE] = [1, 3];

/** A category that is not stored yet. */
const MADE: RowChoice<CategoriaFields> = {
  kind: 'new',
  fields: { nombre: 'Tren', descripcion: '', color: 'blue', icono: '🚆' },
};

let page: FreshPage;
let program: ProgramDatabase;
let rows: CardRows;
let skip: typeof noteSkipped;
let noted: (note: Parameters<typeof readNotedShops>[1]) => Promise<string[]>;

beforeEach(async () => {
  page = await freshPage();
  const classify = await import('@/lib/page/import/classify');
  rows = classify.STORED_ROWS;
  skip = classify.noteSkipped;
  ({ pageProgram: program } = await import('@/lib/page/storage/page-database'));
  const notedShops = await import('@/lib/db/brought-movements');
  noted = async (note) => [...(await notedShops.readNotedShops(program, note))];
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
  await program.delete();
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
  expect(await rows.classify(SHOPS, { kind: 'stored', id: HOGAR }, true)).toMatchObject({ ok: true });
  expect(await stored()).toBe('Hogar, Hogar, Hogar of 3');
  await page.undo();
  expect(await stored()).toBe('Sin clasificar, Sin clasificar, Hogar of 3');
});

it('makes a category with the act that first needs it, and takes it for the next', async () => {
  await rows.classify(SHOPS.slice(0, 1), MADE, true);
  await rows.classify(SHOPS.slice(1), MADE, true);
  expect(await stored()).toBe('Tren, Tren, Hogar of 4');
  await page.undo();
  expect(await stored()).toBe('Tren, Sin clasificar, Hogar of 4');
  await page.undo();
  expect(await stored()).toBe('Sin clasificar, Sin clasificar, Hogar of 3');
});

it('writes nothing if the category is gone meanwhile', async () => {
  const classified = await rows.classify(SHOPS, { kind: 'stored', id: 99 }, true);
  expect(classified).toEqual({ ok: false, fault: 'categoria-missing' });
  expect(await stored()).toBe('Sin clasificar, Sin clasificar, Hogar of 3');
});

it('removes what is no expense, and brings it back', async () => {
  await rows.remove(SHOPS, true);
  expect(await stored()).toBe('Hogar of 3');
  await page.undo();
  expect(await stored()).toBe('Sin clasificar, Sin clasificar, Hogar of 3');
});

it('remembers the shops that are not always so, until they are', async () => {
  await rows.classify(SHOPS, { kind: 'stored', id: HOGAR }, false);
  expect(await noted('asked')).toEqual(['renfe', 'renfe viajeros']);
  await rows.classify(SHOPS.slice(0, 1), { kind: 'stored', id: 2 }, true);
  expect(await noted('asked')).toEqual(['renfe viajeros']);
});

it('remembers skipped shops until they are classified or removed', async () => {
  await skip(SHOPS, true);
  expect(await noted('skipped')).toEqual(['renfe', 'renfe viajeros']);
  await rows.classify(SHOPS.slice(0, 1), { kind: 'stored', id: HOGAR }, false);
  expect(await noted('skipped')).toEqual(['renfe viajeros']);
  await rows.remove(SHOPS.slice(1), true);
  expect(await noted('skipped')).toEqual([]);
  expect(await noted('asked')).toEqual(['renfe']);
});

describe('«No es un gasto»', () => {
  const HEAD = 'Fecha;Concepto;Importe\n';
  const MAY = `${HEAD}05/05/2026;CUOTA CLUB NAUTICO;-80,00\n06/05/2026;MERCADONA;-9,00`;
  const JUNE = `${HEAD}05/06/2026;CUOTA CLUB NAUTICO;-80,00\n06/06/2026;MERCADONA;-9,00`;
  /** Another kind of file: another account. */
  const OTHER = 'Fecha;Texto;Importe;Oficina\n05/06/2026;CUOTA CLUB NAUTICO;-80,00;12';
  const CLUB = shop('Cuota Club Nautico', 4);
  let desk: typeof statementDesk;

  beforeEach(async () => {
    // With the page's own modules.
    desk = await import('../../support/statement-desk');
    await desk.bringInto({ db: page.db, program }, MAY);
  });

  /** The status of each movement, with the reason of one that is set aside. */
  async function statuses(content: string): Promise<string[]> {
    const { review } = await desk.readWholeOver({ db: page.db, program }, content);
    return review.movements.map(({ status }) => (status.kind === 'aside' ? status.reason : status.kind));
  }

  it('is remembered for the text and its account', async () => {
    expect(await statuses(JUNE)).toEqual(['new', 'new']);
    await rows.remove([CLUB], true);
    expect(await statuses(JUNE)).toEqual(['dicho', 'new']);
    expect(await statuses(MAY)).toEqual(['here', 'here']);
    expect(await statuses(OTHER)).toEqual(['new']);
  });

  it('goes before an earlier «Contar como gasto»', async () => {
    const changed = `${HEAD}07/05/2026;Cambiado a USD;-80,00`;
    await desk.bringInto({ db: page.db, program }, changed, { included: new Map([[0, true]]) });
    const next = changed.replace('/05/', '/06/');
    expect(await statuses(next)).toEqual(['new']);
    const { id = 0, nombre = '' } = (await page.db.gastos.orderBy('id').last()) ?? {};
    await rows.remove([shop(nombre, id)], true);
    expect(await statuses(next)).toEqual(['divisa']);
  });

  it('is not remembered if it is not always so', async () => {
    await rows.remove([CLUB], false);
    expect(await statuses(JUNE)).toEqual(['new', 'new']);
  });

  it('is forgotten with the card taken back, by a category, and by an import that counts it', async () => {
    const removed = await rows.remove([CLUB], true);
    if (!removed.ok) throw new Error(removed.fault);
    await removed.value();
    expect(await statuses(JUNE)).toEqual(['new', 'new']);

    await rows.remove([CLUB], true);
    await page.undo();
    await rows.classify([CLUB], { kind: 'stored', id: HOGAR }, true);
    expect(await statuses(JUNE)).toEqual(['new', 'new']);

    await rows.remove([CLUB], true);
    await desk.bringInto({ db: page.db, program }, JUNE, { included: new Map([[0, true]]) });
    expect(await statuses(JUNE.replaceAll('/06/', '/07/'))).toEqual(['new', 'new']);
  });
});
