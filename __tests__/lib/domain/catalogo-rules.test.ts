import { CATALOGO_RULES } from '@/lib/domain/catalogo-entry';
import { buildCategoriaFields } from '../../support/build-gasto';

test('a category stores every field of the form', () => {
  const fields = { ...buildCategoriaFields(), presupuesto: 3 };
  expect(CATALOGO_RULES.categorias.storedFields(fields)).toEqual(fields);
});

test('a method takes nombre, descripcion and icono alone', () => {
  expect(CATALOGO_RULES.metodosPago.storedFields({ ...buildCategoriaFields(), presupuesto: 3 })).toEqual({
    nombre: 'Alimentación',
    descripcion: 'Comida',
    icono: '🍎',
  });
});
