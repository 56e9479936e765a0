// A file of its own: only HTML holds these words, and no script.

export const STUCK = {
  page: 'La página no ha terminado de cargarse: comprueba la conexión y recárgala.',
  form: 'La página no ha terminado de cargarse: comprueba la conexión y recárgala. La cantidad que escribas seguirá aquí.',
} as const;

/** They have all of lib/page/needed-features.ts. The build writes for them: browserslist in package.json. */
export const BROWSER_FLOOR = { chrome: 111, edge: 111, firefox: 125, safari: 16.4 } as const;

const { chrome, edge, firefox, safari } = BROWSER_FLOOR;

export const OLDEST_BROWSERS = `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox} o Safari ${safari}`;

/** A paragraph each. */
export const OLD_BROWSER = [
  'Este navegador es demasiado antiguo para Mis Gastos.',
  `Hace falta ${OLDEST_BROWSERS}, o una versión posterior. Actualízalo o abre esta página en otro.`,
  'No se ha borrado nada de lo que tuvieras guardado aquí.',
] as const;
