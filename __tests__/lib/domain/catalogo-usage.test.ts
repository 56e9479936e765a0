import { usageOf } from '@/lib/domain/mes-summary';
import { indexGastos } from '@/lib/domain/indexed-gastos';
import { buildGasto } from '../../support/build-gasto';

it('counts and adds up the expenses of each category and method, exactly beyond 2^53 as well', () => {
  const gastos = [
    buildGasto({ id: 1, categoriaId: 1, metodoPagoId: 7, cantidad: 2 ** 53 }),
    buildGasto({ id: 2, categoriaId: 1, metodoPagoId: 8, cantidad: 0.01 }),
    buildGasto({ id: 3, categoriaId: 2, metodoPagoId: 7, cantidad: 0.1 }),
  ];
  expect(usageOf(indexGastos(gastos))).toEqual({
    categorias: new Map([
      [1, { count: 2, total: 900719925474099201n }],
      [2, { count: 1, total: 10n }],
    ]),
    metodosPago: new Map([
      [7, { count: 2, total: 900719925474099210n }],
      [8, { count: 1, total: 1n }],
    ]),
  });
});

it('knows of nothing where there are no expenses', () => {
  expect(usageOf([])).toEqual({ categorias: new Map(), metodosPago: new Map() });
});
