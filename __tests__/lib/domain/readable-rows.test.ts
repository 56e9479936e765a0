import { readableGasto, readableRow } from '@/lib/domain/readable-rows';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../support/build-gasto';

const NONE = {
  nombre: '',
  descripcion: '',
  cantidad: NaN,
  fecha: '',
  categoriaId: 0,
  metodoPagoId: 0,
  estado: '',
};

it('answers an expense that lacks nothing as it is', () => {
  const gasto = { ...buildGasto(), nota: 'x' };
  expect(readableGasto(gasto)).toBe(gasto);
});

it.each<[string, object]>([
  ['nothing', {}],
  [
    'nulls',
    { nombre: null, descripcion: null, cantidad: null, fecha: null, categoriaId: null, estado: null },
  ],
  [
    'wrong types',
    { nombre: 7, descripcion: [], cantidad: '5', fecha: 20260101, categoriaId: '1', estado: {} },
  ],
  ['a fecha that is a date', { fecha: new Date(0) }],
  ['a fecha that is no day', { fecha: 'ayer' }],
  ['a fecha that does not exist', { fecha: '2026-02-30' }],
])('makes an expense of %s one whose fields are empty', (_, fields) => {
  expect(readableGasto({ id: 3, ...fields })).toEqual({ id: 3, ...NONE });
});

it('keeps every field of an expense that can be read, and those that it does not know', () => {
  const stored = { ...buildGasto({ cantidad: -1 }), estado: undefined, nota: 'x' };
  expect(readableGasto(stored)).toEqual({ ...stored, estado: '' });
});

it('empties what is no text of a category or a method, and leaves out a presupuesto that is no amount', () => {
  const empty = { id: 3, nombre: '', descripcion: '', icono: '' };
  expect(readableRow('categorias', { id: 3, nombre: 5, presupuesto: 'mucho' })).toEqual({
    ...empty,
    color: '',
  });
  expect(readableRow('metodosPago', { id: 3, icono: null })).toEqual(empty);
  expect(readableRow('categorias', buildCategoria({ presupuesto: 5 }))).toEqual(
    buildCategoria({ presupuesto: 5 }),
  );
  expect(readableRow('metodosPago', buildMetodoPago())).toEqual(buildMetodoPago());
});
