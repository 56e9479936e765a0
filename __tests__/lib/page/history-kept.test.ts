import { eraseCopies } from '@/lib/db/copies';
import { finishReset } from '@/lib/db/import-diary';
import { type KeptAct, ProgramDatabase } from '@/lib/db/databases';
import { failOperation } from '../../support/failing-storage';
import { freshPage, type FreshPage } from '../../support/fresh-page';
import { seedCatalogo, seedGastos } from '../../support/seed-catalogo';
import { contentOf } from '../../support/test-database';

const NONE = { ok: true, value: null };
const [PAN, LUZ, CINE] = [1, 2, 3];

let page: FreshPage;
let program: ProgramDatabase;

beforeEach(async () => {
  page = await freshPage();
  program = new ProgramDatabase();
  await seedCatalogo(page.db);
  await seedGastos(page.db, [{ nombre: 'Pan' }, { nombre: 'Luz' }, { nombre: 'Cine' }]);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await page.db.delete();
  await program.keptActs.clear();
  program.close();
});

/** What the tables hold: of each expense its nombre and cantidad. */
async function stored(): Promise<string> {
  const { gastos } = await contentOf(page.db);
  return gastos.map(({ nombre, cantidad }) => `${nombre} ${cantidad}`).join(', ');
}

/** Waits until as many acts are kept, and answers them in their order. */
async function kept(count: number): Promise<KeptAct[]> {
  for (;;) {
    const rows = await program.keptActs.toArray();
    if (rows.length === count) return rows;
  }
}

it('undoes, after a reload, what was done before, the last first, and does it again after another', async () => {
  const before = await stored();
  await page.editGastos([PAN], { cantidad: 7 });
  await page.editGastos([LUZ], { cantidad: 8 });
  await page.removeGastos([CINE]);
  const after = await stored();
  await kept(3);

  page = await freshPage('same');
  await page.undo();
  await page.undo();
  expect(await stored()).toBe(before.replace('Pan 45.5', 'Pan 7'));
  await kept(3);

  page = await freshPage('same');
  await page.undo();
  expect(await stored()).toBe(before);
  expect(await page.undo()).toEqual(NONE);
  await page.redo();
  await page.redo();
  await kept(3);

  page = await freshPage('same');
  await page.redo();
  expect(await stored()).toBe(after);
  expect(await page.redo()).toEqual(NONE);
});

it('does again nothing once something else was done', async () => {
  await page.editGastos([PAN], { cantidad: 7 });
  await page.undo();
  await page.editGastos([LUZ], { cantidad: 8 });
  expect(await kept(1)).toMatchObject([{ isUndone: false }]);
  page = await freshPage('same');
  expect(await page.redo()).toEqual(NONE);
});

it('sets aside what does not fit any more, and reaches what came before', async () => {
  await page.editGastos([LUZ], { cantidad: 8 });
  await page.editGastos([PAN], { cantidad: 7 });
  await kept(2);
  await page.db.gastos.update(PAN, { cantidad: 99 });
  page = await freshPage('same');
  expect(await page.undo()).toEqual({ ok: false, fault: 'changed-since' });
  expect(await page.undo()).toMatchObject({ ok: true });
  expect(await stored()).toContain('Pan 99, Luz 45.5');
});

it('belongs to its tab alone', async () => {
  await page.editGastos([PAN], { cantidad: 7 });
  await kept(1);
  page = await freshPage('new');
  expect(await page.undo()).toEqual(NONE);
});

it('keeps nothing of an act of too many rows, and nothing of what came before it', async () => {
  await seedGastos(
    page.db,
    Array.from({ length: 2_001 }, (_, place) => ({ nombre: `Gasto ${place}` })),
  );
  await page.editGastos([PAN], { cantidad: 7 });
  await kept(1);
  const all = await page.db.gastos.toCollection().primaryKeys();
  await page.editGastos(all, { estado: 'pendiente' });
  await kept(0);
  await page.editGastos([LUZ], { cantidad: 8 });
  await kept(1);
  page = await freshPage('same');
  expect(await page.undo()).toMatchObject({ ok: true });
  expect(await page.undo()).toEqual(NONE);
});

it.each([-1, 25 * 60 * 60 * 1000])('forgets what was kept %i milliseconds ago, of any tab', async (age) => {
  await page.editGastos([PAN], { cantidad: 7 });
  const [row] = await kept(1);
  const at = Date.now() - age + (age < 0 ? 60_000 : 0);
  await program.keptActs.toCollection().modify({ at });
  await program.keptActs.add({ ...(row as KeptAct), tab: 'another', at });
  page = await freshPage('same');
  expect(await page.undo()).toEqual(NONE);
  await kept(0);
});

it('passes over what another version of the program has kept', async () => {
  await page.editGastos([PAN], { cantidad: 7 });
  const [row] = await kept(1);
  await program.keptActs.add({ ...(row as KeptAct), act: { kind: 'moved' } as never });
  page = await freshPage('same');
  expect(await page.undo()).toMatchObject({ ok: true, value: { kind: 'gastos-edited' } });
});

it.each([true, false])('is gone with a reset, whether it keeps a copy (%s) or not', async (keepCopies) => {
  await page.editGastos([PAN], { cantidad: 7 });
  await kept(1);
  await finishReset(program, keepCopies);
  expect(await program.keptActs.count()).toBe(0);
  page.forgetActs();
  expect(await page.undo()).toEqual(NONE);
});

it('is there once the disk has room again; the page remembers meanwhile', async () => {
  failOperation('add', 'keptActs', 'QuotaExceededError');
  await page.editGastos([PAN], { cantidad: 7 });
  await page.editGastos([LUZ], { cantidad: 8 });
  expect(await page.undo()).toMatchObject({ ok: true });
  jest.restoreAllMocks();
  await page.editGastos([CINE], { cantidad: 9 });
  expect(await kept(1)).toMatchObject([{ act: { change: { gastos: [{ id: CINE }] } } }]);
  expect(await page.undo()).toMatchObject({ ok: true });
  expect(await page.undo()).toMatchObject({ ok: true });
});

it('keeps nothing where the browser lets the site keep nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('made to fail by the test', 'SecurityError');
  });
  await page.editGastos([PAN], { cantidad: 7 });
  expect(await page.undo()).toMatchObject({ ok: true });
  expect(await program.keptActs.count()).toBe(0);
});

describe('without an act', () => {
  let end: () => void;

  afterEach(() => {
    end();
  });

  /** Has another tab have kept an act longer ago than a day, beside the one of this tab. */
  async function keepOutdated(): Promise<void> {
    await page.editGastos([PAN], { cantidad: 7 });
    const [row] = await kept(1);
    await program.keptActs.add({ ...(row as KeptAct), tab: 'another', at: Date.now() - 25 * 60 * 60 * 1000 });
  }

  it('a page that begins forgets what any tab kept more than a day ago', async () => {
    await keepOutdated();
    page = await freshPage('new');
    end = page.limitKeptHistory();
    expect(await kept(1)).not.toMatchObject([{ tab: 'another' }]);
  });

  it('so does a page that is looked at again', async () => {
    end = page.limitKeptHistory();
    await keepOutdated();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await kept(1)).not.toMatchObject([{ tab: 'another' }]);
  });
});

it('is gone with the copies once these are erased', async () => {
  await page.removeGastos([PAN]);
  await kept(1);
  await eraseCopies(program);
  expect(await program.keptActs.count()).toBe(0);
});
