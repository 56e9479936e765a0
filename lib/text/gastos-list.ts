import type { Orden } from '@/lib/domain/gastos-query';
import { FIELDS } from './common';

/** The early form shows them. */
export const PAD = {
  name: 'Teclado numérico',
  erase: 'Borrar',
  plus: 'Sumar',
  minus: 'Restar',
  times: 'Multiplicar',
  dividedBy: 'Dividir',
} as const;

export const GRID_HEAD = {
  columns: { ...FIELDS, metodoPago: 'Método' },
  selectAll: 'Seleccionar todos',
} as const;

export const FINDING = {
  clearSearch: 'Borrar la búsqueda',
  endSearch: 'Cerrar la búsqueda',
  comfortableRows: 'Filas altas',
  filters: 'Filtros',
  set: [' activo', ' activos'],
  ordenNames: {
    'fecha-desc': 'Más recientes',
    'fecha-asc': 'Más antiguos',
    'cantidad-desc': 'Mayor cantidad',
    'cantidad-asc': 'Menor cantidad',
    'nombre-asc': 'Nombre, A–Z',
    'nombre-desc': 'Nombre, Z–A',
  } satisfies Record<Orden, string>,
  sortBy: (column: string) => `Ordenar por ${column}`,
  counting: 'Contando…',
  next: 'Ver los gastos que siguen',
  clipped: (count: string) => `Se muestran los primeros ${count}. Filtra para ver el resto.`,
} as const;

export const NO_GASTOS = {
  emptyMes: (mes: string) => `No hay gastos en ${mes}`,
  emptyMesAdvice: 'Añade uno, elige otro mes o importa un archivo.',
  empty: 'Todavía no hay gastos',
  emptyAdvice: 'Añade el primero, o importa un archivo JSON.',
} as const;
