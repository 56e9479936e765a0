import type { ChangeFault, ChangeKind } from '@/lib/domain/change';
import type { StorageFault } from '@/lib/domain/result';
import type { Forms } from './common';
import { notSaved } from './common-later';

/** `back` if undoing brought it back. */
export const BECOME = {
  added: (nombre: string, cantidad: string) => `Guardado: ${nombre}, ${cantidad}`,
  back: (nombre: string, cantidad: string) => `Recuperado: ${nombre}, ${cantidad}`,
  changed: (nombre: string, cantidad: string) => `Modificado: ${nombre}, ${cantidad}`,
  removed: (nombre: string, cantidad: string) => `Eliminado: ${nombre}, ${cantidad}`,
  pagado: (nombre: string) => `Pagado: ${nombre}`,
  pendiente: (nombre: string) => `Pendiente: ${nombre}`,
  pendingFrom: (day: string) => `Pendiente desde el ${day}`,
  pendingFor: (day: string) => `Pendiente para el ${day}`,
} as const;

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
  /** `rows`: «2 gastos y 1 categoría». */
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

export function andList(things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} y ${things.at(-1) ?? ''}`;
}

export const LONG_ACT = {
  name: 'Cambio en curso',
  writing: 'Guardando los cambios…',
  copying: 'Guardando antes una copia…',
  cancelled: 'Cancelado: no se ha cambiado nada',
} as const;

/** By an act, or by the undo of one that added them. */
const deleted = {
  gastos: (count: string): Forms => ['Gasto eliminado', `${count} gastos eliminados`],
  categorias: (count: string): Forms => ['Categoría eliminada', `${count} categorías eliminadas`],
  metodosPago: (count: string): Forms => ['Método de pago eliminado', `${count} métodos de pago eliminados`],
};

function etiquetaBack(count: string): Forms {
  return ['Etiqueta como antes en 1 gasto', `Etiqueta como antes en ${count} gastos`];
}

/** `count` is a written number. */
export const DONE: Record<ChangeKind, (count: string) => Forms> = {
  'gasto-added': (count) => ['Gasto guardado', `${count} gastos guardados`],
  'gastos-edited': (count) => ['Gasto modificado', `${count} gastos modificados`],
  'gastos-deleted': deleted.gastos,
  'categorias-added': (count) => ['Categoría creada', `${count} categorías creadas`],
  'categorias-edited': (count) => ['Categoría modificada', `${count} categorías modificadas`],
  'categorias-deleted': deleted.categorias,
  'categorias-merged': (count) => ['Categorías unidas', `${count} categorías unidas`],
  'presupuestos-edited': (count) => ['Presupuesto guardado', `${count} presupuestos guardados`],
  'metodosPago-added': (count) => ['Método de pago creado', `${count} métodos de pago creados`],
  'metodosPago-edited': (count) => ['Método de pago modificado', `${count} métodos de pago modificados`],
  'metodosPago-deleted': deleted.metodosPago,
  'metodosPago-merged': (count) => ['Métodos de pago unidos', `${count} métodos de pago unidos`],
  'etiqueta-renamed': (count) => ['Etiqueta cambiada en 1 gasto', `Etiqueta cambiada en ${count} gastos`],
  'etiqueta-merged': (count) => ['Etiquetas unidas en 1 gasto', `Etiquetas unidas en ${count} gastos`],
  'etiqueta-removed': (count) => ['Etiqueta eliminada de 1 gasto', `Etiqueta eliminada de ${count} gastos`],
};

export const TAKEN_BACK: Record<ChangeKind, (count: string) => Forms> = {
  'gasto-added': deleted.gastos,
  'gastos-edited': (count) => ['Gasto como antes', `${count} gastos como antes`],
  'gastos-deleted': (count) => ['Gasto recuperado', `${count} gastos recuperados`],
  'categorias-added': deleted.categorias,
  'categorias-edited': (count) => ['Categoría como antes', `${count} categorías como antes`],
  'categorias-deleted': (count) => ['Categoría recuperada', `${count} categorías recuperadas`],
  'categorias-merged': (count) => ['Categorías separadas', `${count} categorías separadas`],
  'presupuestos-edited': (count) => ['Presupuesto como antes', `${count} presupuestos como antes`],
  'metodosPago-added': deleted.metodosPago,
  'metodosPago-edited': (count) => ['Método de pago como antes', `${count} métodos de pago como antes`],
  'metodosPago-deleted': (count) => ['Método de pago recuperado', `${count} métodos de pago recuperados`],
  'metodosPago-merged': (count) => ['Métodos de pago separados', `${count} métodos de pago separados`],
  'etiqueta-renamed': etiquetaBack,
  'etiqueta-merged': etiquetaBack,
  'etiqueta-removed': etiquetaBack,
};

const CHANGE_FAULT: Record<ChangeFault, string> = {
  'changed-since': 'Han cambiado desde entonces; no se ha tocado nada.',
  'in-use': 'Ya hay gastos que usan esa categoría o ese método. No se ha tocado nada.',
  'categoria-missing': 'Su categoría ya no existe. No se ha tocado nada.',
  'metodo-missing': 'Su método de pago ya no existe. No se ha tocado nada.',
  cancelled: `${LONG_ACT.cancelled}.`,
  'not-in-turn': 'Deshaz antes los cambios posteriores, con Ctrl+Z.',
};

export function changeFaultSentence(fault: ChangeFault | StorageFault): string {
  return isChangeFault(fault) ? CHANGE_FAULT[fault] : notSaved(fault);
}

function isChangeFault(fault: ChangeFault | StorageFault): fault is ChangeFault {
  return Object.hasOwn(CHANGE_FAULT, fault);
}
