// A file of its own: only the pages' HTML holds these words, and no script.
import { BROWSER_FLOOR } from '@/lib/domain/browser-floor';

const { chrome, edge, firefox, safari } = BROWSER_FLOOR;

/** The oldest versions in which the program runs. */
export const OLDEST_BROWSERS = `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox} o Safari ${safari}`;

/** Said in place of a page that cannot run, a paragraph each. */
export const OLD_BROWSER = [
  'Este navegador es demasiado antiguo para Mis Gastos.',
  `Hace falta ${OLDEST_BROWSERS}, o una versión posterior. Actualízalo o abre esta página en otro.`,
  'No se ha borrado nada de lo que tuvieras guardado aquí.',
] as const;
