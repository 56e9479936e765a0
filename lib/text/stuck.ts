// A file of its own: only the pages' HTML has these words, and no script.

/** Said while the page's own scripts do not come: what is the matter and what to do. */
export const STUCK = {
  page: 'La página no ha terminado de cargarse: comprueba la conexión y recárgala.',
  form: 'La página no ha terminado de cargarse: recárgala y la cantidad que has escrito seguirá aquí.',
} as const;
