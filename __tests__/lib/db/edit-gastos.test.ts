import { applyChange, takeBackChange } from '@/lib/db/apply-change';
import { CHUNK_ROWS } from '@/lib/db/rows-by-id';
import type { GastosDatabase } from '@/lib/db/databases';
import { editGastos, removeGastos } from '@/lib/db/edit-gastos';
import { changeOf, type Change } from '@/lib/domain/change';
import type { Gasto } from '@/lib/domain/entities';
import { buildGastoFields } from '../../support/build-gasto';
import { failCommits, failOperation } from '../../support/failing-storage';
import { seedCatalogo, seedGastos } from '../../support/seed-catalogo';
import { contentOf, newDatabase } from '../../support/test-database';
import { changeBy } from '../../support/change-by';

let db: GastosDatabase;

beforeEach(() => {
  db = newDatabase();
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('editGastos', () => {
  it('gives the fields to the expenses named, and answers what each was and is', async () => {
    const [pan, luz, cine] = await seedThree();
    const change = await changeBy(db, editGastos([pan.id, cine.id], { estado: 'pendiente', categoriaId: 2 }));
    const panNow = { ...pan, estado: 'pendiente', categoriaId: 2 };
    const cineNow = { ...cine, estado: 'pendiente', categoriaId: 2 };
    expect(change).toEqual(
      changeOf({
        gastos: [
          { id: pan.id, before: pan, after: panNow },
          { id: cine.id, before: cine, after: cineNow },
        ],
      }),
    );
    expect((await contentOf(db)).gastos).toEqual([panNow, luz, cineNow]);
  });

  it('leaves out what is gone, and what has these values already', async () => {
    const [pan, luz, cine] = await seedThree();
    await db.gastos.delete(luz.id);
    await db.gastos.update(cine.id, { estado: 'pendiente' });
    const change = await changeBy(db, editGastos([pan.id, luz.id, cine.id, 99], { estado: 'pendiente' }));
    expect(change.gastos.map(({ id }) => id)).toEqual([pan.id]);
    expect((await contentOf(db)).gastos.map(({ id }) => id)).toEqual([pan.id, cine.id]);
  });

  it.each<[string, number[], object]>([
    ['no ids', [], { estado: 'pendiente' }],
    ['no fields', [1, 2], {}],
    ['ids that are not there', [98, 99], { estado: 'pendiente' }],
  ])('changes nothing for %s', async (_, ids, fields) => {
    await seedThree();
    const before = await contentOf(db);
    expect(await changeBy(db, editGastos(ids, fields))).toEqual(changeOf({}));
    expect(await contentOf(db)).toEqual(before);
  });

  it('changes more than one chunk', async () => {
    const gastos = await seedMany();
    const change = await changeBy(db, editGastos(idsOf(gastos), { fecha: '2026-02-01' }));
    expect(change.gastos.map(({ before }) => before)).toEqual(gastos);
    expect(await db.gastos.where('fecha').equals('2026-02-01').count()).toBe(gastos.length);
  });
});

describe('removeGastos', () => {
  it('deletes the expenses named, and answers what they were', async () => {
    const [pan, luz, cine] = await seedThree();
    const change = await changeBy(db, removeGastos([cine.id, pan.id, 99]));
    expect(change).toEqual(
      changeOf({
        gastos: [
          { id: cine.id, before: cine, after: null },
          { id: pan.id, before: pan, after: null },
        ],
      }),
    );
    expect((await contentOf(db)).gastos).toEqual([luz]);
  });

  it('deletes more than one chunk', async () => {
    const gastos = await seedMany();
    const change = await changeBy(db, removeGastos(idsOf(gastos)));
    expect(change.gastos.map(({ before }) => before)).toEqual(gastos);
    expect(await db.gastos.count()).toBe(0);
  });

  it('changes nothing where they are gone already', async () => {
    expect(await changeBy(db, removeGastos([1, 2]))).toEqual(changeOf({}));
  });
});

describe.each<[string, (ids: number[]) => Promise<unknown>, 'put' | 'delete']>([
  ['editGastos', (ids) => changeBy(db, editGastos(ids, { estado: 'pendiente' })), 'put'],
  ['removeGastos', (ids) => changeBy(db, removeGastos(ids)), 'delete'],
])('%s', (_, operate, operation) => {
  it('writes nothing when the disk is full at the end', async () => {
    const gastos = await seedMany();
    failCommits('QuotaExceededError');
    await expect(operate(idsOf(gastos))).rejects.toMatchObject({ name: 'AbortError' });
    jest.restoreAllMocks();
    expect((await contentOf(db)).gastos).toEqual(gastos);
  });

  it('writes nothing when the database fails in the second chunk', async () => {
    const gastos = await seedMany();
    const ids = idsOf(gastos);
    failOperation(operation, 'gastos', 'UnknownError', CHUNK_ROWS);
    await expect(operate(ids)).rejects.toThrow();
    jest.restoreAllMocks();
    expect((await contentOf(db)).gastos).toEqual(gastos);
  });

  it('rejects when the database refuses to write at all', async () => {
    const gastos = await seedThree();
    failOperation(operation, 'gastos', 'UnknownError');
    await expect(operate(idsOf(gastos))).rejects.toThrow();
    jest.restoreAllMocks();
    expect((await contentOf(db)).gastos).toEqual(gastos);
  });
});

describe('very many, selected in another order than they lie in', () => {
  const LEAP = 1009;
  const COUNT = 3000;

  async function seedScattered(): Promise<{ ids: number[]; before: Gasto[] }> {
    await seedCatalogo(db);
    const before = await seedGastos(
      db,
      Array.from({ length: COUNT }, (_, index) => ({ nombre: `Gasto ${index}` })),
    );
    const all = idsOf(before);
    return { ids: all.map((_, position) => all[(position * LEAP) % COUNT] ?? 0), before };
  }

  /** The keys that an operation of the store is asked for meanwhile, ranges by where they begin. */
  function asked(operation: 'put' | 'delete'): number[] {
    const keys: number[] = [];
    const original = Reflect.get(IDBObjectStore.prototype, operation) as (what: unknown) => IDBRequest;
    function note(this: IDBObjectStore, what: unknown) {
      if (what instanceof IDBKeyRange) keys.push(Number(what.lower));
      else keys.push(typeof what === 'number' ? what : (what as Gasto).id);
      return original.call(this, what);
    }
    jest.spyOn(IDBObjectStore.prototype, operation).mockImplementation(note as never);
    return keys;
  }

  it.each<[string, (ids: number[]) => Promise<Change>, 'put' | 'delete']>([
    ['are edited', (ids) => changeBy(db, editGastos(ids, { cantidad: 3 })), 'put'],
    ['are deleted', (ids) => changeBy(db, removeGastos(ids)), 'delete'],
  ])('%s in the order in which they lie, and back', async (_, operate, operation) => {
    const { ids, before } = await seedScattered();
    const keys = asked(operation);
    const change = await operate(ids);
    expect(keys).toEqual(keys.toSorted((one, other) => one - other));
    expect(await takeBackChange(db, change)).toEqual({ ok: true, value: null });
    expect((await contentOf(db)).gastos).toEqual(before);
  });

  it('are deleted side by side as ranges, which takes a tenth of the time', async () => {
    const { ids } = await seedScattered();
    const keys = asked('delete');
    await changeBy(db, removeGastos(ids));
    expect(keys.length).toBeLessThan(COUNT / 100);
    expect(await db.gastos.count()).toBe(0);
  });

  it.each<[string, (id: number) => boolean]>([
    ['every other one', (id) => id % 2 === 0],
    ['all but a few', (id) => id % 97 !== 0],
    ['runs of several lengths', (id) => id % 11 < 7 && id % 5 !== 0],
  ])('leave alone what lies among them: %s', async (_, isChosen) => {
    const { ids, before } = await seedScattered();
    const change = await changeBy(db, removeGastos(ids.filter(isChosen)));
    const left = before.filter(({ id }) => !isChosen(id));
    expect((await contentOf(db)).gastos).toEqual(left);
    await takeBackChange(db, change);
    expect((await contentOf(db)).gastos).toEqual(before);
    await applyChange(db, change);
    expect((await contentOf(db)).gastos).toEqual(left);
  });

  it('go with what is gone already and what has a broken id', async () => {
    const { ids } = await seedScattered();
    await db.gastos.bulkDelete([7, 8, 9, 2500]);
    const broken = { ...buildGastoFields(), id: 'abc' as unknown as number };
    await db.gastos.put(broken);
    const change = await changeBy(db, removeGastos([broken.id, ...ids]));
    expect(change.gastos).toHaveLength(COUNT - 4 + 1);
    expect(await db.gastos.count()).toBe(0);
  });
});

async function seedThree() {
  await seedCatalogo(db);
  const [pan, luz, cine] = await seedGastos(db, [{ nombre: 'Pan' }, { nombre: 'Luz' }, { nombre: 'Cine' }]);
  if (!pan || !luz || !cine) throw new Error('not seeded');
  return [pan, luz, cine] as const;
}

function seedMany() {
  return seedGastos(
    db,
    Array.from({ length: CHUNK_ROWS + 5 }, (_, index) => ({ nombre: `Gasto ${index}` })),
  );
}

function idsOf(gastos: readonly { id: number }[]): number[] {
  return gastos.map(({ id }) => id);
}
