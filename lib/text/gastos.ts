import type { GastosFilter } from '@/lib/domain/gastos-query';
import type { Period } from '@/lib/domain/dates';
import type { SearchReading } from '@/lib/domain/search-readings';
import type { SearchedDays, SearchMeaning } from '@/lib/read/read-search';
import { MAX_SEARCH_LENGTH } from '@/lib/read/words';
import { ESTADO_NAMES, NONE, UNTIL } from './common';
import { capitalize, type Format, shorten } from './format';
import { CANTIDAD_FAULTS } from './sums';

type ByPeriod = Record<Period['kind'], string>;

const OTHERS = { mes: 'otros meses', range: 'otras fechas' } as const satisfies ByPeriod;

export const SEARCHING = {
  others: { mes: 'En otros meses', range: 'En otras fechas' } satisfies ByPeriod,
  elsewhere: OTHERS,
  more: (count: string, where: string) => `y ${count} en ${where}`,
  unread: (where: string) => `No se ha podido buscar en ${where}`,
  counting: (where: string) => `Buscando en ${where}…`,
  ofOthers: (count: string, where: string) => `${count} son de ${where}`,
  withOthers: (period: string, count: string, where: string) => `${period}, y ${count} de ${where}`,
  selectEverywhere: (count: string, where: string) => `Todos, con los de ${where} (${count})`,
  readings: 'La búsqueda se ha entendido así',
  onlyText: (word: string) => `Buscar «${word}» solo como texto`,
  without: (part: string) => `Quitar ${part}`,
  withoutFinds: (part: string, gastos: string) => `Quitar ${part}: ${gastos}`,
  parts: 'Partes de la búsqueda',
  nothingWith: (part: string) => `No hay nada con ${part}.`,
  quoted: (word: string) => `«${word}»`,
  examples: 'Ejemplos de búsqueda',
  partNames: {
    categorias: 'el filtro de categoría',
    metodosPago: 'el filtro de método',
    estados: 'el filtro de estado',
    devoluciones: 'el filtro de devoluciones',
    etiquetas: 'el filtro de etiquetas',
    cantidad: 'el filtro de cantidad',
  },
} as const;

export const EITHER = ' o ';

/** «Año 2025 o cantidad 2025», «Categoría Ocio», «Desde 20,01 €». `word` is as typed. */
export function readingLabel({ meanings, named }: SearchReading, word: string, format: Format): string {
  const said = meanings.map((meaning) => meaningLabel(meaning, word, format));
  const row = named ? [`${NAMED[named.table]} ${shorten(named.nombre)}`] : [];
  return capitalize([...said, ...row].join(EITHER));
}

const NAMED = { categorias: 'categoría', metodosPago: 'método' } as const;

function meaningLabel(meaning: SearchMeaning, word: string, format: Format): string {
  switch (meaning.kind) {
    case 'cantidad':
      return meaning.isExact ? `cantidad ${word}` : rangeLabel(meaning, format);
    case 'days':
      return daysLabel(meaning.days, format);
    case 'estado':
      return ESTADO_NAMES[meaning.estado].toLowerCase();
    case 'etiqueta':
      return meaning.isWithout ? `sin la etiqueta ${word.slice(2)}` : `etiqueta ${word.slice(1)}`;
    case 'no-categoria':
      return NONE.categoria.toLowerCase();
    case 'no-metodoPago':
      return NONE.metodoPago.toLowerCase();
  }
}

/** Comparisons exclude their amount by a cent. */
function rangeLabel({ min, max }: Extract<SearchMeaning, { kind: 'cantidad' }>, format: Format): string {
  if (min !== null && max !== null) return `de ${format.cantidad(min)} a ${format.cantidad(max)}`;
  if (min !== null) return `desde ${format.cantidad(min)}`;
  return max === null ? '' : `hasta ${format.cantidad(max)}`;
}

function daysLabel(days: SearchedDays, format: Format): string {
  if (days.kind === 'range') return format.period(days);
  const { year, month, day } = days;
  if (month === null) return `año ${year ?? ''}`;
  if (day !== null) {
    // A leap year has every day.
    return year === null
      ? format.dayAndMes(`2000-${month}-${day}`)
      : format.shortDay(`${year}-${month}-${day}`);
  }
  return year === null ? format.mesName(`2000-${month}`) : format.mes(`${year}-${month}`);
}

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
  cantidadFault: CANTIDAD_FAULTS.none,
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
