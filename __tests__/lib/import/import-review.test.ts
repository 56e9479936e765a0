import { buildCategoria, buildGastoFields, buildMetodoPago } from '@/__tests__/support/build-gasto';
import { AS_IT_IS } from '@/lib/import/import-flow';
import { checkContent, completeReview, type ImportReview, PROVISIONAL_IDS } from '@/lib/import/import-review';
import type { FileContent } from '@/lib/import/parse-file';

const STORED = {
  categorias: [
    { id: 1, nombre: 'Alimentación' },
    { id: 2, nombre: 'Ocio' },
  ],
  metodosPago: [{ id: 1, nombre: 'Efectivo' }],
};

function review(content: Partial<FileContent>, stored = STORED, mends = AS_IT_IS.mends): ImportReview {
  const checked = checkContent({ categorias: [], metodosPago: [], gastos: [], ...content }, mends);
  return completeReview(checked, stored, PROVISIONAL_IDS, new Map());
}

const LONG = 'x'.repeat(500);

it.each<[string, unknown, object[]]>([
  ['no object', 'hola', [{ field: null, value: 'hola', fault: 'no-object' }]],
  ['null', null, [{ field: null, value: 'null', fault: 'no-object' }]],
  ['a list', [1], [{ field: null, value: '[…]', fault: 'no-object' }]],
  ['a missing nombre', { nombre: undefined }, [{ field: 'nombre', value: null, fault: 'nombre' }]],
  ['a blank descripcion', { descripcion: ' ' }, [{ field: 'descripcion', value: ' ', fault: 'descripcion' }]],
  ['a negative cantidad', { cantidad: -3 }, [{ field: 'cantidad', value: '-3', fault: 'cantidad' }]],
  [
    'a cantidad that is an object',
    { cantidad: { eur: 3 } },
    [{ field: 'cantidad', value: '{…}', fault: 'cantidad' }],
  ],
  ['a long fecha', { fecha: LONG }, [{ field: 'fecha', value: `${LONG.slice(0, 80)}…`, fault: 'fecha' }]],
  [
    'ids as text',
    { categoriaId: '1', metodoPagoId: false },
    [
      { field: 'categoriaId', value: '1', fault: 'categoriaId' },
      { field: 'metodoPagoId', value: 'false', fault: 'metodoPagoId' },
    ],
  ],
  ['no estado', { estado: 0 }, [{ field: 'estado', value: '0', fault: 'estado' }]],
  [
    'references that lead nowhere',
    { categoriaId: 77, metodoPagoId: 88 },
    [
      { field: 'categoriaId', value: '77', fault: { code: 'categoria-missing', id: 77 } },
      { field: 'metodoPagoId', value: '88', fault: { code: 'metodo-missing', id: 88 } },
    ],
  ],
])('names of an expense with %s the field, the value and the reason', (_, spoilt, cells) => {
  const item =
    typeof spoilt === 'object' && spoilt !== null && !Array.isArray(spoilt)
      ? { ...buildGastoFields(), ...spoilt }
      : spoilt;
  const { faults, errors, imported } = review({ gastos: [buildGastoFields(), item] });
  expect({ errors, imported }).toEqual({ errors: 1, imported: 1 });
  expect(faults).toEqual([
    { index: 2, cells: cells.map((cell) => expect.objectContaining(cell) as unknown) },
  ]);
});

it('counts all errors and lists the first 200', () => {
  const { errors, faults } = review({ gastos: Array.from({ length: 250 }, () => null) });
  expect([errors, faults.length, faults.at(-1)?.index]).toEqual([250, 200, 200]);
});

it('gathers equal offers with examples', () => {
  const gastos = ['', null, ' ', ''].map((descripcion) => ({ ...buildGastoFields(), descripcion }));
  const { suggestions } = review({
    gastos: [...gastos, { ...buildGastoFields(), fecha: '4/3/2026' }],
  });
  expect(suggestions).toEqual([
    {
      rule: 'descripcion-from-nombre',
      count: 4,
      examples: [
        { index: 1, field: 'descripcion', before: '', after: 'Supermercado' },
        { index: 2, field: 'descripcion', before: null, after: 'Supermercado' },
        { index: 3, field: 'descripcion', before: ' ', after: 'Supermercado' },
      ],
    },
    {
      rule: 'fecha-day-first',
      count: 1,
      examples: [{ index: 5, field: 'fecha', before: '4/3/2026', after: '2026-03-04' }],
    },
    {
      rule: 'fecha-month-first',
      count: 1,
      examples: [{ index: 5, field: 'fecha', before: '4/3/2026', after: '2026-04-03' }],
    },
  ]);
});

it('keeps showing a suggestion that is applied, with what it did', () => {
  const gastos = [{ ...buildGastoFields(), descripcion: '' }];
  const mended = review({ gastos }, STORED, { ...AS_IT_IS.mends, rules: ['descripcion-from-nombre'] });
  expect(mended).toMatchObject({ errors: 0, imported: 1 });
  expect(mended.suggestions).toMatchObject([{ rule: 'descripcion-from-nombre', count: 1 }]);
});

it('shows the first ten as they will be stored, by names', () => {
  const gastos = Array.from({ length: 12 }, (_, index) =>
    buildGastoFields({ nombre: `Gasto ${index}`, categoriaId: 70 }),
  );
  const { rows } = review({ categorias: [{ id: 70, nombre: ' Viajes ' }], gastos: [null, ...gastos] });
  expect(rows).toHaveLength(10);
  expect(rows[0]).toEqual({
    index: 2,
    nombre: 'Gasto 0',
    descripcion: 'Compra de la semana',
    cantidad: 45.5,
    fecha: '2026-01-15',
    categoria: 'Viajes',
    metodoPago: 'Efectivo',
    estado: 'pagado',
    duplicate: false,
  });
});

it('tells new names from reused ones, and what cannot be imported', () => {
  const { categorias, metodosPago, rejections } = review({
    categorias: [buildCategoria(), { nombre: 'Viajes' }, { nombre: ' Viajes' }, { id: 9 }],
    metodosPago: 'ninguno',
  });
  expect(categorias).toMatchObject({ added: 1, reused: ['Alimentación', 'Viajes'] });
  expect(metodosPago).toMatchObject({ added: 0, reused: [] });
  expect(rejections).toEqual([
    { kind: 'categorias', nombre: '', fault: 'no-nombre' },
    { kind: 'metodosPago', nombre: '', fault: 'no-list' },
  ]);
});

it('names the ids that the file does not define, and what they mean here', () => {
  const gastos = [2, 2, 5, 9].map((categoriaId) => buildGastoFields({ categoriaId, metodoPagoId: 7 }));
  const { categorias, metodosPago } = review({
    categorias: [{ id: 9, nombre: 'Viajes' }],
    metodosPago: [buildMetodoPago({ id: 7 })],
    gastos,
  });
  expect(categorias.undefinedIds).toEqual([
    { id: 2, nombre: 'Ocio', count: 2 },
    { id: 5, nombre: null, count: 1 },
  ]);
  expect(metodosPago.undefinedIds).toEqual([]);
});
