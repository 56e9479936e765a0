import { categoriasByUse, habitsOf } from '@/lib/domain/entry-history';
import { buildGastoFields } from '../../support/build-gasto';

const HISTORY = [
  { ...buildGastoFields({ nombre: 'Uber', categoriaId: 2, metodoPagoId: 3 }), id: 5 },
  { ...buildGastoFields({ nombre: 'Café', categoriaId: 1, metodoPagoId: 1 }), id: 4 },
  { ...buildGastoFields({ nombre: 'Uber', categoriaId: 1, metodoPagoId: 1 }), id: 3 },
  { ...buildGastoFields({ nombre: 'Luz', categoriaId: 7, metodoPagoId: 1 }), id: 2 },
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
