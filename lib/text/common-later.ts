import type { Budget } from '@/lib/domain/budget';
import type { StorageFault } from '@/lib/domain/result';
import type { Forms } from './common';

export const CHOICE_FAULTS = {
  categoria: { 'not-chosen': 'Elige una categoría.', missing: 'Esa categoría ya no existe. Elige otra.' },
  metodoPago: {
    'not-chosen': 'Elige un método de pago.',
    missing: 'Ese método de pago ya no existe. Elige otro.',
  },
} as const;

export const BUDGET_LEVELS = {
  calm: null,
  low: 'Queda poco',
  used: 'Justo',
  over: 'Superado',
} as const satisfies Record<Budget['level'], string | null>;

export const CHANGING = {
  others: (count: string, nombre: string): Forms => [
    `¿Cambiar también el otro gasto «${nombre}»?`,
    `¿Cambiar también los otros ${count} gastos «${nombre}»?`,
  ],
  changeOthers: 'Cambiar',
  lastingTitle: 'No se podrá deshacer',
  lasting: (gastos: string) =>
    `${gastos} son demasiados para recordar cómo eran: no se podrá deshacer, y lo que hiciste antes tampoco.`,
  nothingToChange: 'Ya estaban así',
  failed: 'No se han podido modificar los gastos',
  deleteFailed: 'No se han podido eliminar los gastos',
} as const;

export const IMPORTING = {
  cancelled: 'Importación cancelada',
  failed: 'No se ha podido importar el archivo',
  noGastos: 'El archivo no tiene ningún gasto',
} as const;

export const RESTORING_COPY = {
  restoreOf: (when: string) => `Restaurar la copia del ${when}`,
  restored: 'Copia restaurada',
  restoredDetail: 'Lo que había antes está en las copias de Ajustes.',
  failed: 'No se ha podido restaurar la copia',
  gone: 'Esa copia ya no está, o no se puede leer. No se ha cambiado nada.',
} as const;

const STORAGE_REFUSED = 'Este navegador no deja guardar datos aquí';

const TASK_STOPPED = 'El navegador no ha terminado esta tarea';

const NOT_ALL_READ = 'No se han podido leer todos tus datos';

const STORAGE_REASON: Record<StorageFault, string> = {
  'disk-full': 'No queda espacio en este dispositivo.',
  unavailable: `${STORAGE_REFUSED}.`,
  'newer-version': 'Tus datos son de una versión más nueva: recarga la página.',
  superseded: 'Mis Gastos se ha actualizado en otra pestaña: recarga la página.',
  closed: 'El navegador ha cerrado tus datos: recarga la página.',
  incomplete: `${NOT_ALL_READ}.`,
  'no-answer': 'La base de datos no responde: cierra otras pestañas de Mis Gastos.',
  stopped: `${TASK_STOPPED}.`,
  unknown: 'La base de datos no ha respondido.',
};

export const NOTHING_SAVED = 'No se ha guardado nada.';

export function storageReason(fault: StorageFault): string {
  return STORAGE_REASON[fault];
}

export function notSaved(fault: StorageFault): string {
  return `${STORAGE_REASON[fault]} ${NOTHING_SAVED}`;
}

export function notCleared(fault: StorageFault): string {
  return `${STORAGE_REASON[fault]} No se ha borrado nada.`;
}

/** `action` is the button that helps. */
type StorageNoticeWords = { title: string; advice: string; action: 'retry' | 'reload' };

export const STORAGE_NOTICE: Record<StorageFault, StorageNoticeWords> = {
  'disk-full': {
    title: 'No queda espacio para tus datos',
    advice: 'Libera espacio en este dispositivo y vuelve a intentarlo. Lo que ya estaba guardado sigue ahí.',
    action: 'retry',
  },
  unavailable: {
    title: STORAGE_REFUSED,
    advice:
      'Puede ser una ventana privada o un permiso desactivado. Abre Mis Gastos en una ventana normal, o permite que este sitio guarde datos, y vuelve a intentarlo.',
    action: 'retry',
  },
  'newer-version': {
    title: 'Tus datos son de una versión más nueva de Mis Gastos',
    advice: 'Están a salvo, pero esta versión no sabe leerlos. Recarga la página para usar la más nueva.',
    action: 'reload',
  },
  superseded: {
    title: 'Mis Gastos se ha actualizado en otra pestaña',
    advice: 'Para no estropear tus datos, esta pestaña ha dejado de guardar. Vuelve a cargarla para seguir.',
    action: 'reload',
  },
  closed: {
    title: 'El navegador ha cerrado tus datos',
    advice:
      'Puede que se hayan borrado los datos del sitio. Vuelve a cargar la página para ver qué hay guardado.',
    action: 'reload',
  },
  incomplete: {
    title: NOT_ALL_READ,
    advice: 'Puede que una parte esté dañada. Vuelve a intentarlo. No se ha borrado nada.',
    action: 'retry',
  },
  'no-answer': {
    title: 'Tus datos tardan en abrirse',
    advice:
      'Puede que otra pestaña los tenga ocupados: cierra las demás de Mis Gastos. Se abrirán en cuanto se pueda; si no, recarga la página. No se ha borrado nada.',
    action: 'reload',
  },
  stopped: {
    title: TASK_STOPPED,
    advice: 'Puede que le falte memoria. Tus datos están bien: vuelve a intentarlo.',
    action: 'retry',
  },
  unknown: {
    title: 'No se han podido abrir tus datos',
    advice: 'Cierra otras pestañas de Mis Gastos y vuelve a intentarlo. No se ha borrado nada.',
    action: 'retry',
  },
};
