import { mesOf } from '@/lib/domain/dates';
import { summarizeMes } from '@/lib/domain/mes-summary';
import {
  ALL_TIME,
  answerMeses,
  drawnMeses,
  listPeriodOf,
  periodMeses,
  readMeses,
  resumenPeriodOf,
} from '@/lib/domain/period';
import { reciboIdsOf } from '@/lib/domain/recurring/recurring';
import { buildGasto } from '../../support/build-gasto';

const TODAY = '2026-10-17';

it.each([
  ['nothing', null, { kind: 'mes', mes: '2026-10' }],
  ['everything', ALL_TIME, { kind: 'mes', mes: '2026-10' }],
  ['a month', { kind: 'mes', mes: '2024-02' }, { kind: 'mes', mes: '2024-02' }],
  ['a year', { kind: 'range', desde: '2025-01-01', hasta: '2025-12-31' }, { kind: 'year', year: '2025' }],
  [
    'other days',
    { kind: 'range', desde: '2025-01-02', hasta: '2025-12-31' },
    { kind: 'mes', mes: '2026-10' },
  ],
] as const)('an address that asks for %s', (_, asked, period) => {
  expect(resumenPeriodOf(asked, mesOf(TODAY))).toEqual(period);
  expect(resumenPeriodOf(listPeriodOf(period), mesOf(TODAY))).toEqual(period);
});

it('a month is drawn as the last of twelve, a year from January on', () => {
  const beside = drawnMeses({ kind: 'mes', mes: '2026-03' });
  expect([beside.length, beside[0], beside.at(-1)]).toEqual([12, '2025-04', '2026-03']);
  const ofYear = drawnMeses({ kind: 'year', year: '2025' });
  expect([ofYear.length, ofYear[0], ofYear.at(-1)]).toEqual([12, '2025-01', '2025-12']);
});

it('a yearly recibo is known as one in the current month and in any before', () => {
  const fechas = ['2024-01-20', '2025-01-08', '2026-01-20', '2027-01-20'];
  const insurances = fechas.map((fecha, id) => buildGasto({ id, nombre: 'Seguro', cantidad: 320, fecha }));
  const known = ['2025-01', '2026-01', '2027-01'].map((mes) => {
    const summaries = new Map(
      readMeses({ kind: 'mes', mes }, '2027-01-25').map((one) => [
        one,
        summarizeMes(insurances.filter(({ fecha }) => fecha.startsWith(one))),
      ]),
    );
    const ofMes = insurances.find(({ fecha }) => fecha.startsWith(mes));
    return reciboIdsOf(summaries).has(ofMes?.id ?? -1);
  });
  expect(known).toEqual([true, true, true]);
});

it.each([
  ['the current month, with what repeats', { kind: 'mes', mes: '2026-10' }, 21],
  ['another month, with the recibos of a year before', { kind: 'mes', mes: '2026-09' }, 14],
  ['a year, with the one before', { kind: 'year', year: '2026' }, 24],
  ['the first month that there is', { kind: 'mes', mes: '0000-01' }, 1],
  ['the first year that there is', { kind: 'year', year: '0000' }, 12],
] as const)('reads no month twice: %s', (_, period, count) => {
  const meses = readMeses(period, TODAY);
  expect(meses).toHaveLength(count);
  expect(new Set(meses).size).toBe(count);
  expect(meses).toEqual(
    expect.arrayContaining([...periodMeses(period), ...drawnMeses(period), ...answerMeses(period)]),
  );
});
