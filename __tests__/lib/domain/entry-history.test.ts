import { categoriasByUse, habitsOf } from '@/lib/domain/entry-history';
import { buildGasto } from '../../support/build-file';

const HISTORY = [
  { ...buildGasto({ nombre: 'Uber', categoriaId: 2, metodoPagoId: 3 }), id: 5 },
  { ...buildGasto({ nombre: 'Café', categoriaId: 1, metodoPagoId: 1 }), id: 4 },
  { ...buildGasto({ nombre: 'Uber', categoriaId: 1, metodoPagoId: 1 }), id: 3 },
  { ...buildGasto({ nombre: 'Luz', categoriaId: 7, metodoPagoId: 1 }), id: 2 },
];

test('categories come most used first', () => {
  expect(categoriasByUse(HISTORY)).toEqual([1, 2, 7]);
});

test('a nombre goes where it went last', () => {
  expect(habitsOf(HISTORY)).toEqual([
    { nombre: 'Uber', categoriaId: 2, metodoPagoId: 3 },
    { nombre: 'Café', categoriaId: 1, metodoPagoId: 1 },
    { nombre: 'Luz', categoriaId: 7, metodoPagoId: 1 },
  ]);
});
