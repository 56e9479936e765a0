import type { Forms } from './common';

/*
 * What is said of acts. It loads with what carries them out, after the first paint.
 */

/** What has become of one expense; `back` if undoing brought it back. */
export const BECOME = {
  added: (nombre: string, cantidad: string) => `Guardado: ${nombre}, ${cantidad}`,
  back: (nombre: string, cantidad: string) => `De vuelta: ${nombre}, ${cantidad}`,
  changed: (nombre: string, cantidad: string) => `Cambiado: ${nombre}, ${cantidad}`,
  removed: (nombre: string, cantidad: string) => `Quitado: ${nombre}, ${cantidad}`,
  pagado: (nombre: string) => `Pagado: ${nombre}`,
  pendiente: (nombre: string) => `Pendiente: ${nombre}`,
} as const;

/** What is said after an act was undone or redone, or after that failed. */
export const HISTORY = {
  undone: 'Deshecho',
  redone: 'Rehecho',
  nothingToUndo: 'No hay nada que deshacer',
  nothingToRedo: 'No hay nada que rehacer',
  undoFailed: 'No se ha podido deshacer',
  redoFailed: 'No se ha podido rehacer',
} as const;

/** The words of undoing an import. */
export const UNDOING_IMPORT = {
  undo: 'Deshacer importación',
  undoing: 'Deshaciendo…',
  undone: 'Importación deshecha',
  removed: (gastos: string): Forms => [`Se ha eliminado ${gastos}.`, `Se han eliminado ${gastos}.`],
  kept: (count: string): Forms => [
    'Se conserva el que habías editado.',
    `Se conservan los ${count} que habías editado.`,
  ],
  failed: 'No se ha podido deshacer la importación',
  gone: 'Esta importación ya estaba deshecha',
  editedTitle: 'Hay datos editados después de importarlos',
  /** `rows` as in «2 gastos y 1 categoría». */
  edited: (rows: string): Forms => [
    `${rows} de esta importación se editó después.`,
    `${rows} de esta importación se editaron después.`,
  ],
  question: '¿Qué hacemos con lo editado?',
  keepEdited: 'Conservar lo editado',
  removeEdited: 'Eliminarlo también',
} as const;

/** The words of bringing back what undoing an import took away. */
export const REDOING_IMPORT = {
  redone: 'Importación recuperada',
  restored: (gastos: string): Forms => [`Se ha recuperado ${gastos}.`, `Se han recuperado ${gastos}.`],
  failed: 'No se ha podido recuperar la importación',
  gone: 'La copia que se guardó al deshacerla ya no está. No se ha cambiado nada.',
} as const;

/** Several things in a row: «2 gastos, 1 categoría y 3 métodos de pago». */
export function andList(things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} y ${things.at(-1) ?? ''}`;
}
