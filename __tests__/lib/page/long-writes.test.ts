import * as history from '@/lib/page/acts/history';
import { longAct } from '@/lib/page/acts/long-writes';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { buildGastoFields } from '../../support/build-gasto';
import { seedCatalogo } from '../../support/seed-catalogo';
import { contentOf } from '../../support/test-database';
import { pageActs } from '../../support/page-acts';

const { redo, undo } = history;
const { editGastos, removeGastos } = pageActs(history);
const COUNT = 1200;

let ids: number[] = [];

/** Has every act take long, and calls it off once it is half done. */
function cancelHalfway(): () => void {
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((tell: () => void) => {
    tell();
    return 0;
  }) as typeof setTimeout);
  return longAct.subscribe(({ act }) => {
    if (act && act.percent > 0 && !act.isCancelling) act.cancel();
  });
}

beforeEach(async () => {
  await seedCatalogo(pageDatabase);
  await pageDatabase.gastos.bulkAdd(
    Array.from({ length: COUNT }, () => buildGastoFields({ estado: 'pagado' })),
  );
  ids = await pageDatabase.gastos.toCollection().primaryKeys();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await pageDatabase.delete({ disableAutoOpen: false });
});

it('a change that is called off while it takes long leaves every expense as it was', async () => {
  const before = await contentOf(pageDatabase);
  const stop = cancelHalfway();
  expect(await editGastos(ids, { estado: 'pendiente' })).toEqual({ ok: false, fault: 'cancelled' });
  expect(await removeGastos(ids)).toEqual({ ok: false, fault: 'cancelled' });
  stop();
  expect(await contentOf(pageDatabase)).toEqual(before);
  expect(await undo()).toEqual({ ok: true, value: null });
  expect(longAct.getState().act).toBeNull();
});

it('so does its undo, and its redo; both can be had later', async () => {
  const before = await contentOf(pageDatabase);
  await editGastos(ids, { estado: 'pendiente' });
  const after = await contentOf(pageDatabase);
  let stop = cancelHalfway();
  expect(await undo()).toEqual({ ok: false, fault: 'cancelled' });
  stop();
  expect(await contentOf(pageDatabase)).toEqual(after);
  jest.restoreAllMocks();
  expect((await undo()).ok).toBe(true);
  expect(await contentOf(pageDatabase)).toEqual(before);
  stop = cancelHalfway();
  expect(await redo()).toEqual({ ok: false, fault: 'cancelled' });
  stop();
  jest.restoreAllMocks();
  expect((await redo()).ok).toBe(true);
  expect(await contentOf(pageDatabase)).toEqual(after);
});

it('says nothing of an act that is soon done', async () => {
  const told = jest.fn();
  const stop = longAct.subscribe(({ act }) => {
    if (act) told(act);
  });
  expect((await editGastos(ids.slice(0, 3), { estado: 'pendiente' })).ok).toBe(true);
  stop();
  expect(told).not.toHaveBeenCalled();
});
