import type { CatalogoTable } from '@/lib/domain/entities';
import type { GastoField } from '@/lib/domain/gasto-rules';
import type { JsonPlace } from '@/lib/import/json-place';
import type { MendRule } from '@/lib/import/suggestions';
import { FIELDS, firstTaken, IMPORT_PARTS, NOTHING_STORED, NOUNS, type Forms } from './common';
import type { Format } from './format';

/** Words that are not in the specification. */
export const IMPORTAR = {
  sampleAdvice: 'Un archivo con gastos inventados de los últimos 4 meses, listo para importar.',
  resetConfirm: 'Resetear',
  resetting: 'Reseteando…',
  resetFailed: 'No se ha podido resetear la base de datos',
  fileAdvice: 'Elige el archivo JSON con tus gastos.',
  fileInput: 'Archivo JSON',
  refusing: 'Importando: podrás elegir otro archivo cuando termine.',
  firstTaken,
  othersLeft: 'Es el primer archivo JSON de los que había. Los demás no se han tocado.',
  clearFile: 'Quitar archivo',
  formatHint:
    'Formato esperado: un objeto con las listas categorias, metodosPago y gastos, o solo una lista de gastos.',
  helpAdvice: 'El archivo puede tener una de estas dos formas.',
  unfoldExamples: 'Ver los dos ejemplos',
  foldExamples: 'Ocultar los ejemplos',
  fullForm: 'Forma completa',
  fullFormAdvice:
    'Con sus categorías y métodos de pago. Los ID solo sirven dentro del archivo; lo que ya exista con el mismo nombre se reutiliza.',
  simpleForm: 'Forma simple',
  simpleFormAdvice: 'Solo los gastos. Los ID son los de tus categorías y métodos en este navegador.',
  localIds: 'ID de tus categorías y métodos de pago',
  noLocalIds: 'Todavía no hay ninguno: importa antes un archivo con la forma completa.',
  copy: 'Copiar',
  copyExample: (form: string) => `Copiar el ejemplo: ${form}`,
  copied: 'Ejemplo copiado',
  processAdvice: 'Se importa todo de una vez, o nada.',
  ...IMPORT_PARTS,
  details: 'Detalle de los errores',
  rejected: 'Descargar gastos rechazados',
  rejectedAdvice: 'El motivo de cada uno está en «_error». Corrige el archivo y vuelve a importarlo.',
  rejectedFailed: 'No se ha podido descargar el archivo',
} as const;

/** Said of the copy before and after a reset. */
export const RESET_COPY = {
  keep: 'Guardar una copia en este navegador',
  kept: 'Podrás restaurarla, o borrarla para siempre, en Ajustes.',
  notWanted: 'No quedará nada: ni las copias de antes, ni la lista de importaciones.',
  impossible: 'No se puede guardar ninguna.',
  allGoes: 'Si sigues se borra todo, también las copias de antes.',
  notKept: 'No se ha guardado ninguna copia.',
  notErased: 'Las copias de antes no se han podido borrar.',
} as const;

/** Said below the specification's sentence: «Línea 3, columna 12: "cantidad": 12,50». */
export const JSON_FAULT = {
  encoding: 'El archivo no está guardado en UTF-8.',
  place: ({ line, column, excerpt }: JsonPlace) =>
    `Línea ${line}, columna ${column}${excerpt === '' ? '.' : `: ${excerpt}`}`,
} as const;

export const IMPORTS = {
  title: 'Importaciones anteriores',
  advice:
    'Deshacer una importación elimina solo lo que añadió. Antes se guarda una copia de todo en este navegador.',
  undoOf: (fileName: string, when: string) => `Deshacer importación de ${fileName}, ${when}`,
  isUndone: 'Deshecha',
} as const;

