import { listGastosByIds, listGastosOfMes } from '@/lib/db/stored-rows';
import { listNewestGastos } from '@/lib/db/gastos-by-day';
import type { GastosDatabase } from '@/lib/db/databases';
import { buildGastoFields } from '../../support/build-gasto';
import { newDatabase } from '../../support/test-database';

async function databaseWith(...fechas: string[]): Promise<GastosDatabase> {
  const db = newDatabase();
  for (const fecha of fechas) await db.gastos.add(buildGastoFields({ fecha }));
  return db;
}

function fechasAndIds(gastos: readonly { fecha: string; id: number }[]): [string, number][] {
  return gastos.map(({ fecha, id }) => [fecha, id]);
}

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
