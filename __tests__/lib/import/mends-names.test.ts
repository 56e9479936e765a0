import { buildGastoFields } from '@/__tests__/support/build-gasto';
import { AS_IT_IS, type NameMend } from '@/lib/import/import-flow';
import { applyMends, mendItem, nameIds } from '@/lib/import/mends';
import type { FileContent } from '@/lib/import/parse-file';

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
  expect(mendItem({ ...WITHOUT_IDS, [field]: value }).spoken).toEqual(
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
  expect(mendItem({ ...WITHOUT_IDS, [field]: 'Efectivo' }).spoken).toEqual([
    { field: 'metodoPagoId', nombre: 'Efectivo' },
  ]);
});

it('reads names for fields alone that are wrong, and none that the item only inherits', () => {
  const item = { ...buildGastoFields(), cantidad: 0, metodoPagoId: 0, categoria: 'Ocio', metodo: 'Bizum' };
  expect(mendItem(item).spoken).toEqual([{ field: 'metodoPagoId', nombre: 'Bizum' }]);
  expect(mendItem(Object.create(item)).spoken).toEqual([]);
});

function gasto(from: string, to: string): NameMend {
  return { table: 'categorias', from, to };
}

function named(categoria: unknown, categoriaId?: unknown) {
  return { ...buildGastoFields(), categoriaId, categoria };
}

function contentOf(categorias: unknown, ...gastos: unknown[]): FileContent {
  return { categorias, metodosPago: [], gastos };
}

function idsIn(content: FileContent): unknown[] {
  return content.gastos.map((item) => (item as { categoriaId?: unknown }).categoriaId);
}

it('gives an expense the id by which the file knows the name, the first of two equal ids', () => {
  const content = contentOf(
    [
      { id: 7, nombre: 'Hogar' },
      { id: 7, nombre: 'Ocio' },
      { id: 9, nombre: ' Ocio ' },
    ],
    named('OCIO'),
    named('hogar'),
    named('Viajes'),
  );
  const mended = applyMends(content, {
    ...AS_IT_IS.mends,
    names: [gasto('OCIO', 'Ocio'), gasto('hogar', 'Hogar')],
  });
  expect(idsIn(mended)).toEqual([9, 7, undefined]);
  expect(mended.categorias).toEqual(content.categorias);
});

it('adds a row for a name that the file gives no id, with one that nothing in the file has', () => {
  const names = [gasto('ocio', 'Ocio'), gasto('Viajes', 'Viajes'), gasto('viajes', 'Viajes')];
  const [made] = nameIds(contentOf([]), names).ids.categorias.values();
  const content = contentOf(
    [{ nombre: 'Ocio', color: 'red' }],
    named('ocio'),
    named(null, made),
    named('viajes'),
  );
  const mended = applyMends(content, { ...AS_IT_IS.mends, names });
  const [ocio, taken, viajes] = idsIn(mended);
  expect(taken).toBe(made);
  expect(new Set([ocio, taken, viajes]).size).toBe(3);
  expect(mended.categorias).toEqual([
    { nombre: 'Ocio', color: 'red' },
    { id: ocio, nombre: 'Ocio' },
    { id: viajes, nombre: 'Viajes' },
  ]);
});

it('makes for a name the same id whatever other names there are', () => {
  const alone = nameIds(contentOf([]), [gasto('a', 'Ocio')]).ids.categorias.get('a');
  const among = nameIds(contentOf([]), [gasto('b', 'Viajes'), gasto('a', 'Ocio')]).ids.categorias;
  expect(among.get('a')).toBe(alone);
  expect(among.get('b')).not.toBe(alone);
});

it('leaves an id that is right, the other table, and a list that is none', () => {
  const names = [gasto('Ocio', 'Ocio')];
  const content = {
    ...contentOf([{ id: 9, nombre: 'Ocio' }], named('Ocio', 5), named('Ocio')),
    metodosPago: 'x',
  };
  const mended = applyMends(content, { ...AS_IT_IS.mends, names });
  expect(idsIn(mended)).toEqual([5, 9]);
  expect(mended.metodosPago).toBe('x');
  expect(applyMends(contentOf({ a: 1 }, named('Ocio')), { ...AS_IT_IS.mends, names })).toEqual(
    contentOf({ a: 1 }, named('Ocio')),
  );
});
