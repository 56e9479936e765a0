// A file of its own: only HTML holds these words, and no script.

export const STUCK = {
  page: 'La página no ha terminado de cargarse: comprueba la conexión y recárgala.',
  form: 'La página no ha terminado de cargarse: comprueba la conexión y recárgala. La cantidad que escribas seguirá aquí.',
} as const;

/** They have all of lib/page/device/needed-features.ts. The build writes for them: browserslist in package.json. */
export const OLDEST_BROWSERS = 'Chrome 111, Edge 111, Firefox 125 o Safari 16.4';

/** A paragraph each. */
export const OLD_BROWSER = [
  'Este navegador es demasiado antiguo para Mis Gastos.',
  `Hace falta ${OLDEST_BROWSERS}, o una versión posterior. Actualízalo o abre esta página en otro.`,
  'No se ha borrado nada de lo que tuvieras guardado aquí.',
] as const;
