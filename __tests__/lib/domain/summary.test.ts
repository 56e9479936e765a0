import fc from 'fast-check';
import { firstGastos, groupByDay, summarize } from '@/lib/domain/summary';
import { buildGasto } from '../../support/build-gasto';

const gastos = [
  buildGasto({ id: 5, fecha: '2026-01-16', cantidad: 0.1 }),
  buildGasto({ id: 4, fecha: '2026-01-16', cantidad: 0.2, estado: 'pendiente' }),
  buildGasto({ id: 3, fecha: '2026-01-15', cantidad: 1.005, estado: 'Pendiente' }),
];

describe('groupByDay', () => {
  it('keeps the order of days and of expenses, and adds each day up', () => {
    expect(groupByDay(gastos)).toEqual([
      { fecha: '2026-01-16', gastos: [gastos[0], gastos[1]], total: 30n },
      { fecha: '2026-01-15', gastos: [gastos[2]], total: 101n },
    ]);
  });

  it('gathers a day whose expenses are apart', () => {
    const [first, second, third] = gastos;
    const days = groupByDay([first, third, second].filter((gasto) => gasto !== undefined));
    expect(days.map(({ fecha, total }) => [fecha, total])).toEqual([
      ['2026-01-16', 30n],
      ['2026-01-15', 101n],
    ]);
  });

  it('answers no day for no expenses', () => {
    expect(groupByDay([])).toEqual([]);
  });

  it('adds up to the total of all expenses', () => {
    const gasto = fc.record({
      cantidad: fc.double({ noNaN: true, min: 0.001, max: 1e12 }),
      fecha: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03'),
    });
    fc.assert(
      fc.property(fc.array(gasto.map(buildGasto)), (many) => {
        const days = groupByDay(many);
        expect(days.reduce((sum, { total }) => sum + total, 0n)).toBe(summarize(many).total);
        expect(days.reduce((sum, day) => sum + day.gastos.length, 0)).toBe(many.length);
      }),
    );
  });
});

describe('summarize', () => {
  it('counts an expense as pending only where its estado is exactly «pendiente»', () => {
    expect(summarize(gastos)).toEqual({ count: 3, total: 131n, pending: 20n });
  });

  it('is zero for no expenses', () => {
    expect(summarize([])).toEqual({ count: 0, total: 0n, pending: 0n });
  });
});

describe('firstGastos', () => {
  const days = groupByDay(gastos);
  const ids = gastos.map(({ id }) => id);

  it.each([0, 1, 2, 3, 99])('keeps the first %i expenses in their days', (count) => {
    expect(firstGastos(days, count).flatMap((day) => day.gastos.map(({ id }) => id))).toEqual(
      ids.slice(0, count),
    );
  });

  it('leaves a day that it cuts its whole total', () => {
    expect(firstGastos(days, 1)[0]?.total).toBe(days[0]?.total);
  });
});
