import { changeOf, type Act } from '@/lib/domain/change';
import { failure, success } from '@/lib/domain/result';
import { buildCategoria } from '../../support/build-gasto';
import { failCommits } from '../../support/failing-storage';
import { freshPage, type FreshPage } from '../../support/fresh-page';
import { seedCatalogo, seedGastos } from '../../support/seed-catalogo';
import { contentOf } from '../../support/test-database';

const NONE = { ok: true, value: null };
const [PAN, LUZ, CINE] = [1, 2, 3];

let page: FreshPage;

beforeEach(async () => {
  page = await freshPage();
  await seedCatalogo(page.db);
  await seedGastos(page.db, [{ nombre: 'Pan' }, { nombre: 'Luz' }, { nombre: 'Cine' }]);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await page.db.delete();
});

/** What the tables hold, in one line an expense. */
async function stored(): Promise<string> {
  const { gastos } = await contentOf(page.db);
  return gastos.map(({ nombre, estado, cantidad }) => `${nombre} ${estado} ${cantidad}`).join(', ');
}

async function done(performing: ReturnType<FreshPage['editGastos']>): Promise<Act> {
  const performed = await performing;
  if (!performed.ok || !performed.value) throw new Error('nothing was done');
  return performed.value;
}

/** Gives a category another nombre. */
function rename(id: number, nombre: string) {
  return page.perform('categorias-edited', async (db) => {
    const before = await db.categorias.get(id);
    if (!before) return failure('missing');
    const after = { ...before, nombre };
    await db.categorias.put(after);
    return success(changeOf({ categorias: [{ id, before, after }] }));
  });
}

describe('perform', () => {
  it('answers the act with its rows', async () => {
    const act = await done(page.editGastos([PAN], { cantidad: 7 }));
    expect(act.kind).toBe('gastos-edited');
    expect(act.change.gastos).toMatchObject([
      { id: PAN, before: { cantidad: 45.5 }, after: { cantidad: 7 } },
    ]);
  });

  it('answers null, and remembers nothing, where nothing had to change', async () => {
    expect(await page.editGastos([PAN, 99], { estado: 'pagado' })).toEqual(NONE);
    expect(await page.undo()).toEqual(NONE);
  });

  it('answers the fault of its operation, and remembers nothing', async () => {
    expect(await rename(99, 'Casa')).toEqual({ ok: false, fault: 'missing' });
    expect(await page.undo()).toEqual(NONE);
  });

  it.each([
    ['QuotaExceededError', 'disk-full'],
    ['UnknownError', 'unknown'],
  ])('says why nothing was stored after a %s, and the page goes on', async (errorName, fault) => {
    const before = await stored();
    failCommits(errorName);
    expect(await page.removeGastos([PAN])).toEqual({ ok: false, fault });
    jest.restoreAllMocks();
    expect(await stored()).toBe(before);
    expect(await page.undo()).toEqual(NONE);
    await done(page.removeGastos([PAN]));
  });
});

it('forgets all acts: nothing is taken back or done again', async () => {
  const act = await done(page.removeGastos([PAN]));
  await done(page.removeGastos([LUZ]));
  await page.undo();
  const before = await stored();
  page.forgetActs();
  expect([await page.undo(), await page.undo(act), await page.redo()]).toEqual([NONE, NONE, NONE]);
  expect(await stored()).toBe(before);
});

