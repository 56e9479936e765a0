/*
 * Words of several screens, which every page loads first. Those of one screen are in its own file; a file apart loads with
 * the code that uses it.
 */
import type { EstadoKind } from '@/lib/domain/gastos-query';

/** `format.choose` takes the one for a number. */
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

/** For an empty field, or a missing row. */
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

export const DAYS = { today: 'Hoy', yesterday: 'Ayer', other: 'Otro día' } as const;

export const PERIOD = {
  name: 'Periodo',
  previousMes: 'Mes anterior',
  nextMes: 'Mes siguiente',
  thisMes: 'Este mes',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
} as const;

export const TOTAL = 'Total';

export const BY_CATEGORIA = 'Por categoría';

/** Ends a shortened list; `count` is a written number. */
export function andMore(count: string): string {
  return `y ${count} más`;
}

export function gastosOf(name: string): string {
  return `Gastos de ${name}`;
}

export const GASTO_ROW = {
  edit: (nombre: string) => `Editar ${nombre}`,
  pay: (nombre: string) => `Pendiente. Marcar como pagado: ${nombre}`,
  select: (nombre: string) => `Seleccionar ${nombre}`,
  /** Beside a part. */
  of: (cantidad: string) => `de ${cantidad}`,
  owed: (cantidad: string) => `te deben ${cantidad}`,
} as const;

export const COPY_FAILED = 'No se ha podido copiar. Selecciona el texto y cópialo a mano.';

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
