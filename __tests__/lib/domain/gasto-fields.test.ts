import { GASTO_TABLE, knownFields, withFields } from '@/lib/domain/gasto-fields';
import { GASTO_FIELDS } from '@/lib/domain/gasto-rules';
import { MISSING_ID } from '@/lib/domain/gastos-query';
import { buildGasto } from '../../support/build-gasto';

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
