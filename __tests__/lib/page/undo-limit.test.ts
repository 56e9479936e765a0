import * as history from '@/lib/page/acts/history';
import { undoLimit } from '@/lib/page/settings/undo-limit';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { pageActs } from '../../support/page-acts';
import { seedCatalogo, seedGastos } from '../../support/seed-catalogo';
import { contentOf } from '../../support/test-database';

const { forgetActs, undo } = history;
const { editGastos, removeGastos } = pageActs(history);
const NOTHING_TO_UNDO = { ok: true, value: null };
const initial = undoLimit.getState();
let ids: number[] = [];

beforeEach(async () => {
  undoLimit.setState(4, true);
  await seedCatalogo(pageDatabase);
  const gastos = await seedGastos(
    pageDatabase,
    Array.from({ length: 6 }, (_, index) => ({ nombre: `Gasto ${index}`, categoriaId: 1 })),
  );
  ids = gastos.map(({ id }) => id);
});

afterEach(async () => {
  undoLimit.setState(initial, true);
  forgetActs();
  await pageDatabase.delete({ disableAutoOpen: false });
});

it('a change of more rows than the limit keeps none of them, and says how many they were', async () => {
  const changed = await editGastos(ids, { cantidad: 9, categoriaId: 2 });
  expect(changed).toMatchObject({
    ok: true,
    value: {
      change: { gastos: [], lasting: { gastos: 6, written: { categorias: [2], metodosPago: [] } } },
    },
  });
  expect((await contentOf(pageDatabase)).gastos.map(({ cantidad }) => cantidad)).toEqual(Array(6).fill(9));
  expect(await undo()).toEqual(NOTHING_TO_UNDO);
});

it('neither does a deletion; what was done before cannot be taken back any more', async () => {
  await editGastos(ids.slice(0, 1), { cantidad: 9 });
  const removed = await removeGastos(ids);
  expect(removed).toMatchObject({ ok: true, value: { change: { gastos: [], lasting: { gastos: 6 } } } });
  expect((await contentOf(pageDatabase)).gastos).toEqual([]);
  expect(await undo()).toEqual(NOTHING_TO_UNDO);
});

it('a category that is gone is not written by it either', async () => {
  const before = await contentOf(pageDatabase);
  expect(await editGastos(ids, { categoriaId: 77 })).toEqual({ ok: false, fault: 'categoria-missing' });
  expect(await contentOf(pageDatabase)).toEqual(before);
});

it('one that changes nothing leaves what was done before', async () => {
  await editGastos(ids.slice(0, 1), { cantidad: 9 });
  expect(await editGastos(ids, { categoriaId: 1 })).toEqual({ ok: true, value: null });
  expect(await undo()).toMatchObject({ ok: true, value: { kind: 'gastos-edited' } });
});

it('the oldest acts are forgotten once all together have more rows', async () => {
  await editGastos(ids.slice(0, 1), { cantidad: 5 });
  await editGastos(ids.slice(0, 2), { cantidad: 6 });
  await editGastos(ids.slice(2, 4), { cantidad: 7 });
  expect(await undo()).toMatchObject({ ok: true, value: { change: { gastos: { length: 2 } } } });
  expect(await undo()).toMatchObject({ ok: true, value: { change: { gastos: { length: 2 } } } });
  expect(await undo()).toEqual(NOTHING_TO_UNDO);
});
