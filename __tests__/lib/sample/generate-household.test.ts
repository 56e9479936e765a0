import { addDays } from '@/lib/domain/dates';
import { validateGasto } from '@/lib/domain/gasto-rules';
import { toCents } from '@/lib/domain/money';
import { findRecurring } from '@/lib/domain/recurring/recurring';
import { generateHousehold, generateSample } from '@/lib/sample/generate-sample';
import { seededRandom } from '../../support/seeded-random';

// All over a year, and ends of months.
const DAYS = [
  ...Array.from({ length: 16 }, (_, place) => addDays('2026-01-01', 23 * place)),
  ...['2026-02-28', '2028-02-29', '2026-03-31', '2026-12-31'],
];

it('has what the sample has, and budgets for three categories', () => {
  const household = generateHousehold('2026-11-23', seededRandom(1));
  const sample = generateSample('2026-11-23', seededRandom(1));
  expect(household.gastos.slice(0, sample.gastos.length)).toEqual(sample.gastos);
  expect(household.categorias.map(({ presupuesto }) => presupuesto)).toEqual([
    1500,
    300,
    1000,
    undefined,
    undefined,
  ]);
});

it('holds, on any day, only expenses that an import takes, none of them to come', () => {
  for (const today of DAYS) {
    const { gastos } = generateHousehold(today, seededRandom(2));
    for (const gasto of gastos) {
      expect(validateGasto(gasto)).toEqual({ ok: true, value: gasto });
      expect(gasto.fecha <= today).toBe(true);
    }
  }
});

it('has, on any day, three that repeat every month', () => {
  for (const today of DAYS) {
    const { gastos } = generateHousehold(today, seededRandom(3));
    const rows = gastos.map(({ cantidad, ...gasto }, place) => ({
      ...gasto,
      cantidad,
      id: place + 1,
      cents: toCents(cantidad),
    }));
    const names = findRecurring(rows, today).map(({ nombre }) => nombre);
    expect([today, names]).toEqual([
      today,
      expect.arrayContaining(['Alquiler', 'Gimnasio', 'Fibra y móvil']),
    ]);
  }
});
