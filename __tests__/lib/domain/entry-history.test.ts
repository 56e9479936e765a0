import { frequentNombres, habitsOf, idsByUse, metodosByCategoria } from '@/lib/domain/entry-history';
import { buildGastoFields } from '../../support/build-gasto';

const HISTORY = [
  { ...buildGastoFields({ nombre: 'Uber', categoriaId: 2, metodoPagoId: 3 }), id: 5 },
  { ...buildGastoFields({ nombre: 'Café', categoriaId: 1, metodoPagoId: 1 }), id: 4 },
  { ...buildGastoFields({ nombre: 'Uber', categoriaId: 1, metodoPagoId: 1 }), id: 3 },
  { ...buildGastoFields({ nombre: 'Luz', categoriaId: 7, metodoPagoId: 1 }), id: 2 },
];

test('categories come most used first', () => {
  expect(idsByUse(HISTORY, 'categoriaId')).toEqual([1, 2, 7]);
});

test('a nombre goes where it went last', () => {
  expect(habitsOf(HISTORY)).toMatchObject([
    { nombre: 'Uber', categoriaId: 2, metodoPagoId: 3 },
    { nombre: 'Café', categoriaId: 1, metodoPagoId: 1 },
    { nombre: 'Luz', categoriaId: 7, metodoPagoId: 1 },
  ]);
});

test.each([
  [[1.8], 1.8],
  [[1.8, 2, 1.8], 1.8],
  [[2, 1.8, 1.8], 1.8],
  [[1.8, 2], null],
  [[1.8, 2, 3, 1.8], null],
])('of %j, newest first, the usual amount is %p', (cantidades, usual) => {
  const entered = cantidades.map((cantidad, place) => ({
    ...buildGastoFields({ nombre: 'Café', cantidad }),
    id: 9 - place,
  }));

  expect(habitsOf(entered)[0]?.cantidad).toBe(usual);
});

test('the most frequent nombres come first, at most so many', () => {
  expect(frequentNombres(HISTORY, 2)).toEqual(['Uber', 'Café']);
});

test('each category has the method that it was entered with last', () => {
  expect([...metodosByCategoria(HISTORY)]).toEqual([
    [2, 3],
    [1, 1],
    [7, 1],
  ]);
});
