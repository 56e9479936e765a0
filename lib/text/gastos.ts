import type { GastosFilter } from '@/lib/domain/gastos-query';
import { MAX_SEARCH_LENGTH } from '@/lib/read/words';
import { UNTIL } from './common';
import { NO_CANTIDAD } from './sums';

export const CORRECTING = {
  editTitle: 'Editar gasto',
  editRow: 'Editar el gasto',
  changed:
    'Este gasto ha cambiado en otro sitio mientras lo editabas. Guarda otra vez para quedarte con lo que has escrito.',
  gone: 'Este gasto se ha eliminado en otro sitio. Guarda otra vez para añadirlo de nuevo.',
  selection: 'Selección',
  selected: ['seleccionado', 'seleccionados'],
  selectAll: (count: string) => `Todos (${count})`,
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
} as const;

export const DRAFTS = {
  unsaved: 'Hay cambios sin guardar',
  goOn: 'Seguir',
} as const;

export const FILTERING = {
  searchFull: `En una búsqueda caben ${MAX_SEARCH_LENGTH} caracteres: lo que sigue no cuenta.`,
  clearOne: 'Quitar el filtro',
  clearWords: 'Quitar la búsqueda',
  clearEverything: 'Quitar filtros',
  active: 'Filtros activos',
  remove: (label: string) => `Quitar el filtro ${label}`,
  devoluciones: { devuelto: 'Con devolución', esperado: 'Me deben' } satisfies Record<
    GastosFilter['devoluciones'][number],
    string
  >,
  cantidadAbove: (cantidad: string) => `≥ ${cantidad}`,
  cantidadBelow: (cantidad: string) => `≤ ${cantidad}`,
  show: (count: string) => `Ver ${count}`,
  min: 'Mínimo',
  max: 'Máximo',
  cantidadFault: NO_CANTIDAD,
  orden: 'Ordenar por',
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
} as const;
