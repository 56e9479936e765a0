import { GASTO_FIELDS, validateGasto } from '@/lib/domain/gasto-rules';
import { buildGastoFields } from '../../support/build-gasto';

const NO_STRINGS: [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['white space', ' \t\n '],
  ['no-break and other Unicode spaces', '\u00a0\u2003\ufeff'],
  ['characters that are not seen', '\u200b\u00ad\u2060'],
  ['a number', 5],
  ['a boolean', true],
  ['an array', ['Pan']],
  ['an object', { text: 'Pan' }],
];

const NO_POSITIVE_NUMBERS: [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['a text of digits', '5'],
  ['zero', 0],
  ['negative zero', -0],
  ['negative', -5],
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['1e999 as JSON reads it', JSON.parse('1e999')],
  ['a boolean', true],
  ['an array', [5]],
  ['a bigint', 5n],
];

const NO_FECHAS: [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['a day that does not exist', '2026-02-30'],
  ['the day first', '15/01/2026'],
  ['with a time', '2026-01-15T10:00:00Z'],
  ['a number', 20260115],
  ['a Date', new Date(2026, 0, 15)],
  ['an array', ['2026-01-15']],
];

const BAD_VALUES = {
  nombre: NO_STRINGS,
  descripcion: NO_STRINGS,
  cantidad: NO_POSITIVE_NUMBERS,
  fecha: NO_FECHAS,
  categoriaId: NO_POSITIVE_NUMBERS,
  metodoPagoId: NO_POSITIVE_NUMBERS,
  estado: NO_STRINGS,
};

const CASES = GASTO_FIELDS.flatMap((field) =>
  BAD_VALUES[field].map(([name, value]) => ({ field, name, value })),
);

it.each(CASES)('refuses an expense whose $field is $name', ({ field, value }) => {
  expect(validateGasto({ ...buildGastoFields(), [field]: value })).toEqual({ ok: false, fault: [field] });
});

it.each(GASTO_FIELDS)('refuses an expense without %s', (missing) => {
  const item = Object.fromEntries(Object.entries(buildGastoFields()).filter(([field]) => field !== missing));
  expect(validateGasto(item)).toEqual({ ok: false, fault: [missing] });
});

it.each([
  ['null', null],
  ['undefined', undefined],
  ['an array', [buildGastoFields()]],
  ['a text', 'gasto'],
  ['a number', 1],
  ['a boolean', true],
])('says of %s that it is no object', (_, item) => {
  expect(validateGasto(item)).toEqual({ ok: false, fault: ['no-object'] });
});

it('names every broken rule of an empty object in the order of the table', () => {
  expect(validateGasto({})).toEqual({
    ok: false,
    fault: ['nombre', 'descripcion', 'cantidad', 'fecha', 'categoriaId', 'metodoPagoId', 'estado'],
  });
});

it('keeps the order of the table whatever the order of the fields', () => {
  const item = { ...buildGastoFields(), estado: 1, fecha: 1, nombre: 1 };
  const reversed = Object.fromEntries(Object.entries(item).reverse());
  expect(validateGasto(reversed)).toEqual({ ok: false, fault: ['nombre', 'fecha', 'estado'] });
});

it.each([
  ['a fraction of a cent', { cantidad: 0.001 }],
  ['a huge amount', { cantidad: 1e300 }],
  ['an id that is no integer', { categoriaId: 1.5 }],
  ['an estado that the program does not know', { estado: 'anulado' }],
  ['a nombre with spaces around it, kept as they are', { nombre: '  Pan  ' }],
  ['a nombre that is a name of JavaScript', { nombre: '__proto__', descripcion: 'constructor' }],
  ['an emoji', { nombre: '🍎' }],
])('takes %s', (_, fields) => {
  const gasto = buildGastoFields(fields);
  expect(validateGasto(gasto)).toEqual({ ok: true, value: gasto });
});

it('keeps fields that it does not know, but for ids, notes and names in the place of ids', () => {
  const item = JSON.parse(
    `{ "id": 9007199254740991, "__proto__": { "x": 1 }, "extra": [1], "Categoría": "Ocio", "forma de pago": "Bizum",
      "_error": "x", ${JSON.stringify(buildGastoFields()).slice(1)}`,
  ) as unknown;
  const result = validateGasto(item);
  expect(result).toStrictEqual({ ok: true, value: { ...buildGastoFields(), extra: [1] } });
});

it('does not take inherited fields for fields of the item', () => {
  const item: unknown = Object.create(buildGastoFields());
  expect(validateGasto(item)).toEqual({ ok: false, fault: [...GASTO_FIELDS] });
});

it('does not take the fields of a __proto__ in the file for fields of the item', () => {
  const item: unknown = JSON.parse(`{ "__proto__": ${JSON.stringify(buildGastoFields())} }`);
  expect(validateGasto(item)).toEqual({ ok: false, fault: [...GASTO_FIELDS] });
});

it('makes strings with lone surrogates well-formed', () => {
  const item = buildGastoFields({ nombre: 'Pan \ud83c', descripcion: '\udf4e', estado: 'pagado\ud800' });
  expect(validateGasto(item)).toEqual({
    ok: true,
    value: { ...item, nombre: 'Pan \ufffd', descripcion: '\ufffd', estado: 'pagado\ufffd' },
  });
});

it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])('carries a field named «%s»', (field) => {
  const gasto = { ...buildGastoFields(), [field]: 'x' };
  expect(validateGasto(gasto)).toEqual({ ok: true, value: gasto });
});
