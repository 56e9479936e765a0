import type { ChangeFault, ChangeKind } from '@/lib/domain/change';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { notSaved } from './storage-sentences';

/** The words of undo and redo. */
export const HISTORY = {
  undo: 'Deshacer',
  redo: 'Rehacer',
  undone: 'Deshecho',
  redone: 'Rehecho',
  nothingToUndo: 'No hay nada que deshacer',
  nothingToRedo: 'No hay nada que rehacer',
  undoFailed: 'No se ha podido deshacer',
  redoFailed: 'No se ha podido rehacer',
} as const;

const DONE: Record<ChangeKind, [one: string, other: string]> = {
  'gasto-added': ['Gasto guardado', 'gastos guardados'],
  'gastos-edited': ['Gasto cambiado', 'gastos cambiados'],
  'gastos-deleted': ['Gasto eliminado', 'gastos eliminados'],
  'categorias-added': ['Categoría creada', 'categorías creadas'],
  'categorias-edited': ['Categoría cambiada', 'categorías cambiadas'],
  'categorias-deleted': ['Categoría eliminada', 'categorías eliminadas'],
  'categorias-merged': ['Categorías unidas', 'categorías unidas'],
  'metodosPago-added': ['Método de pago creado', 'métodos de pago creados'],
  'metodosPago-edited': ['Método de pago cambiado', 'métodos de pago cambiados'],
  'metodosPago-deleted': ['Método de pago eliminado', 'métodos de pago eliminados'],
  'metodosPago-merged': ['Métodos de pago unidos', 'métodos de pago unidos'],
};

const CHANGE_FAULT: Record<ChangeFault, string> = {
  'changed-since': 'Esos datos han cambiado después. No se ha tocado nada.',
  'in-use': 'Ya hay gastos que usan esa categoría o ese método. No se ha tocado nada.',
  'not-in-turn': 'Deshaz antes los cambios posteriores, con Ctrl+Z.',
};

/** What was done, to how many rows; `count` is written by the screen's formatter: «12 gastos cambiados». */
export function doneSentence(kind: ChangeKind, rows: number, count: string): string {
  const [one, other] = DONE[kind];
  return rows === 1 ? one : `${count} ${other}`;
}

/** Why an act was not taken back or done again. */
export function changeFaultSentence(fault: ChangeFault | StorageFault): string {
  return isChangeFault(fault) ? CHANGE_FAULT[fault] : notSaved(fault);
}

function isChangeFault(fault: ChangeFault | StorageFault): fault is ChangeFault {
  return Object.hasOwn(CHANGE_FAULT, fault);
}
