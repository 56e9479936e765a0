import type { Act, Change } from '@/lib/domain/change';
import { success } from '@/lib/domain/result';
import { freshPage, type FreshPage } from '../../support/fresh-page';
import { seedCatalogo, seedGastos } from '../../support/seed-catalogo';
import { contentOf } from '../../support/test-database';

const NONE = { ok: true, value: null };
const [PAN, LUZ] = [1, 2];

let page: FreshPage;

beforeEach(async () => {
  page = await freshPage();
  await seedCatalogo(page.db);
  await seedGastos(page.db, [{ nombre: 'Pan' }, { nombre: 'Luz' }]);
});

afterEach(async () => {
  await page.db.delete();
});

async function done(performing: ReturnType<FreshPage['editGastos']>): Promise<Act> {
  const performed = await performing;
  if (!performed.ok || !performed.value) throw new Error('nothing was done');
  return performed.value;
}

it('asked at once, two undos take two acts back', async () => {
  const before = await contentOf(page.db);
  const first = await done(page.editGastos([PAN], { cantidad: 7 }));
  const second = await done(page.editGastos([PAN], { cantidad: 8 }));
  const undone = await Promise.all([page.undo(), page.undo(), page.undo()]);
  expect(undone).toEqual([success(second), success(first), NONE]);
  expect(await contentOf(page.db)).toEqual(before);
});

it('asked at once, an act, its undo and its redo follow one another', async () => {
  const before = await contentOf(page.db);
  const [performed, undone, redone, undoneAgain] = await Promise.all([
    page.removeGastos([PAN, LUZ]),
    page.undo(),
    page.redo(),
    page.undo(),
  ]);
  expect([undone, redone, undoneAgain]).toEqual([performed, performed, performed]);
  expect(await contentOf(page.db)).toEqual(before);
});

it('asked at once, one act taken back twice at once is taken back once', async () => {
  const act = await done(page.removeGastos([PAN]));
  expect(await Promise.all([page.undo(act), page.undo(act)])).toEqual([success(act), NONE]);
});

it('asked at once, an act that fails stops none that follow', async () => {
  const [failed, followed] = await Promise.all([
    page.perform('gastos-edited', () => Promise.reject<ReturnType<typeof success<Change>>>(new Error('no'))),
    page.removeGastos([PAN]),
  ]);
  expect(failed).toEqual({ ok: false, fault: 'unknown' });
  expect(followed.ok && followed.value?.kind).toBe('gastos-deleted');
});
