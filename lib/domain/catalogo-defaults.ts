/** The colour of a category that was given none. */
export const DEFAULT_COLOR = 'gray';

/** The icons of categories and methods that were given none. */
export const DEFAULT_ICONOS = { categorias: '🏷️', metodosPago: '💳' } as const;
