/* Words of several screens. Every page loads this file first: the words of one screen belong into that screen's file. */
import type { BudgetLevel } from '@/lib/domain/budget';
import type { EstadoKind } from '@/lib/domain/gastos-query';
import type { StorageFault } from '@/lib/domain/storage-fault';

/** A singular and a plural; `format.choose` takes the one for a number. */
export type Forms = readonly [one: string, other: string];

/** `format.count(3, NOUNS.gasto)` is «3 gastos». */
export const NOUNS = {
  gasto: ['gasto', 'gastos'],
  categoria: ['categoría', 'categorías'],
  metodoPago: ['método de pago', 'métodos de pago'],
  dia: ['día', 'días'],
  reembolso: ['devolución', 'devoluciones'],
} as const satisfies Record<string, Forms>;

export const TITLES = {
  resumen: 'Resumen',
  gastos: 'Gastos',
  categorias: 'Categorías',
  metodosPago: 'Métodos de pago',
  importar: 'Importar',
  extractos: 'Extractos',
  ajustes: 'Ajustes',
  privacidad: 'Privacidad',
} as const;

export const IMPORT_EXTRACTO = 'Importar del banco';

export const BUTTONS = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  delete: 'Eliminar',
  download: 'Descargar',
  duplicate: 'Duplicar',
  edit: 'Editar',
  exportList: 'Exportar esta lista',
  goImport: 'Ir a importar',
  newGasto: 'Nuevo gasto',
  redo: 'Rehacer',
  retry: 'Reintentar',
  save: 'Guardar',
  search: 'Buscar',
  select: 'Seleccionar',
  undo: 'Deshacer',
} as const;

export const WAITING = {
  cancelling: 'Cancelando…',
  loading: 'Cargando…',
  restoring: 'Restaurando…',
} as const;

export const FIELDS = {
  fecha: 'Fecha',
  nombre: 'Nombre',
  descripcion: 'Descripción',
  cantidad: 'Cantidad',
  categoria: 'Categoría',
  metodoPago: 'Método de pago',
  estado: 'Estado',
} as const;

/** Shown for an empty field, or for a missing row. */
export const NONE = {
  fecha: 'Sin fecha',
  nombre: 'Sin nombre',
  categoria: 'Sin categoría',
  metodoPago: 'Sin método de pago',
  estado: 'Sin estado',
} as const;

export const ESTADO_NAMES = {
  pendiente: 'Pendiente',
  pagado: 'Pagado',
  otro: 'Otro',
} as const satisfies Record<EstadoKind, string>;

export const CHOICE_FAULTS = {
  categoria: { 'not-chosen': 'Elige una categoría.', missing: 'Esa categoría ya no existe. Elige otra.' },
  metodoPago: {
    'not-chosen': 'Elige un método de pago.',
    missing: 'Ese método de pago ya no existe. Elige otro.',
  },
} as const;

export const DAYS = { today: 'Hoy', yesterday: 'Ayer', other: 'Otro día' } as const;

export const PERIOD = {
  name: 'Periodo',
  previousMes: 'Mes anterior',
  nextMes: 'Mes siguiente',
  thisMes: 'Este mes',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
} as const;

export const BUDGET_LEVELS = {
  calm: null,
  low: 'Queda poco',
  used: 'Justo',
  over: 'Superado',
} as const satisfies Record<BudgetLevel, string | null>;

export const TOTAL = 'Total';

export const BY_CATEGORIA = 'Por categoría';

/** Ends a shortened list; `count` is the written number of missing lines. */
export function andMore(count: string): string {
  return `y ${count} más`;
}

export function gastosOf(name: string): string {
  return `Gastos de ${name}`;
}

/** «de 80,00 €», beside a part of it. */
export function ofWhole(cantidad: string): string {
  return `de ${cantidad}`;
}

export const GASTO_ROW = {
  edit: (nombre: string) => `Editar ${nombre}`,
  pay: (nombre: string) => `Pendiente. Marcar como pagado: ${nombre}`,
  select: (nombre: string) => `Seleccionar ${nombre}`,
  /** The amount paid, below what is left. */
  of: ofWhole,
  owed: (cantidad: string) => `te deben ${cantidad}`,
} as const;

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

export const FILE_GONE = 'El archivo ha cambiado o ya no está donde estaba. Vuelve a elegirlo.';

export const COPY_FAILED = 'No se ha podido copiar. Selecciona el texto y cópialo a mano.';

export const STORAGE_REFUSED = 'Este navegador no deja guardar datos aquí';

export const TASK_STOPPED = 'El navegador no ha terminado esta tarea';

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

export const DIVISA = 'Moneda';

export const UNTIL = 'Hasta';

export const NOTHING_STORED = 'Todavía no se ha guardado nada.';

export const IMPORT_PARTS = {
  progress: 'Progreso de la importación',
  results: 'Resultado de la importación',
} as const;

export function firstTaken(fileName: string): string {
  return `Se ha elegido «${fileName}»`;
}
