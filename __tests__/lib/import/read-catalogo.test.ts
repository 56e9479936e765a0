import { type CatalogoEntry, planCatalogo, readEntries } from '@/lib/import/read-catalogo';

it('reads a whole category', () => {
  const item = { id: 7, nombre: 'Hogar', descripcion: 'Casa', color: '#ff8800', icono: '🏠', extra: 1 };
  expect(readEntries('categorias', [item])).toEqual([
    {
      ok: true,
      fileId: 7,
      leftOut: 0,
      fields: { nombre: 'Hogar', descripcion: 'Casa', color: '#ff8800', icono: '🏠', extra: 1 },
    },
  ]);
});

it('reads a whole payment method', () => {
  const item = { id: 2, nombre: 'Cheque', descripcion: 'Talonario', icono: '🧾', color: 'red' };
  expect(readEntries('metodosPago', [item])).toEqual([
    { ok: true, fileId: 2, leftOut: 0, fields: { nombre: 'Cheque', descripcion: 'Talonario', icono: '🧾' } },
  ]);
});

it.each([
  ['missing', {}],
  ['null', { descripcion: null, color: null, icono: null }],
  ['empty', { descripcion: '', color: ' ', icono: '' }],
  ['of another type', { descripcion: 1, color: [], icono: {} }],
])('gives defaults where descripcion, color and icono are %s', (_, item) => {
  expect(readEntries('categorias', [{ nombre: 'Ocio', ...item }])).toEqual([
    {
      ok: true,
      fileId: null,
      leftOut: 0,
      fields: { nombre: 'Ocio', descripcion: '', color: 'gray', icono: '🏷️' },
    },
  ]);
  expect(readEntries('metodosPago', [{ nombre: 'Bono', ...item }])).toEqual([
    { ok: true, fileId: null, leftOut: 0, fields: { nombre: 'Bono', descripcion: '', icono: '💳' } },
  ]);
});

it.each([
  ['trimmed', '  Hogar ', 'Hogar'],
  ['in NFC', 'Educacio\u0301n', 'Educaci\u00f3n'],
  ['well-formed', 'Ocio\ud800', 'Ocio\ufffd'],
])('stores the nombre %s', (_, nombre, expected) => {
  expect(readEntries('categorias', [{ nombre }])).toMatchObject([{ ok: true, fields: { nombre: expected } }]);
});

it.each([
  ['missing', undefined, ''],
  ['null', null, ''],
  ['empty', '', ''],
  ['white space', '  ', '  '],
  ['a number', 12, '12'],
  ['a boolean', false, 'false'],
  ['an object', { a: 1 }, ''],
  ['an array', ['Hogar'], ''],
])('refuses an item whose nombre is %s, and keeps its id', (_, nombre, shown) => {
  const expected = [{ ok: false, fileId: 3, nombre: shown, fault: 'no-nombre' }];
  expect(readEntries('categorias', [{ id: 3, nombre }])).toEqual(expected);
  expect(readEntries('metodosPago', [{ id: 3, nombre }])).toEqual(expected);
});

it.each([null, 1, 'Hogar', [], true])('refuses %j as an item', (item) => {
  expect(readEntries('categorias', [item])).toEqual([
    { ok: false, fileId: null, nombre: '', fault: 'no-nombre' },
  ]);
});

it.each([
  [1, 1],
  [1.5, 1.5],
  [2 ** 53 - 1, 2 ** 53 - 1],
  [0, null],
  [-1, null],
  [NaN, null],
  [Infinity, null],
  ['1', null],
  [null, null],
  [undefined, null],
  [[1], null],
])('an item with the id %p defines the id %p', (id, fileId) => {
  expect(readEntries('categorias', [{ id, nombre: 'Hogar' }])).toMatchObject([{ ok: true, fileId }]);
});

it.each([undefined, null, []])('reads %j as no items', (list) => {
  expect(readEntries('categorias', list)).toEqual([]);
  expect(readEntries('metodosPago', list)).toEqual([]);
});

it.each([{}, 'Hogar', 5, true, { length: 1 }])('reports %j in the place of the list once', (list) => {
  const expected = [{ ok: false, fileId: null, nombre: '', fault: 'no-list' }];
  expect(readEntries('categorias', list)).toEqual(expected);
  expect(readEntries('metodosPago', list)).toEqual(expected);
});

it('reads the presupuesto of a category, and none of a method', () => {
  const item = { nombre: 'Hogar', presupuesto: 250.5 };
  expect(readEntries('categorias', [item])).toMatchObject([
    { fields: { nombre: 'Hogar', presupuesto: 250.5 } },
  ]);
  expect(readEntries('metodosPago', [item])).toEqual([
    { ok: true, fileId: null, leftOut: 0, fields: { nombre: 'Hogar', descripcion: '', icono: '💳' } },
  ]);
});

it.each([0, -1, NaN, Infinity, '250', null, {}, true])('leaves out the presupuesto %p', (presupuesto) => {
  const [entry] = readEntries('categorias', [{ nombre: 'Hogar', presupuesto }]);
  expect(entry?.ok && 'presupuesto' in entry.fields).toBe(false);
});

function entry(nombre: string): CatalogoEntry<{ nombre: string }> {
  return { ok: true, fileId: null, leftOut: 0, fields: { nombre } };
}

const NAMELESS: CatalogoEntry<{ nombre: string }> = {
  ok: false,
  fileId: 3,
  nombre: '7',
  fault: 'no-nombre',
};

describe('planCatalogo', () => {
  it.each<[string, CatalogoEntry<{ nombre: string }>[], string[], ReturnType<typeof planCatalogo>]>([
    ['adds what is new', [entry('Ocio')], ['Hogar'], [{ act: 'add', fields: { nombre: 'Ocio' } }]],
    ['reuses what is stored', [entry('Hogar')], ['Hogar'], [{ act: 'reuse', nombre: 'Hogar' }]],
    [
      'adds one row for two items of one nombre',
      [entry('Ocio'), entry('Ocio')],
      [],
      [
        { act: 'add', fields: { nombre: 'Ocio' } },
        { act: 'reuse', nombre: 'Ocio' },
      ],
    ],
    ['tells case and accents apart', [entry('ocio')], ['Ocio'], [{ act: 'add', fields: { nombre: 'ocio' } }]],
    [
      'refuses what has no nombre, in its place',
      [NAMELESS, entry('Ocio')],
      [],
      [
        { act: 'reject', nombre: '7', fault: 'no-nombre' },
        { act: 'add', fields: { nombre: 'Ocio' } },
      ],
    ],
  ])('%s', (_, entries, stored, expected) => {
    expect(
      planCatalogo(
        entries,
        stored.map((nombre) => ({ nombre })),
      ),
    ).toEqual(expected);
  });
});
