import { summarizeMes } from '@/lib/domain/mes-summary';
import { reciboIdsOf } from '@/lib/domain/recurring/recurring';
import { buildGasto } from '../../../support/build-gasto';

/** Ids are places from 1. */
function recibosOf(...gastos: Parameters<typeof buildGasto>[0][]) {
  const built = gastos.map((fields, index) => buildGasto({ id: index + 1, ...fields }));
  const meses = new Set(built.map(({ fecha }) => fecha.slice(0, 7)));
  const summaries = new Map(
    [...meses].map((mes) => [mes, summarizeMes(built.filter(({ fecha }) => fecha.startsWith(mes)))]),
  );
  return [...reciboIdsOf(summaries)].sort((a, b) => a - b);
}

function rentOn(...fechas: string[]) {
  return fechas.map((fecha) => ({ nombre: 'Alquiler', cantidad: 850, fecha }));
}

it.each([
  ['of every month', rentOn('2026-08-01', '2026-09-01', '2026-10-01'), [1, 2, 3]],
  ['of a series that ended long ago', rentOn('2024-01-01', '2024-02-01', '2024-03-01'), [1, 2, 3]],
  ['entered ahead', rentOn('2026-10-01', '2026-11-01', '2026-12-01'), [1, 2, 3]],
  ['of every year', rentOn('2025-03-04', '2026-03-04'), [1, 2]],
  ['of two months only', rentOn('2026-09-01', '2026-10-01'), []],
  ['of every week', rentOn('2026-09-01', '2026-09-08', '2026-09-15', '2026-09-22'), []],
])('a recibo is an expense %s', (_, gastos, ids) => {
  expect(recibosOf(...gastos)).toEqual(ids);
});

it('what is bought now and then is none', () => {
  const bread = { nombre: 'Pan', fecha: '2026-10-02', cantidad: 2 };
  expect(recibosOf(bread, ...rentOn('2026-08-01', '2026-09-01', '2026-10-01'))).toEqual([2, 3, 4]);
});
