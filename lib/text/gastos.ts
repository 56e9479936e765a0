import type { Orden } from '@/lib/domain/gastos-order';
import { MAX_SEARCH_LENGTH } from '@/lib/read/words';
import { FIELDS, UNTIL } from './common';
import { NO_CANTIDAD } from './sums';

const CLEAR_FILTERS = 'Quitar filtros';

export const FINDING = {
  clearSearch: 'Borrar la búsqueda',
  endSearch: 'Cerrar la búsqueda',
  comfortableRows: 'Filas altas',
  searchFull: `En una búsqueda caben ${MAX_SEARCH_LENGTH} caracteres: lo que sigue no cuenta.`,
  filters: 'Filtros',
  set: [' activo', ' activos'],
  activeFilters: 'Filtros activos',
  removeFilter: (label: string) => `Quitar el filtro ${label}`,
  clearAll: CLEAR_FILTERS,
  clearOne: 'Quitar el filtro',
  clearWords: 'Quitar la búsqueda',
  clearEverything: CLEAR_FILTERS,
  show: (count: string) => `Ver ${count}`,
  min: 'Mínimo',
  max: 'Máximo',
  cantidadAbove: (cantidad: string) => `≥ ${cantidad}`,
  cantidadBelow: (cantidad: string) => `≤ ${cantidad}`,
  cantidadFault: NO_CANTIDAD,
  orden: 'Ordenar por',
  ordenNames: {
    'fecha-desc': 'Más recientes',
    'fecha-asc': 'Más antiguos',
    'cantidad-desc': 'Mayor cantidad',
    'cantidad-asc': 'Menor cantidad',
    'nombre-asc': 'Nombre, A–Z',
    'nombre-desc': 'Nombre, Z–A',
  } satisfies Record<Orden, string>,
  sortBy: (column: string) => `Ordenar por ${column}`,
  thisWeek: 'Esta semana',
  thisYear: 'Este año',
  everything: 'Todo',
  desde: 'Desde',
  hasta: UNTIL,
  showRange: 'Aplicar',
  rangeFault: 'La fecha inicial es posterior a la final.',
  nothing: 'Ningún gasto coincide',
  nothingAdvice: 'Prueba con otras palabras, o quita algún filtro.',
  nothingInPeriod: 'No hay gastos en este periodo',
  elsewhere: ['resultado en otros meses', 'resultados en otros meses'],
  otherDays: ['resultado en otros días', 'resultados en otros días'],
  counting: 'Contando…',
  clipped: (count: string) => `Se muestran los primeros ${count}. Filtra para ver el resto.`,
} as const;

export const CORRECTING = {
  editTitle: 'Editar gasto',
  editRow: 'Editar el gasto',
  changed:
    'Este gasto ha cambiado en otro sitio mientras lo editabas. Guarda otra vez para quedarte con lo que has escrito.',
  gone: 'Este gasto se ha eliminado en otro sitio. Guarda otra vez para añadirlo de nuevo.',
  selection: 'Selección',
  selected: ['seleccionado', 'seleccionados'],
  selectAll: (count: string) => `Todos (${count})`,
  selectAllBox: 'Seleccionar todos',
  clearSelection: 'Quitar la selección',
  pay: 'Marcar pagado',
  change: 'Cambiar…',
  bulkTitle: (gastos: string) => `Cambiar ${gastos}`,
  deleteMany: (count: string) => `Eliminar ${count}`,
  keep: 'Sin cambios',
  uncopiedTitle: 'No se puede guardar una copia antes',
  uncopied: (gastos: string) =>
    `Si eliminas ${gastos} así, puede que no puedas recuperarlos, tampoco con «Deshacer».`,
  deleteUncopied: 'Eliminar sin copia',
  lastingCopy: 'Antes se guarda una copia en este navegador, que podrás restaurar en Ajustes.',
  bulkNothing: 'Elige algo que cambiar.',
  missing: (gastos: string) => `${gastos} sin categoría o sin método de pago`,
  mend: 'Corregir',
  columns: { ...FIELDS, metodoPago: 'Método' },
} as const;

export const DRAFTS = {
  unsaved: 'Hay cambios sin guardar',
  goOn: 'Seguir',
} as const;

export const NO_GASTOS = {
  emptyMes: (mes: string) => `No hay gastos en ${mes}`,
  emptyMesAdvice: 'Añade uno, elige otro mes o importa un archivo.',
  empty: 'Todavía no hay gastos',
  emptyAdvice: 'Añade el primero, o importa un archivo JSON.',
} as const;

/** The words of our own keys, which are there before the form. */
export const PAD = {
  name: 'Teclado numérico',
  erase: 'Borrar',
  plus: 'Sumar',
  minus: 'Restar',
  times: 'Multiplicar',
  dividedBy: 'Dividir',
} as const;