describe('undo and redo', () => {
  it('answer null on a page where nothing was done', async () => {
    expect(await page.undo()).toEqual(NONE);
    expect(await page.redo()).toEqual(NONE);
  });

  it('go back act by act, and forward again', async () => {
    const states = [await stored()];
    const acts = [];
    for (const operate of [
      () => page.editGastos([PAN, LUZ], { estado: 'pendiente' }),
      () => page.removeGastos([CINE]),
      () => page.editGastos([PAN], { estado: 'pagado' }),
    ]) {
      acts.push(await done(operate()));
      states.push(await stored());
    }
    expect(new Set(states).size).toBe(4);
    for (const index of [2, 1, 0]) {
      expect(await page.undo()).toEqual({ ok: true, value: acts[index] });
      expect(await stored()).toBe(states[index]);
    }
    expect(await page.undo()).toEqual(NONE);
    for (const index of [0, 1, 2]) {
      expect(await page.redo()).toEqual({ ok: true, value: acts[index] });
      expect(await stored()).toBe(states[index + 1]);
    }
    expect(await page.redo()).toEqual(NONE);
  });

  it('forget what was taken back once something else is done', async () => {
    await done(page.removeGastos([PAN]));
    await page.undo();
    await done(page.editGastos([LUZ], { cantidad: 7 }));
    expect(await page.redo()).toEqual(NONE);
  });

  it('keep what was taken back when the next act changes nothing or fails', async () => {
    const act = await done(page.removeGastos([PAN]));
    await page.undo();
    await page.editGastos([LUZ], {});
    await rename(99, 'Casa');
    expect(await page.redo()).toEqual({ ok: true, value: act });
  });

  it('take an older act back and leave the later ones', async () => {
    const first = await done(page.editGastos([PAN], { cantidad: 7 }));
    const second = await done(page.editGastos([LUZ], { cantidad: 8 }));
    expect(await page.undo(first)).toEqual({ ok: true, value: first });
    expect(await stored()).toBe('Pan pagado 45.5, Luz pagado 8, Cine pagado 45.5');
    expect(await page.undo(first)).toEqual(NONE);
    expect(await page.redo()).toEqual({ ok: true, value: first });
    expect(await page.undo()).toEqual({ ok: true, value: first });
    expect(await page.undo()).toEqual({ ok: true, value: second });
  });

  it.each([
    ['changed', ['pendiente', 'anulado']],
    ['changed, and changed back', ['pendiente', 'pagado', 'pendiente']],
  ])('take an act back in turn whose rows a later one %s', async (_, estados) => {
    const before = await stored();
    const acts: Act[] = [];
    for (const estado of estados) acts.push(await done(page.editGastos([PAN], { estado })));
    const after = await stored();
    expect(await page.undo(acts[0])).toEqual({ ok: false, fault: 'not-in-turn' });
    expect(await stored()).toBe(after);
    for (const act of acts.reverse()) expect(await page.undo()).toEqual({ ok: true, value: act });
    expect(await stored()).toBe(before);
  });

  it('take back in turn what came before a change of categories or methods', async () => {
    const first = await done(page.editGastos([PAN], { cantidad: 7 }));
    const renamed = await rename(1, 'Casa');
    expect(await page.undo(first)).toEqual({ ok: false, fault: 'not-in-turn' });
    expect(await page.undo()).toEqual(renamed);
    expect(await page.undo(first)).toEqual({ ok: true, value: first });
  });

  it('are refused when another page changed the rows since; asked for by name, the act stays', async () => {
    const act = await done(page.editGastos([PAN], { cantidad: 7 }));
    await page.db.gastos.update(PAN, { cantidad: 99 });
    expect(await page.undo(act)).toEqual({ ok: false, fault: 'changed-since' });
    await page.db.gastos.update(PAN, { cantidad: 7 });
    expect(await page.undo()).toEqual({ ok: true, value: act });
    await page.db.gastos.delete(PAN);
    expect(await page.redo(act)).toEqual({ ok: false, fault: 'changed-since' });
  });

  it('say once that the newest act cannot be taken back, and go on with those before it', async () => {
    const first = await done(page.editGastos([LUZ], { cantidad: 8 }));
    const second = await done(page.editGastos([PAN], { cantidad: 7 }));
    await done(page.editGastos([PAN, LUZ], { estado: 'pendiente' }));
    await page.db.gastos.update(CINE, { cantidad: 99 });
    await done(page.editGastos([CINE], { estado: 'pendiente' }));
    await page.db.gastos.update(CINE, { cantidad: 100 });
    expect(await page.undo()).toEqual({ ok: false, fault: 'changed-since' });
    expect(await page.undo()).toMatchObject({ ok: true });
    expect(await page.undo()).toEqual({ ok: true, value: second });
    expect(await page.undo()).toEqual({ ok: true, value: first });
    expect(await page.undo()).toEqual(NONE);
  });

  it('reach the acts before one that touched the same rows and cannot be taken back', async () => {
    const first = await done(page.editGastos([PAN, LUZ], { cantidad: 8 }));
    await done(page.editGastos([PAN], { estado: 'pendiente' }));
    await page.db.gastos.update(PAN, { estado: 'pagado', cantidad: 8, nombre: 'Pan' });
    expect(await page.undo()).toEqual({ ok: false, fault: 'changed-since' });
    expect(await page.undo()).toEqual({ ok: true, value: first });
    expect(await page.undo()).toEqual(NONE);
  });

  it('say once that the act taken back last cannot be done again, and go on with those before it', async () => {
    const first = await done(page.editGastos([LUZ], { cantidad: 8 }));
    await done(page.editGastos([PAN], { cantidad: 7 }));
    await page.undo();
    await page.undo();
    await page.db.gastos.update(LUZ, { cantidad: 99 });
    expect(await page.redo()).toEqual({ ok: false, fault: 'changed-since' });
    expect(await page.redo()).toMatchObject({ ok: true, value: { change: { gastos: [{ id: PAN }] } } });
    expect(await page.redo()).toEqual(NONE);
    expect(await page.undo(first)).toEqual(NONE);
  });

  it('do a given act again and leave the others', async () => {
    const first = await done(page.removeGastos([PAN]));
    const second = await done(page.removeGastos([LUZ]));
    await page.undo();
    await page.undo();
    expect(await page.redo(second)).toEqual({ ok: true, value: second });
    expect(await page.redo(second)).toEqual(NONE);
    expect(await page.redo()).toEqual({ ok: true, value: first });
  });

  it('are refused while an expense uses the category that would go', async () => {
    const added = buildCategoria({ id: 5, nombre: 'Nueva' });
    await page.perform('categorias-added', async (db) => {
      await db.categorias.add(added);
      return success(changeOf({ categorias: [{ id: 5, before: null, after: added }] }));
    });
    await page.db.gastos.update(PAN, { categoriaId: 5 });
    expect(await page.undo()).toEqual({ ok: false, fault: 'in-use' });
    expect(await page.db.categorias.get(5)).toEqual(added);
  });

  it('say why when the database fails, and can be tried again', async () => {
    const act = await done(page.removeGastos([PAN]));
    failCommits('QuotaExceededError');
    expect(await page.undo()).toEqual({ ok: false, fault: 'disk-full' });
    jest.restoreAllMocks();
    expect(await page.undo()).toEqual({ ok: true, value: act });
    failCommits('QuotaExceededError');
    expect(await page.redo()).toEqual({ ok: false, fault: 'disk-full' });
    jest.restoreAllMocks();
    expect(await page.redo()).toEqual({ ok: true, value: act });
  });
});

