/*
 * The words that several screens say. Every page loads this file first: what only one screen says belongs into the file
 * of that screen.
 */
import type { BudgetLevel } from '@/lib/domain/budget';
import type { EstadoKind } from '@/lib/domain/gastos-query';
import type { StorageFault } from '@/lib/domain/storage-fault';

/** The singular and the plural of some words. `format.choose` takes the one that fits a number. */
export type Forms = readonly [one: string, other: string];

/** Things that are counted: `format.count(3, NOUNS.gasto)` is «3 gastos». */
export const NOUNS = {
  gasto: ['gasto', 'gastos'],
  categoria: ['categoría', 'categorías'],
  metodoPago: ['método de pago', 'métodos de pago'],
  dia: ['día', 'días'],
} as const satisfies Record<string, Forms>;

/** The names of the screens. Lists of what a screen shows have the same name. */
export const TITLES = {
  resumen: 'Resumen',
  gastos: 'Gastos',
  categorias: 'Categorías',
  metodosPago: 'Métodos de pago',
  importar: 'Importar',
  extractos: 'Extractos',
  ajustes: 'Ajustes',
} as const;

/** The heading of the screen that brings a bank's statement. */
export const EXTRACTOS_TITLE = 'Traer un extracto';

/** What buttons say on more than one screen. */
export const BUTTONS = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  delete: 'Eliminar',
  download: 'Descargar',
  duplicate: 'Duplicar',
  edit: 'Editar',
  goImport: 'Ir a importar',
  newGasto: 'Nuevo gasto',
  redo: 'Rehacer',
  retry: 'Reintentar',
  save: 'Guardar',
  search: 'Buscar',
  select: 'Seleccionar',
  undo: 'Deshacer',
} as const;

/** What is said while something is under way. */
export const WAITING = {
  cancelling: 'Cancelando…',
  loading: 'Cargando…',
  restoring: 'Restaurando…',
} as const;

/** The fields of an expense, as labels and as headings. */
export const FIELDS = {
  fecha: 'Fecha',
  nombre: 'Nombre',
  descripcion: 'Descripción',
  cantidad: 'Cantidad',
  categoria: 'Categoría',
  metodoPago: 'Método de pago',
  estado: 'Estado',
} as const;

/** What is shown for a field that is empty, or that names a row which does not exist. */
export const NONE = {
  fecha: 'Sin fecha',
  nombre: 'Sin nombre',
  categoria: 'Sin categoría',
  metodoPago: 'Sin método de pago',
  estado: 'Sin estado',
} as const;

/** The names of the kinds of estado. */
export const ESTADO_NAMES = {
  pendiente: 'Pendiente',
  pagado: 'Pagado',
  otro: 'Otro',
} as const satisfies Record<EstadoKind, string>;

/** Why an expense cannot be saved with the category, or the method, that was chosen. */
export const CHOICE_FAULTS = {
  categoria: { 'not-chosen': 'Elige una categoría.', missing: 'Esa categoría ya no existe. Elige otra.' },
  metodoPago: {
    'not-chosen': 'Elige un método de pago.',
    missing: 'Ese método de pago ya no existe. Elige otro.',
  },
} as const;

/** The days that have a name of their own. */
export const DAYS = { today: 'Hoy', yesterday: 'Ayer', other: 'Otro día' } as const;

/** The words of choosing a period. */
export const PERIOD = {
  name: 'Periodo',
  previousMes: 'Mes anterior',
  nextMes: 'Mes siguiente',
  thisMes: 'Este mes',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
} as const;

/** What is said of how far a budget is used up. */
export const BUDGET_LEVELS = {
  calm: null,
  near: 'Casi agotado',
  over: 'Agotado',
} as const satisfies Record<BudgetLevel, string | null>;

/** The label of a sum. */
export const TOTAL = 'Total';

/** The heading of amounts that are listed by category. */
export const BY_CATEGORIA = 'Por categoría';

/** The last line of a list that is not shown in full. `count` is the number of lines left out, as it is written. */
export function andMore(count: string): string {
  return `y ${count} más`;
}

/** The expenses of a month or of a category, which is given by its name. */
export function gastosOf(name: string): string {
  return `Gastos de ${name}`;
}

/** The words of an expense in a list. */
export const GASTO_ROW = {
  edit: (nombre: string) => `Editar ${nombre}`,
  pay: (nombre: string) => `Pendiente. Marcar como pagado: ${nombre}`,
  select: (nombre: string) => `Seleccionar ${nombre}`,
} as const;

/** What is said after expenses were changed or deleted, or after that failed. */
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
  failed: 'No se han podido cambiar los gastos',
  deleteFailed: 'No se han podido eliminar los gastos',
} as const;

/** What is said of an import that brought nothing in. */
export const IMPORTING = {
  cancelled: 'Importación cancelada',
  failed: 'No se ha podido importar el archivo',
  noGastos: 'El archivo no tiene ningún gasto',
} as const;

/** Said if a file could be read when it was chosen, and cannot any more. */
export const FILE_GONE = 'El archivo ha cambiado o ya no está donde estaba. Vuelve a elegirlo.';

/** Said if the browser refuses to copy a text. */
export const COPY_FAILED = 'No se ha podido copiar. Selecciona el texto y cópialo a mano.';

/** The words of restoring a copy that this browser keeps. */
export const RESTORING_COPY = {
  restoreOf: (when: string) => `Restaurar la copia del ${when}`,
  restored: 'Copia restaurada',
  restoredDetail: 'Lo que había antes está en las copias de Ajustes.',
  failed: 'No se ha podido restaurar la copia',
  gone: 'Esa copia ya no está, o no se puede leer. No se ha cambiado nada.',
} as const;

/** Said if the browser, or this window of it, keeps no data. */
export const STORAGE_REFUSED = 'Este navegador no deja guardar datos aquí';

/** Said if the browser has ended a task by itself. */
export const TASK_STOPPED = 'El navegador no ha terminado esta tarea';

/** Said if a part of what is stored cannot be read. */
export const NOT_ALL_READ = 'No se han podido leer todos tus datos';

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

/** Said if nothing was saved. */
export const NOTHING_SAVED = 'No se ha guardado nada.';

/** What a storage fault is, in a sentence. */
export function storageReason(fault: StorageFault): string {
  return STORAGE_REASON[fault];
}

/** Why nothing was saved, as the description of a toast. */
export function notSaved(fault: StorageFault): string {
  return `${STORAGE_REASON[fault]} ${NOTHING_SAVED}`;
}

/** Why nothing was cleared, as the description of a toast. */
export function notCleared(fault: StorageFault): string {
  return `${STORAGE_REASON[fault]} No se ha borrado nada.`;
}

/** The first entry of a list to choose from, while nothing is chosen. */
export const CHOOSE = 'Elegir…';

/** The currency of amounts, as a label. */
export const DIVISA = 'Moneda';

/** The last day of a range, as a label. */
export const UNTIL = 'Hasta';

/** Said as long as a file has only been read. */
export const NOTHING_STORED = 'Todavía no se ha guardado nada.';

/** The names of what an import shows while it runs and when it has ended. */
export const IMPORT_PARTS = {
  progress: 'Progreso de la importación',
  results: 'Resultado de la importación',
} as const;

/** Which one of several files was taken. */
export function firstTaken(fileName: string): string {
  return `Se ha elegido «${fileName}»`;
}
