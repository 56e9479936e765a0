import { firstTaken, type Forms, IMPORT_PARTS, NOTHING_STORED } from './common';

/** For an empty database. */
export const FULL_EXAMPLE = `{
  "categorias": [
    {
      "id": 1,
      "nombre": "Alimentación",
      "descripcion": "Comida y supermercado",
      "color": "#ef4444",
      "icono": "🍎"
    }
  ],
  "metodosPago": [
    {
      "id": 1,
      "nombre": "Efectivo",
      "descripcion": "Billetes y monedas",
      "icono": "💵"
    }
  ],
  "gastos": [
    {
      "nombre": "Supermercado",
      "descripcion": "Compra de la semana",
      "cantidad": 45.5,
      "fecha": "2026-01-15",
      "categoriaId": 1,
      "metodoPagoId": 1,
      "estado": "pagado"
    }
  ]
}`;

/** Imports if these local ids exist. */
export function simpleExample(categoriaId: number, metodoPagoId: number): string {
  return `[
  {
    "nombre": "Café",
    "descripcion": "Desayuno en el bar",
    "cantidad": 2.5,
    "fecha": "2026-01-16",
    "categoriaId": ${categoriaId},
    "metodoPagoId": ${metodoPagoId},
    "estado": "pendiente"
  }
]`;
}

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

export const RESET_COPY = {
  keep: 'Guardar una copia en este navegador',
  kept: 'Podrás restaurarla, o borrarla para siempre, en Ajustes.',
  notWanted: 'No quedará nada: ni las copias de antes, ni la lista de importaciones.',
  impossible: 'No se puede guardar ninguna.',
  allGoes: 'Si sigues se borra todo, también las copias de antes.',
  notKept: 'No se ha guardado ninguna copia.',
  notErased: 'Las copias de antes no se han podido borrar.',
} as const;

/** Below the specification's sentence. */
export const JSON_FAULT = {
  encoding: 'El archivo no está guardado en UTF-8.',
  place: ({ line, column, excerpt }: { line: number; column: number; excerpt: string }) =>
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
