import type { CopyReason } from '@/lib/domain/copy-record';

/** The words of the diary of imports. */
export const IMPORTS = {
  title: 'Importaciones anteriores',
  advice:
    'Deshacer una importación quita solo lo que añadió. Antes se guarda una copia de todo en este navegador.',
  undo: 'Deshacer importación',
  undoOf: (fileName: string, when: string) => `Deshacer importación de ${fileName}, ${when}`,
  undoing: 'Deshaciendo…',
  isUndone: 'Deshecha',
  undone: 'Importación deshecha',
  undoneDetail: (gastos: string) => `${gastos} fuera de la lista.`,
  keptDetail: (gastos: string, kept: string) =>
    `${gastos} fuera de la lista. Editados que se conservan: ${kept}.`,
  undoFailed: 'No se ha podido deshacer la importación',
  gone: 'Esta importación ya estaba deshecha',
  editedTitle: 'Hay gastos editados después de importarlos',
  edited: (gastos: string, single: boolean) =>
    `${gastos} de esta importación se ${single ? 'editó' : 'editaron'} después. ¿Qué hacemos con lo editado?`,
  keepEdited: 'Conservar lo editado',
  removeEdited: 'Quitarlo también',
  cancel: 'Cancelar',
  categoria: 'categoría',
  categorias: 'categorías',
  metodoPago: 'método de pago',
  metodosPago: 'métodos de pago',
} as const;

/** The words of the copies that this browser keeps. */
export const COPIES = {
  title: 'Copias en este navegador',
  advice: 'Se guardan solas antes de lo que quita muchos datos: las 10 últimas. No salen de este navegador.',
  none: 'Todavía no hay ninguna.',
  reasons: {
    reset: 'Antes de resetear',
    restore: 'Antes de restaurar',
    'import-undone': 'Antes de deshacer una importación',
    'gastos-deleted': 'Antes de eliminar gastos',
  } satisfies Record<CopyReason, string>,
  restore: 'Restaurar',
  restoreOf: (when: string) => `Restaurar la copia del ${when}`,
  restoring: 'Restaurando…',
  restored: 'Copia restaurada',
  restoredDetail: 'Lo que había antes está en las copias de Ajustes.',
  restoreFailed: 'No se ha podido restaurar la copia',
  gone: 'Esa copia ya no está, o no se puede leer. No se ha cambiado nada.',
  erase: 'Borrar copias',
  eraseTitle: 'Borrar las copias de este navegador',
  eraseQuestion: '¿Borrar todas las copias? No se puede deshacer. Tus datos de ahora no se tocan.',
  erased: 'Copias borradas',
  eraseFailed: 'No se han podido borrar las copias',
  cancel: 'Cancelar',
} as const;

/** What the question before a reset says of the copy, and what is said of it afterwards. */
export const RESET_COPY = {
  keep: 'Guardar una copia en este navegador',
  kept: 'Podrás restaurarla, o borrarla para siempre, en Ajustes.',
  notWanted: 'No quedará nada: ni las copias de antes, ni la lista de importaciones.',
  impossible: 'No se puede guardar ninguna.',
  allGoes: 'Si sigues se borra todo, también las copias de antes.',
  notKept: 'No se ha guardado ninguna copia.',
  notErased: 'Las copias de antes no se han podido borrar.',
} as const;
