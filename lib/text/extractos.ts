import { FIELDS, firstTaken, IMPORT_EXTRACTO, IMPORT_PARTS, NOTHING_STORED } from './common';
import type { Format } from './format';

export const UNCLASSIFIED = {
  nombre: 'Sin clasificar',
  descripcion: 'Movimientos del banco que todavía no tienen categoría',
} as const;

export const UNNAMED = 'Movimiento sin texto';

export const PASTED = 'Texto pegado';

export const EXTRACTOS = {
  chooseTitle: IMPORT_EXTRACTO,
  advice: 'El archivo que descargas de tu banco o monedero, tal como viene. No sale de este dispositivo.',
  drop: 'Elige o arrastra el extracto de tu banco',
  orPick: 'CSV, Excel, OFX, Norma 43… o pega las celdas',
  pick: 'Elegir extracto',
  fileInput: 'Extracto del banco',
  refusing: 'Importando: podrás elegir otro extracto cuando termine.',
  paste: 'Pegar texto',
  pasteLabel: 'Movimientos copiados de tu banco o de una hoja de cálculo',
  pasteAdvice: 'Copia las filas con sus encabezados y pégalas aquí.',
  readPasted: 'Leer',
  clear: 'Quitar extracto',
  reading: 'Leyendo el extracto…',
  reviewed: NOTHING_STORED,
  reviewTitle: 'Lo que hay en el extracto',
  refusedTitle: 'No se ha podido leer el extracto',
  failedTitle: 'No se ha podido revisar el extracto',
  firstTaken,
  othersLeft: 'Se importa un extracto cada vez. Los demás no se han tocado.',
  likely: 'Lo más probable',
  problems: (format: Format, count: number) =>
    format.choose(count, [
      '1 aviso sobre el archivo',
      `${format.plainNumber(count)} avisos sobre el archivo`,
    ]),
  notRead: 'Las filas con un aviso de lectura no se importan.',
  metodo: FIELDS.metodoPago,
  metodoOf: (cuenta: string) => `Método de pago de ${cuenta}`,
  metodoAdvice: 'Se recuerda para el próximo extracto como este.',
  metodoMissing: '¿Con qué se pagaron?',
  choose: 'Elegir…',
  makeNew: 'Crear',
  categoria: (nombre: string) => `Categoría de ${nombre}`,
  categoriaOf: (nombre: string, day: string) => `Categoría de ${nombre}, ${day}`,
  rename: (nombre: string) => `Cambiar el nombre de ${nombre}`,
  nombreOf: (nombre: string) => `Nombre de ${nombre}`,
  namedAsBefore: 'Con el nombre que le diste',
  bring: (nombre: string, day: string, cantidad: string) => `Importar ${nombre}, ${day}, ${cantidad}`,
  bringAll: (nombre: string) => `Importar todo de ${nombre}`,
  movements: (format: Format, count: number) => format.count(count, ['movimiento', 'movimientos']),
  same: 'Es el mismo',
  other: 'Es otro',
  allSame: 'Coinciden todos',
  noneSame: 'No coincide ninguno',
  bringGone: (format: Format, count: number) =>
    format.choose(count, [
      'Importar el que eliminaste',
      `Importar los ${format.plainNumber(count)} que eliminaste`,
    ]),
  sameOf: (nombre: string, day: string) => `¿${nombre}, del ${day}, es el gasto que apuntaste?`,
  typedAs: (nombre: string, day: string) => `Apuntaste «${nombre}» el ${day}`,
  gone: 'lo eliminaste',
  isHere: 'ya está',
  isPending: 'pendiente en el banco',
  isNew: 'nuevo',
  isForeign: (escrito: string, divisa: string) =>
    escrito.toUpperCase().includes(divisa) ? escrito : `${escrito} ${divisa}`,
  cantidadIn: (nombre: string, day: string, divisa: string) => `Cantidad de ${nombre}, ${day}, en ${divisa}`,
  count: 'Contar como gasto',
  countOf: (nombre: string) => `Contar como gasto: ${nombre}`,
  countedBefore: 'cuenta como gasto, como la última vez',
  isIncome: 'ingreso',
  isOut: 'no se importa',
  isSpared: 'no es un gasto',
  nothingNew: 'No hay ningún gasto nuevo en este extracto.',
  importButton: 'Importar movimientos',
  waitsForAnswer: 'Responde antes a la pregunta de arriba.',
  waitsForReview: 'Un momento: se está revisando.',
  nothingToBring: 'No hay nada que importar.',
  ...IMPORT_PARTS,
  another: 'Importar otro extracto',
  changedTitle: 'Tus gastos han cambiado mientras tanto',
  changed: 'No se ha guardado nada. Mira la revisión, que ya está al día, y vuelve a importar.',
  accepted: (format: Format, count: number) =>
    format.choose(count, [
      'A un gasto tuyo se le ha añadido el concepto del banco.',
      `A ${format.plainNumber(count)} gastos tuyos se les ha añadido el concepto del banco.`,
    ]),
  otherDivisa: (divisa: string, own: string) =>
    `El extracto está en ${divisa} y tus gastos en ${own}. Las cantidades se guardan sin convertir.`,
} as const;