describe('no act, undo or redo makes an expense without its category or its method', () => {
  async function orphans(): Promise<number> {
    const { gastos, categorias, metodosPago } = await contentOf(page.db);
    return gastos.filter(
      ({ categoriaId, metodoPagoId }) =>
        !categorias.some(({ id }) => id === categoriaId) ||
        !metodosPago.some(({ id }) => id === metodoPagoId),
    ).length;
  }

  async function refused(answer: Promise<object>, fault: string): Promise<void> {
    const before = await contentOf(page.db);
    expect(await answer).toEqual({ ok: false, fault });
    expect(await contentOf(page.db)).toEqual(before);
    expect(await orphans()).toBe(0);
  }

  it('not when all was cleared elsewhere after expenses were deleted', async () => {
    await done(page.removeGastos([PAN]));
    await Promise.all([page.db.gastos.clear(), page.db.categorias.clear(), page.db.metodosPago.clear()]);
    await refused(page.undo(), 'categoria-missing');
    expect(await page.undo()).toEqual(NONE);
  });

  it('not when only the method is gone', async () => {
    await done(page.removeGastos([PAN, LUZ, CINE]));
    await page.db.metodosPago.delete(1);
    await refused(page.undo(), 'metodo-missing');
  });

  it('not when the category that an edit took away is gone, nor when the one that it gave is', async () => {
    await done(page.editGastos([PAN, LUZ, CINE], { categoriaId: 2 }));
    const hogar = await page.db.categorias.get(1);
    await page.db.categorias.delete(1);
    await refused(page.undo(), 'categoria-missing');
    if (hogar) await page.db.categorias.add(hogar);
    await done(page.editGastos([PAN, LUZ, CINE], { categoriaId: 1 }));
    await page.undo();
    await page.db.categorias.delete(1);
    await refused(page.redo(), 'categoria-missing');
  });

  it.each([
    [{ categoriaId: 9 }, 'categoria-missing'],
    [{ metodoPagoId: 9, estado: 'pendiente' }, 'metodo-missing'],
  ])('not when many are given %j', async (fields, fault) => {
    await refused(page.editGastos([PAN, LUZ], fields), fault);
    expect(await page.undo()).toEqual(NONE);
  });

  it('but those that were so before are deleted, edited and taken back as ever', async () => {
    const [orphan] = await seedGastos(page.db, [{ nombre: 'Huérfano', categoriaId: 77, metodoPagoId: 78 }]);
    const ids = [orphan?.id ?? 0];
    const before = await contentOf(page.db);
    await done(page.editGastos(ids, { estado: 'pendiente' }));
    await done(page.editGastos(ids, { categoriaId: 1 }));
    await done(page.removeGastos(ids));
    for (let undone = 0; undone < 3; undone += 1)
      expect(await page.undo()).toMatchObject({ ok: true, value: {} });
    expect(await contentOf(page.db)).toEqual(before);
  });
});

it('the page remembers its last hundred acts', async () => {
  for (let count = 1; count <= 102; count += 1) await done(page.editGastos([PAN], { cantidad: count }));
  let undone = 0;
  for (;;) {
    const answer = await page.undo();
    if (!answer.ok || !answer.value) break;
    undone += 1;
  }
  expect(undone).toBe(100);
  expect((await page.db.gastos.get(PAN))?.cantidad).toBe(2);
});
