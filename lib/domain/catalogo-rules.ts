import type { RowShape } from './carried-fields';
import type { CatalogoFields, CatalogoTable, CategoriaFields } from './entities';
import { isPositiveNumber } from './gasto-rules';
import type { IdField } from './id-names';

/** The colour of a category that was given none. */
export const DEFAULT_COLOR = 'gray';

/** What the rules of one table of the catalogue have of their own. */
type CatalogoRules<Table extends CatalogoTable> = {
  /** The field of an expense that holds the id of a row. */
  idField: IdField;
  /** The field of an entered expense that holds the nombre of a row. */
  nombreField: 'categoria' | 'metodoPago';
  shape: RowShape;
  /** The icono of a row that was given none. */
  defaultIcono: string;
  hasColor: boolean;
  hasPresupuesto: boolean;
  /** The fields that the table stores, out of those of the catalogue's form. */
  storedFields: (fields: CategoriaFields) => CatalogoFields[Table];
};

/** The two tables of the catalogue: everything in which their rules differ. */
export const CATALOGO_RULES: { readonly [Table in CatalogoTable]: CatalogoRules<Table> } = {
  categorias: {
    idField: 'categoriaId',
    nombreField: 'categoria',
    shape: {
      required: ['nombre', 'descripcion', 'color', 'icono'],
      optional: { presupuesto: isPositiveNumber },
    },
    defaultIcono: '🏷️',
    hasColor: true,
    hasPresupuesto: true,
    storedFields: (fields) => fields,
  },
  metodosPago: {
    idField: 'metodoPagoId',
    nombreField: 'metodoPago',
    shape: {
      required: ['nombre', 'descripcion', 'icono'],
      optional: {},
      ignores: (field) => field === 'color' || field === 'presupuesto',
    },
    defaultIcono: '💳',
    hasColor: false,
    hasPresupuesto: false,
    storedFields: ({ nombre, descripcion, icono }) => ({ nombre, descripcion, icono }),
  },
};

/** The names of the two tables, in the specification's order. */
export const CATALOGO_TABLES = ['categorias', 'metodosPago'] as const satisfies readonly CatalogoTable[];

/** The table whose rows an id of an expense names. */
export const TABLE_OF = { categoriaId: 'categorias', metodoPagoId: 'metodosPago' } as const satisfies Record<
  IdField,
  CatalogoTable
>;

/** Whether a field of an expense holds the id of a category or of a method. */
export function isIdField(field: string): field is IdField {
  return Object.hasOwn(TABLE_OF, field);
}
