import fc from 'fast-check';
import { JSON_FORMAT } from '@/lib/export/json-format';
import { talliedGastos } from '@/lib/domain/tally';
import { CATALOGO, gastos } from '../../support/arbitrary-gastos';
import { buildCategoria, buildGasto, buildGastoFields, buildMetodoPago } from '../../support/build-gasto';
import { buildCatalogo } from '../../support/build-query';

const { head, rows, tail, createReader } = JSON_FORMAT;

it('writes every field of every row, but for the ids of expenses', () => {
  const categoria = { ...buildCategoria({ presupuesto: 200.5 }), orden: 3 };
  const metodoPago = { ...buildMetodoPago(), activo: false };
  const gasto = { ...buildGasto({ id: 77 }), marcas: ['viaje', { a: null }], ['__proto__x']: 1 };
  const catalogo = buildCatalogo([categoria], [metodoPago]);
  const file: unknown = JSON.parse(head(catalogo) + rows([gasto], catalogo, true) + tail);
  expect(file).toEqual({
    categorias: [categoria],
    metodosPago: [metodoPago],
    gastos: [{ ...buildGastoFields(), marcas: ['viaje', { a: null }], ['__proto__x']: 1 }],
  });
});

it('is a file of the full form where there is nothing', () => {
  expect(JSON.parse(head(buildCatalogo([], [])) + tail)).toEqual({
    categorias: [],
    metodosPago: [],
    gastos: [],
  });
});

it('joins pieces to one list, an item a line', () => {
  const text = rows([buildGasto(), buildGasto()], CATALOGO, true) + rows([buildGasto()], CATALOGO, false);
  expect((JSON.parse(`[${text}]`) as unknown[]).length).toBe(3);
  expect(text.split('\n')).toHaveLength(4);
});

it('reads back what it wrote, piece by piece', () => {
  fc.assert(
    fc.property(gastos, gastos, (first, second) => {
      const read = createReader();
      expect(read(head(CATALOGO))).toEqual([]);
      expect(read(rows(first, CATALOGO, true))).toEqual(talliedGastos(first, CATALOGO));
      expect(read(rows(second, CATALOGO, first.length === 0))).toEqual(talliedGastos(second, CATALOGO));
    }),
  );
});
