/* Words that /gastos loads first. */
import type { Orden } from '@/lib/domain/gastos-order';
import { MAX_SEARCH_LENGTH } from '@/lib/read/words';
import { FIELDS, UNTIL } from './common';
import { NO_CANTIDAD } from './sums';

const CLEAR_FILTERS = 'Quitar filtros';

/** Our own keys of the amount, which the early form shows. */
export const PAD = {
  name: 'Teclado numérico',
  erase: 'Borrar',
  plus: 'Sumar',
  minus: 'Restar',
  times: 'Multiplicar',
  dividedBy: 'Dividir',
} as const;

/** The head of the grid. */
export const GRID_HEAD = {
  columns: { ...FIELDS, metodoPago: 'Método' },
  selectAll: 'Seleccionar todos',
} as const;

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

export const NO_GASTOS = {
  emptyMes: (mes: string) => `No hay gastos en ${mes}`,
  emptyMesAdvice: 'Añade uno, elige otro mes o importa un archivo.',
  empty: 'Todavía no hay gastos',
  emptyAdvice: 'Añade el primero, o importa un archivo JSON.',
} as const;
