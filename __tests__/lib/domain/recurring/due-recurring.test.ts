import { dueRecurring } from '@/lib/domain/recurring/recurring';
import { byId } from '@/lib/domain/entities';
import { summarizeMes } from '@/lib/domain/mes-summary';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../../support/build-gasto';

const CATALOGO = { categorias: byId([buildCategoria()]), metodosPago: byId([buildMetodoPago()]) };

/** A rent that was paid on these days. */
function rentOn(...fechas: string[]) {
  return new Map(
    fechas.map((fecha, index) => [
      fecha.slice(0, 7),
      summarizeMes([buildGasto({ id: index + 1, nombre: 'Alquiler', cantidad: 850, fecha })]),
    ]),
  );
}

const RENT = rentOn('2026-08-01', '2026-09-01', '2026-10-01');

it.each([
  ['the day after the last one', '2026-10-02', ['2026-11-01']],
  ['when it is due', '2026-11-01', ['2026-11-01']],
  ['when it is overdue', '2026-11-10', ['2026-11-01']],
  ['when it has ended', '2026-12-01', []],
])('announces the next one: %s', (_, today, nexts) => {
  expect(dueRecurring(RENT, today, CATALOGO).map(({ next }) => next)).toEqual(nexts);
});

it('announces nothing that is more than a month away, and nothing of a month that was not read', () => {
  const rent = rentOn('2026-12-01', '2027-01-01', '2027-02-01');
  expect(dueRecurring(rent, '2027-01-20', CATALOGO)).toEqual([]);
  expect(dueRecurring(rent, '2027-01-30', CATALOGO)).toEqual([]);
  expect(dueRecurring(rent, '2027-02-01', CATALOGO)).toHaveLength(1);
});

it.each([
  ['category', { ...CATALOGO, categorias: new Map() }],
  ['method', { ...CATALOGO, metodosPago: new Map() }],
])('announces nothing whose %s is gone', (_, catalogo) => {
  expect(dueRecurring(RENT, '2026-10-17', catalogo)).toEqual([]);
});
