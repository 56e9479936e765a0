import type { RowShape } from './carried-fields';
import type { CatalogoTable } from './entities';
import { isPositiveNumber } from './positive-number';

/** A method has no color and no presupuesto. */
export const CATALOGO_SHAPES: Readonly<Record<CatalogoTable, RowShape>> = {
  categorias: {
    required: ['nombre', 'descripcion', 'color', 'icono'],
    optional: { presupuesto: isPositiveNumber },
  },
  metodosPago: {
    required: ['nombre', 'descripcion', 'icono'],
    optional: {},
    ignores: (field) => field === 'color' || field === 'presupuesto',
  },
};
