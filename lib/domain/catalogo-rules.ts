import { DEFAULT_ICONO } from './color';
import type { CatalogoFields, CatalogoTable, CategoriaFields } from './entities';
import type { IdField } from './id-names';

export const DEFAULT_COLOR = 'gray';

type CatalogoRules<Table extends CatalogoTable> = {
  idField: IdField;
  /** The field of an entered expense that holds the nombre. */
  nombreField: 'categoria' | 'metodoPago';
  defaultIcono: string;
  hasColor: boolean;
  hasPresupuesto: boolean;
  storedFields: (fields: CategoriaFields) => CatalogoFields[Table];
};

export const CATALOGO_RULES: { readonly [Table in CatalogoTable]: CatalogoRules<Table> } = {
  categorias: {
    idField: 'categoriaId',
    nombreField: 'categoria',
    defaultIcono: DEFAULT_ICONO,
    hasColor: true,
    hasPresupuesto: true,
    storedFields: (fields) => fields,
  },
  metodosPago: {
    idField: 'metodoPagoId',
    nombreField: 'metodoPago',
    defaultIcono: '💳',
    hasColor: false,
    hasPresupuesto: false,
    storedFields: ({ nombre, descripcion, icono }) => ({ nombre, descripcion, icono }),
  },
};

export const CATALOGO_TABLES = ['categorias', 'metodosPago'] as const satisfies readonly CatalogoTable[];

export const TABLE_OF = { categoriaId: 'categorias', metodoPagoId: 'metodosPago' } as const satisfies Record<
  IdField,
  CatalogoTable
>;

export function isIdField(field: string): field is IdField {
  return Object.hasOwn(TABLE_OF, field);
}