export const REVIEW = {
  open: 'Revisar antes de importar',
  region: 'Revisión del archivo',
  withMends: 'Se importará con tus correcciones.',
  withoutDuplicates: 'Se omitirán los posibles duplicados.',
  working: 'Revisando el archivo…',
  updating: 'Actualizando la revisión…',
  done: NOTHING_STORED,
  failed: 'No se ha podido revisar el archivo.',
  importedBefore: (day: string) => `Ya importaste este archivo el ${day}`,
  importedOn: (day: string) => `Ya importado el ${day}`,
  repeated: ['repetido', 'repetidos'],
  leaveOut: ['Omitirlo', 'Omitirlos'],
  willImport: (gastos: string): Forms => [`Se importará ${gastos}.`, `Se importarán ${gastos}.`],
  summary: 'Qué se va a importar',
  counts: {
    imported: 'Se importarán',
    categorias: 'Categorías nuevas',
    metodosPago: 'Métodos nuevos',
  },
  leftOut: [
    'dato opcional no es válido y no se guardará.',
    'datos opcionales no son válidos y no se guardarán.',
  ],
  suggestions: 'Corregir varios a la vez',
  twoReadings: 'Estas fechas se pueden leer de dos maneras. Elige una.',
  namesCreated: ['nombre nuevo se creará.', 'nombres nuevos se crearán.'],
  onlyIfSpent: 'Solo si son gastos: un ingreso o una devolución no lo es.',
  applied: 'Aplicado',
  nothing: 'vacío',
  becomes: 'pasa a ser',
  errorTable: 'Gastos con errores',
  errorsAdvice: 'Corrígelos en el archivo y vuelve a elegirlo. Los demás se pueden importar ya.',
  errorColumns: { index: 'Gasto', field: 'Campo', value: 'Valor', reason: 'Motivo' },
  preview: 'Así quedarán los primeros',
  nothingToImport: 'No se guardará ningún gasto.',
  reused: 'Nombres que ya existen y se reutilizan',
  undefinedIds: 'ID que el archivo no define',
  undefinedIdsAdvice: 'Se toman como los de este navegador.',
  meansNothing: 'aquí no existe',
  duplicates: 'Posibles duplicados',
  stored: ['gasto del archivo ya está guardado.', 'gastos del archivo ya están guardados.'],
  noDuplicates: 'Ninguno está repetido.',
  duplicatesAdvice: 'Coinciden el día, el nombre, la cantidad, la categoría y el método.',
  skipDuplicates: 'Omitir posibles duplicados',
  skipped: (count: number): Forms => [
    `Se ha omitido ${count} posible duplicado.`,
    `Se han omitido ${count} posibles duplicados.`,
  ],
} as const;

export const FIELD_NAMES = {
  ...FIELDS,
  categoriaId: FIELDS.categoria,
  metodoPagoId: FIELDS.metodoPago,
} satisfies Record<GastoField | keyof typeof FIELDS, string>;

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

const NAME_RULES = {
  categorias: 'Usar las categorías por su nombre',
  metodosPago: 'Usar los métodos de pago por su nombre',
  both: 'Usar las categorías y los métodos de pago por su nombre',
} as const;

/** «Usar las categorías por su nombre en los 346». */
export function namesSentence(tables: readonly CatalogoTable[], count: number, format: Format): string {
  const [only = 'categorias', other] = tables;
  return inAll(NAME_RULES[other ? 'both' : only], count, format);
}

/** «Usar el nombre como descripción en los 346». */
export function ruleSentence(rule: MendRule, count: number, format: Format): string {
  return inAll(RULE_NAMES[rule], count, format);
}

function inAll(act: string, count: number, format: Format): string {
  return `${act} en ${allOf(count, format)}`;
}

/** «Aplicar a los 346». */
export function applyTo(count: number, format: Format): string {
  return `Aplicar a ${allOf(count, format)}`;
}

/** «Ver los 346 con errores». */
export function reviewThem(count: number, format: Format): string {
  return `Ver ${allOf(count, format)} con errores`;
}

/** The button below the errors of an import, which have named them: «Revisar los 346». */
export function reviewRejected(count: number, format: Format): string {
  return `Revisar ${allOf(count, format)}`;
}

/** «los 346», «1 gasto». */
function allOf(count: number, format: Format): string {
  return format.choose(count, [format.count(count, NOUNS.gasto), `los ${format.plainNumber(count)}`]);
}

/** «Se muestran los primeros 200 de 346 gastos con errores.» */
export function firstOf(shown: number, all: number, format: Format): string {
  return `Se muestran los primeros ${format.plainNumber(shown)} de ${format.plainNumber(all)} gastos con errores.`;
}
