import { addGastos } from '@/lib/db/write-import';
import { listGastosByIds, listGastosOfMes } from '@/lib/db/gasto-rows';
import { listNewestGastos } from '@/lib/db/gastos-by-day';
import type { GastosDatabase } from '@/lib/db/database';
import { buildGasto, buildGastoFields } from '../../support/build-gasto';
import { contentOf, exhaustKeys, newDatabase } from '../../support/test-database';

async function databaseWith(...fechas: string[]): Promise<GastosDatabase> {
  const db = newDatabase();
  for (const fecha of fechas) await db.gastos.add(buildGastoFields({ fecha }));
  return db;
}

function fechasAndIds(gastos: readonly { fecha: string; id: number }[]): [string, number][] {
  return gastos.map(({ fecha, id }) => [fecha, id]);
}

describe('addGastos', () => {
  it('stores all and refuses none', async () => {
    const db = newDatabase();
    const { refused, ids } = await addGastos(db, [buildGastoFields({ nombre: 'Pan' }), buildGastoFields()]);
    expect([...refused]).toEqual([]);
    expect(ids).toEqual([1, 2]);
    expect((await contentOf(db)).gastos.map(({ nombre }) => nombre)).toEqual(['Pan', 'Supermercado']);
  });

  it('takes none at all', async () => {
    const db = newDatabase();
    expect(await addGastos(db, [])).toEqual({ refused: new Map(), ids: [] });
  });

  it('names the rows that the database refused and stores the others', async () => {
    const db = newDatabase();
    // One key is left.
    await db.gastos.put(buildGasto({ id: 2 ** 53 - 1 }));
    const rows = ['A', 'B', 'C'].map((nombre) => buildGastoFields({ nombre }));
    const { refused, ids } = await db.transaction('rw', db.gastos, () => addGastos(db, rows));
    expect(ids).toBeNull();
    expect([...refused]).toEqual([
      [1, 'ConstraintError'],
      [2, 'ConstraintError'],
    ]);
    expect((await contentOf(db)).gastos.map(({ nombre }) => nombre)).toEqual(['Supermercado', 'A']);
  });

  it('rejects when the transaction itself is over', async () => {
    const db = newDatabase();
    const attempt = db.transaction('rw', db.gastos, async (transaction) => {
      const adding = addGastos(db, [buildGastoFields()]);
      transaction.abort();
      await adding;
    });
    await expect(attempt).rejects.toMatchObject({ name: 'AbortError' });
    expect((await contentOf(db)).gastos).toEqual([]);
  });

  it('refuses each row when no key is left, and the transaction goes on', async () => {
    const db = newDatabase();
    await exhaustKeys(db, 'gastos', buildGasto());
    await db.transaction('rw', db.gastos, db.categorias, async () => {
      const { refused } = await addGastos(db, [buildGastoFields(), buildGastoFields()]);
      expect([...refused]).toEqual([
        [0, 'ConstraintError'],
        [1, 'ConstraintError'],
      ]);
      await db.categorias.add({ nombre: 'Ocio', descripcion: '', color: 'red', icono: '🎈' });
    });
    const content = await contentOf(db);
    expect([content.gastos.length, content.categorias.length]).toEqual([1, 1]);
  });
});

describe('listGastosOfMes', () => {
  it('lists the month alone, newest day first and within a day the last added first', async () => {
    const db = await databaseWith(
      '2026-02-01',
      '2026-01-31',
      '2026-02-28',
      '2026-03-01',
      '2026-02-28',
      '2025-02-14',
    );
    expect(fechasAndIds(await listGastosOfMes(db, '2026-02'))).toEqual([
      ['2026-02-28', 5],
      ['2026-02-28', 3],
      ['2026-02-01', 1],
    ]);
  });

  it('lists nothing for a month without expenses', async () => {
    const db = await databaseWith('2026-01-31', '2026-03-01');
    expect(await listGastosOfMes(db, '2026-02')).toEqual([]);
  });
});

it('listGastosByIds lists those that are there, in the order asked for', async () => {
  const db = await databaseWith('2026-01-01', '2026-01-02', '2026-01-03');
  await db.gastos.delete(2);
  const gastos = await listGastosByIds(db, [3, 2, 1]);
  expect(gastos.map(({ fecha }) => fecha)).toEqual(['2026-01-03', '2026-01-01']);
});

describe('listNewestGastos', () => {
  it('lists as many as asked for, newest first, the last added first', async () => {
    const db = await databaseWith('2026-01-01', '2026-03-01', '2026-02-01', '2026-03-01');
    expect(fechasAndIds(await listNewestGastos(db, 3))).toEqual([
      ['2026-03-01', 4],
      ['2026-03-01', 2],
      ['2026-02-01', 3],
    ]);
  });

  it.each([
    [1, [4]],
    [2, [4, 2]],
    [3, [4, 2, 3]],
    [4, [4, 2, 3, 1]],
    [5, [4, 2, 3, 1]],
  ])('lists %i of four, also where that cuts a day', async (count, ids) => {
    const db = await databaseWith('2026-02-01', '2026-03-01', '2026-02-01', '2026-03-01');
    expect((await listNewestGastos(db, count)).map(({ id }) => id)).toEqual(ids);
  });
});
