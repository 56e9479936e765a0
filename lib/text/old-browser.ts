// A file of its own: only the pages' HTML holds these words, and no script.
import { OLDEST_BROWSERS } from './oldest-browsers';

/** A paragraph each. */
export const OLD_BROWSER = [
  'Este navegador es demasiado antiguo para Mis Gastos.',
  `Hace falta ${OLDEST_BROWSERS}, o una versión posterior. Actualízalo o abre esta página en otro.`,
  'No se ha borrado nada de lo que tuvieras guardado aquí.',
] as const;
