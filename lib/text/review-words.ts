import type { GastoField } from '@/lib/domain/gasto-rules';
import type { MendRule } from '@/lib/import/suggestions';
import type { Format } from './format';

/** The words of the review before an import. */
export const REVIEW = {
  open: 'Revisar antes de importar',
  region: 'Revisión del archivo',
  withMends: 'Se importará con tus correcciones.',
  withoutDuplicates: 'Se omitirán los posibles duplicados.',
  working: 'Revisando el archivo…',
  updating: 'Actualizando la revisión…',
  done: 'Todavía no se ha guardado nada.',
  failed: 'No se ha podido revisar el archivo.',
  importedBefore: (day: string) => `Ya importaste este archivo el ${day}`,
  summary: 'Qué hará la importación',
  counts: {
    imported: 'Se importarán',
    categorias: 'Categorías nuevas',
    metodosPago: 'Métodos nuevos',
    duplicates: 'Posibles duplicados',
  },
  suggestions: 'Correcciones para muchos a la vez',
  twoReadings: 'Estas fechas se pueden leer de dos maneras. Elige una.',
  onlyIfSpent: 'Solo si son gastos: un ingreso o una devolución no lo es.',
  undo: 'Deshacer',
  applied: 'Aplicado',
  nothing: 'vacío',
  becomes: 'pasa a ser',
  errors: 'Errores',
  errorTable: 'Gastos con errores',
  errorsAdvice: 'Corrige aquí cada campo y pulsa Intro. El archivo no cambia.',
  errorColumns: { index: 'Gasto', field: 'Campo', value: 'Valor', reason: 'Motivo' },
  notMendable: 'No se puede corregir aquí.',
  take: (value: string) => `Usar «${value}»`,
  choose: 'Elegir…',
  mended: (count: number, shown: string) =>
    count === 1 ? '1 campo corregido a mano' : `${shown} campos corregidos a mano`,
  removeMended: 'Quitar lo corregido a mano',
  cellOf: (field: string, index: number) => `${field} del gasto ${index}`,
  preview: 'Primeros gastos, tal como se guardarán',
  nothingToImport: 'No se guardará ningún gasto.',
  reused: 'Nombres que ya existen y se reutilizan',
  undefinedIds: 'Id que el archivo no define',
  undefinedIdsAdvice: 'Se toman como los de este navegador.',
  meansNothing: 'aquí no existe',
  duplicates: 'Posibles duplicados',
  noDuplicates: 'Ningún gasto del archivo está guardado ya.',
  duplicatesAdvice: 'Coinciden el día, el nombre, la cantidad, la categoría y el método.',
  skipDuplicates: 'Omitir posibles duplicados',
  skipped: (count: number) =>
    count === 1 ? 'Se ha omitido 1 posible duplicado.' : `Se han omitido ${count} posibles duplicados.`,
  faults: {
    text: 'Escribe un texto.',
    fecha: 'Escribe el día como AAAA-MM-DD, por ejemplo 2026-03-04.',
    id: 'Elige uno de la lista.',
  },
} as const;

/** The fields of an expense, as a person calls them. */
export const FIELD_NAMES = {
  nombre: 'Nombre',
  descripcion: 'Descripción',
  cantidad: 'Cantidad',
  fecha: 'Fecha',
  categoriaId: 'Categoría',
  metodoPagoId: 'Método de pago',
  estado: 'Estado',
} satisfies Record<GastoField, string>;

const RULE_NAMES = {
  'nombre-from-descripcion': 'Usar la descripción como nombre',
  'descripcion-from-nombre': 'Usar el nombre como descripción',
  'cantidad-from-text': 'Leer como número la cantidad escrita',
  'cantidad-positive': 'Quitar el signo menos de la cantidad',
  'fecha-as-iso': 'Escribir la fecha como AAAA-MM-DD',
  'fecha-day-first': 'Leer la fecha con el día primero',
  'fecha-month-first': 'Leer la fecha con el mes primero',
  'estado-pagado': 'Poner el estado «pagado»',
} satisfies Record<MendRule, string>;

/** What a rule does to how many expenses: «Usar el nombre como descripción en los 346». */
export function ruleSentence(rule: MendRule, count: number, format: Format): string {
  return `${RULE_NAMES[rule]} en ${count === 1 ? '1 gasto' : `los ${format.plainNumber(count)}`}`;
}

/** The button that applies a rule: «Aplicar a los 346». */
export function applyTo(count: number, format: Format): string {
  return count === 1 ? 'Aplicar a 1' : `Aplicar a los ${format.plainNumber(count)}`;
}

/** What follows a list that was cut: «Se muestran los primeros 200 de 346 gastos con errores.» */
export function firstOf(shown: number, all: number, format: Format): string {
  return `Se muestran los primeros ${format.plainNumber(shown)} de ${format.plainNumber(all)} gastos con errores.`;
}

/** How many expenses of the file are stored already: «2.176 gastos del archivo ya están guardados.» */
export function duplicatesSentence(count: number, format: Format): string {
  const end = count === 1 ? 'gasto del archivo ya está guardado.' : 'gastos del archivo ya están guardados.';
  return `${format.plainNumber(count)} ${end}`;
}
