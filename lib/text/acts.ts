import type { ChangeFault, ChangeKind } from '@/lib/domain/change';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { notSaved, type Forms } from './common';

/* The words of acts load after the first paint, with the code that performs acts. */

/** The news of one expense; `back` if undoing brought it back. */
export const BECOME = {
  added: (nombre: string, cantidad: string) => `Guardado: ${nombre}, ${cantidad}`,
  back: (nombre: string, cantidad: string) => `De vuelta: ${nombre}, ${cantidad}`,
  changed: (nombre: string, cantidad: string) => `Cambiado: ${nombre}, ${cantidad}`,
  removed: (nombre: string, cantidad: string) => `Quitado: ${nombre}, ${cantidad}`,
  pagado: (nombre: string) => `Pagado: ${nombre}`,
  pendiente: (nombre: string) => `Pendiente: ${nombre}`,
} as const;

/** Said of an added expense. */
export function pendingFor(day: string): string {
  return `Pendiente para el ${day}`;
}

/** Said after an undo or a redo, or its failure. */
export const HISTORY = {
  undone: 'Deshecho',
  redone: 'Rehecho',
  nothingToUndo: 'No hay nada que deshacer',
  nothingToRedo: 'No hay nada que rehacer',
  undoFailed: 'No se ha podido deshacer',
  redoFailed: 'No se ha podido rehacer',
} as const;

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

export const REDOING_IMPORT = {
  redone: 'Importación recuperada',
  restored: (gastos: string): Forms => [`Se ha recuperado ${gastos}.`, `Se han recuperado ${gastos}.`],
  failed: 'No se ha podido recuperar la importación',
  gone: 'La copia que se guardó al deshacerla ya no está. No se ha cambiado nada.',
} as const;

/** Joins things: «2 gastos, 1 categoría y 3 métodos de pago». */
export function andList(things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} y ${things.at(-1) ?? ''}`;
}

/** Acts of very many rows, running or called off. */
export const LONG_ACT = {
  name: 'Cambio en curso',
  writing: 'Guardando los cambios…',
  copying: 'Guardando antes una copia…',
  cancelled: 'Cancelado: no se ha cambiado nada',
} as const;

/** Acts that are done. `count` is a written number: «12 gastos cambiados». */
export const DONE: Record<ChangeKind, (count: string) => Forms> = {
  'gasto-added': (count) => ['Gasto guardado', `${count} gastos guardados`],
  'gastos-edited': (count) => ['Gasto cambiado', `${count} gastos cambiados`],
  'gastos-deleted': (count) => ['Gasto eliminado', `${count} gastos eliminados`],
  'categorias-added': (count) => ['Categoría creada', `${count} categorías creadas`],
  'categorias-edited': (count) => ['Categoría cambiada', `${count} categorías cambiadas`],
  'categorias-deleted': (count) => ['Categoría eliminada', `${count} categorías eliminadas`],
  'categorias-merged': (count) => ['Categorías unidas', `${count} categorías unidas`],
  'metodosPago-added': (count) => ['Método de pago creado', `${count} métodos de pago creados`],
  'metodosPago-edited': (count) => ['Método de pago cambiado', `${count} métodos de pago cambiados`],
  'metodosPago-deleted': (count) => ['Método de pago eliminado', `${count} métodos de pago eliminados`],
  'metodosPago-merged': (count) => ['Métodos de pago unidos', `${count} métodos de pago unidos`],
};

/** Acts that were undone; `count` as in {@link DONE}. */
export const TAKEN_BACK: Record<ChangeKind, (count: string) => Forms> = {
  'gasto-added': (count) => ['Gasto quitado', `${count} gastos quitados`],
  'gastos-edited': (count) => ['Gasto como estaba', `${count} gastos como estaban`],
  'gastos-deleted': (count) => ['Gasto de vuelta', `${count} gastos de vuelta`],
  'categorias-added': (count) => ['Categoría quitada', `${count} categorías quitadas`],
  'categorias-edited': (count) => ['Categoría como estaba', `${count} categorías como estaban`],
  'categorias-deleted': (count) => ['Categoría de vuelta', `${count} categorías de vuelta`],
  'categorias-merged': (count) => ['Categorías separadas', `${count} categorías separadas`],
  'metodosPago-added': (count) => ['Método de pago quitado', `${count} métodos de pago quitados`],
  'metodosPago-edited': (count) => ['Método de pago como estaba', `${count} métodos de pago como estaban`],
  'metodosPago-deleted': (count) => ['Método de pago de vuelta', `${count} métodos de pago de vuelta`],
  'metodosPago-merged': (count) => ['Métodos de pago separados', `${count} métodos de pago separados`],
};

const CHANGE_FAULT: Record<ChangeFault, string> = {
  'changed-since': 'Esos datos han cambiado después. No se ha tocado nada.',
  'in-use': 'Ya hay gastos que usan esa categoría o ese método. No se ha tocado nada.',
  'categoria-missing': 'Su categoría ya no existe. No se ha tocado nada.',
  'metodo-missing': 'Su método de pago ya no existe. No se ha tocado nada.',
  cancelled: `${LONG_ACT.cancelled}.`,
  'not-in-turn': 'Deshaz antes los cambios posteriores, con Ctrl+Z.',
};

/** The reason why an act, an undo or a redo failed. */
export function changeFaultSentence(fault: ChangeFault | StorageFault): string {
  return isChangeFault(fault) ? CHANGE_FAULT[fault] : notSaved(fault);
}

function isChangeFault(fault: ChangeFault | StorageFault): fault is ChangeFault {
  return Object.hasOwn(CHANGE_FAULT, fault);
}
