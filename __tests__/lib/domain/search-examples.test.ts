import fc from 'fast-check';
import type { Gasto } from '@/lib/domain/entities';
import { searchExamples } from '@/lib/domain/search-readings';
import { CATALOGO, gastos } from '../../support/arbitrary-gastos';
import { buildGasto } from '../../support/build-gasto';
import { buildQuery, newestFirst } from '../../support/build-query';
import { indexGasto, queryGastos } from '../../support/index-gastos';

function examples(...rows: readonly Partial<Gasto>[]): string[] {
  return searchExamples(
    rows.map((row, place) => buildGasto({ id: 100 - place, fecha: '2026-10-05', categoriaId: 1, ...row })),
    CATALOGO,
  );
}

it.each<[string, readonly Partial<Gasto>[], readonly string[]]>([
  ['no expenses', [], []],
  ['one', [{ nombre: 'Pan', cantidad: 2.4 }], ['pan', 'alimentación 2026', '>2']],
  ['one to be paid', [{ nombre: 'Pan', cantidad: 2.4, estado: 'pendiente' }], ['pan', 'pendiente', '>2']],
  [
    'the most frequent nombre',
    [{ nombre: 'Pan' }, { nombre: 'Luz' }, { nombre: 'LUZ' }].map((row) => ({ ...row, cantidad: 60 })),
    ['luz', 'alimentación 2026', '>50'],
  ],
  ['a nombre that means something', [{ nombre: '2025', cantidad: 3 }], ['alimentación 2026', '>2']],
  ['a long nombre', [{ nombre: 'x'.repeat(21), cantidad: 3 }], ['alimentación 2026', '>2']],
  ['a missing category', [{ nombre: 'Pan', cantidad: 3, categoriaId: 77 }], ['pan', '>2']],
  ['amounts of a cent', [{ nombre: 'Pan', cantidad: 0.01 }], ['pan', 'alimentación 2026']],
])('of %s', (_, rows, expected) => {
  expect(examples(...rows)).toEqual(expected);
});

it('each finds something, whatever the expenses', () => {
  fc.assert(
    fc.property(gastos, (stored) => {
      const newest = newestFirst(stored);
      for (const q of searchExamples(newest, CATALOGO))
        expect(queryGastos(newest.map(indexGasto), buildQuery({ q }), CATALOGO).totals.count).toBeGreaterThan(
          0,
        );
    }),
  );
});
