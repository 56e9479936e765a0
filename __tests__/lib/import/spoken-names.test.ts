import { spokenNames } from '@/lib/import/spoken-names';
import { buildGastoFields } from '../../support/build-gasto';

const WITHOUT_IDS = { ...buildGastoFields(), nombre: '', categoriaId: undefined, metodoPagoId: undefined };

it.each([
  ['categoria', 'Ocio', 'Ocio'],
  ['Categoría', ' Ocio ', 'Ocio'],
  ['CATEGORI\u0301A', 'Cafe\u0301', 'Café'],
  ['categoria_nombre', 'Ocio', 'Ocio'],
  ['categoriaNombre', 'Ocio', 'Ocio'],
  ['category', 'Ocio', 'Ocio'],
  ['categoriaId', 'Ocio', 'Ocio'],
  ['categoria_id', 'Ocio', 'Ocio'],
  ['categoria', '', null],
  ['categoria', 7, null],
  ['categoria', '12', null],
  ['categoriaId', '1.5', null],
  ['categoria', { nombre: 'Ocio' }, null],
  ['categoria', 'x'.repeat(501), null],
  ['subcategoria', 'Ocio', null],
  ['categorias', 'Ocio', null],
])('reads from «%s»: %p the name of a category %p', (field, value, nombre) => {
  expect(spokenNames({ ...WITHOUT_IDS, [field]: value }, ['nombre', 'categoriaId'])).toEqual(
    nombre === null ? [] : [{ field: 'categoriaId', nombre }],
  );
});

it.each([
  'metodoPago',
  'metodo_pago',
  'método',
  'Método de pago',
  'metodoPagoNombre',
  'forma de pago',
  'paymentMethod',
])('reads from «%s» the name of a method', (field) => {
  expect(spokenNames({ ...WITHOUT_IDS, [field]: 'Efectivo' }, ['metodoPagoId'])).toEqual([
    { field: 'metodoPagoId', nombre: 'Efectivo' },
  ]);
});

it('reads names for fields alone that are wrong, and none that the item only inherits', () => {
  const item = { ...buildGastoFields(), categoria: 'Ocio', metodo: 'Bizum' };
  expect(spokenNames(item, ['cantidad', 'metodoPagoId'])).toEqual([
    { field: 'metodoPagoId', nombre: 'Bizum' },
  ]);
  expect(spokenNames(Object.create(item) as Record<string, unknown>, ['categoriaId'])).toEqual([]);
});
