import { groupByDay } from '@/lib/domain/summary';
import { buildGasto } from '../../support/build-gasto';

const gastos = [
  buildGasto({ id: 5, fecha: '2026-01-16', cantidad: 0.1 }),
  buildGasto({ id: 4, fecha: '2026-01-16', cantidad: 0.2, estado: 'pendiente' }),
  buildGasto({ id: 3, fecha: '2026-01-15', cantidad: 1.005, estado: 'Pendiente' }),
];

describe('groupByDay', () => {
  it('keeps the order of days and of expenses', () => {
    expect(groupByDay(gastos)).toEqual([
      { fecha: '2026-01-16', gastos: [gastos[0], gastos[1]] },
      { fecha: '2026-01-15', gastos: [gastos[2]] },
    ]);
  });

  it('gathers a day whose expenses are apart', () => {
    const [first, second, third] = gastos;
    const days = groupByDay([first, third, second].filter((gasto) => gasto !== undefined));
    expect(days).toEqual([
      { fecha: '2026-01-16', gastos: [first, second] },
      { fecha: '2026-01-15', gastos: [third] },
    ]);
  });

  it('answers no day for no expenses', () => {
    expect(groupByDay([])).toEqual([]);
  });
});
