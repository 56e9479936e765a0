// A file of its own: only the pages' HTML holds these words, and no script.

export const STUCK = {
  page: 'La página no ha terminado de cargarse: comprueba la conexión y recárgala.',
  form: 'La página no ha terminado de cargarse: comprueba la conexión y recárgala. La cantidad que escribas seguirá aquí.',
} as const;
