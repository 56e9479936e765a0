import { GASTO_TABLE, type RowShape } from '@/lib/domain/gasto-fields';
import {
  carriedFields,
  GASTO_FIELDS,
  knownFields,
  unknownFields,
  withFields,
} from '@/lib/domain/gasto-rules';
import { MISSING_ID } from '@/lib/domain/gastos-query';
import { buildGasto } from '../../support/build-gasto';

const SHAPE: RowShape = {
  required: ['nombre'],
  optional: { presupuesto: (value) => typeof value === 'number' && value > 0 },
  ignores: (field) => field === 'categoria',
};

function nested(levels: number): unknown {
  return levels === 0 ? 'x' : { dentro: nested(levels - 1) };
}

it.each([
  ['a text', 'para Ana'],
  ['a number', -1.5],
  ['false', false],
  ['zero', 0],
  ['a list', ['lisboa', 1, null]],
  ['an object', { cuota: 3, de: 12 }],
  ['a few levels', nested(20)],
])('carries an unknown field with %s', (_, value) => {
  expect(carriedFields({ nombre: 'Pan', nota: value }, SHAPE)).toEqual({
    fields: { nota: value },
    leftOut: [],
  });
});

it.each([
  ['null', null],
  ['an empty text', ''],
  ['an empty list', []],
  ['undefined', undefined],
])('takes a field with %s for absent', (_, value) => {
  expect(carriedFields({ nombre: 'Pan', nota: value, presupuesto: value }, SHAPE)).toEqual({
    fields: {},
    leftOut: [],
  });
});

it('carries no id, no note on the item, and nothing that the shape ignores', () => {
  const item = { id: 7, nombre: 'Pan', _error: 'x', categoria: 'Ocio' };
  expect(carriedFields(item, SHAPE)).toEqual({ fields: {}, leftOut: [] });
  const own = JSON.parse('{ "__proto__": { "x": 1 }, "constructor": "c" }') as Record<string, unknown>;
  expect(carriedFields(own, SHAPE).fields).toStrictEqual({ constructor: 'c' });
});

it('leaves out an optional field that breaks its rule, and one that no browser could store', () => {
  const item = { nombre: 'Pan', presupuesto: -3, nota: nested(21), otra: 1 };
  expect(carriedFields(item, SHAPE)).toEqual({ fields: { otra: 1 }, leftOut: ['presupuesto', 'nota'] });
  expect(carriedFields({ presupuesto: 3 }, SHAPE)).toEqual({ fields: { presupuesto: 3 }, leftOut: [] });
});

it('tells the fields of a stored row that the program does not know, as they are', () => {
  const row = { id: 1, nombre: 'Pan', presupuesto: 3, nota: null, _x: 1 };
  expect(unknownFields(row, SHAPE)).toEqual({ nota: null, _x: 1 });
});

it('begins with the fields of the specification, in the order of its rules', () => {
  expect(GASTO_FIELDS).toEqual([
    'nombre',
    'descripcion',
    'cantidad',
    'fecha',
    'categoriaId',
    'metodoPagoId',
    'estado',
  ]);
});

it.each(GASTO_FIELDS)('reads a valid %s and an empty one, and no other type', (field) => {
  const { isValid, isReadable, empty } = GASTO_TABLE[field];
  const value = buildGasto()[field];
  expect([isValid(value), isReadable(value), isReadable({})]).toEqual([true, true, false]);
  expect([isValid(empty), isValid({})]).toEqual([false, false]);
});

it('reads an id that is none as that of a missing row', () => {
  expect(GASTO_TABLE.categoriaId.empty).toBe(MISSING_ID);
});

it('knows the fields of the table alone', () => {
  const { id: _, ...fields } = buildGasto();
  expect(knownFields({ ...buildGasto(), ...{ marcas: ['x'] } })).toEqual(fields);
});

it('takes away a field that becomes undefined, and keeps all others', () => {
  const row = { id: 1, nombre: 'Luz', nota: undefined, aviso: 'x' };
  const changed = withFields<object>(row, { nombre: 'Gas', aviso: undefined });
  expect(changed).toEqual({ id: 1, nombre: 'Gas', nota: undefined });
  expect(Object.keys(changed)).toEqual(['id', 'nombre', 'nota']);
});
