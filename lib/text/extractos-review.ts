import type {
  AsideReason,
  FileFault,
  ForeignKind,
  IgnoredReason,
  MovedBy,
  Place,
  Problem,
} from '@/lib/statements/movement';
import type { ColumnRole, Proof } from '@/lib/statements/statement';
import { DAYS, DIVISA, FIELDS } from './common';
import { CHANGING } from './common-later';
import { ETIQUETAS } from './etiquetas';
import type { Format } from './format';
import { REVIEW } from './importar';
import { REFUNDED } from './reembolsos';
import { FILE_FAULT_DESCRIPTION } from './specification';

export const REFUNDS_IN = {
  title: (count: number, format: Format) =>
    format.choose(count, [
      '1 abono parece una devolución',
      `${format.plainNumber(count)} abonos parecen devoluciones`,
    ]),
  advice: 'Lo que marques baja lo que costó su gasto. Lo demás no se importa.',
  note: (nombre: string, day: string, cantidad: string) =>
    `Anotar la devolución: ${nombre}, ${day}, ${cantidad}`,
  gastoOf: (nombre: string, day: string) => `Gasto devuelto: ${nombre}, ${day}`,
  choose: 'Elige de qué gasto es',
  gasto: (nombre: string, day: string, cantidad: string) => `${nombre}, ${day}, ${cantidad}`,
  of: (gasto: string) => `De ${gasto}`,
  noted: 'ya anotada como devolución',
  again: (told: string) => `Quizá ya la anotaste. ${told}`,
  alike: 'Ese gasto ya tiene una devolución de esta cantidad.',
  faults: {
    full: 'Ese gasto no tiene tanto por devolver.',
    out: 'Ese gasto no se importa.',
  },
  willNote: (count: number, cantidad: string, format: Format) =>
    format.choose(count, [
      `Se anotará 1 devolución de ${cantidad}.`,
      `Se anotarán ${format.plainNumber(count)} devoluciones: ${cantidad}.`,
    ]),
  done: (count: number, format: Format) =>
    format.choose(count, ['1 devolución anotada', `${format.plainNumber(count)} devoluciones anotadas`]),
  results: 'Devoluciones anotadas',
  result: (cantidad: string, nombre: string, day: string) => `${REFUNDED.back(cantidad, nombre)}, ${day}`,
} as const;

export const SECTIONS = {
  typed: '¿Lo apuntaste tú?',
  new: 'Nuevos',
  aside: 'Quizá no son gastos',
  foreign: 'En otra moneda',
  pending: 'Aún pendientes en el banco',
  here: 'Ya están',
  income: 'Ingresos (no se importan)',
  ignored: 'No son movimientos',
  advice: {
    typed:
      'Hay un gasto tuyo de la misma cantidad y de esos días. Si es el mismo, conserva su nombre, categoría y día, y queda pagado.',
    foreign: (divisa: string) =>
      `Escribe cuánto fue en ${divisa} lo que quieras importar. No se convierte solo.`,
    pending: 'Volverán en otro extracto cuando se completen. Márcalos si los quieres ya.',
    here: 'Vinieron en otro extracto. No se importan otra vez.',
  },
} as const;

export const LEFT_OUT = {
  ignored: {
    revertido: 'Revertido: no llegó a pasar',
    total: 'Una suma, no un movimiento',
    saldo: 'Un saldo, no un movimiento',
    cero: 'Sin importe',
    convertido: 'Pagado cambiando de divisa: va en otro movimiento',
  } satisfies Record<IgnoredReason, string>,
  aside: {
    efectivo: 'sacar efectivo',
    divisa: 'cambio de divisa',
    propias: 'entre tus cuentas',
    tarjeta: 'pago de tarjeta',
    reservado: 'dinero apartado',
    ajuste: 'ajuste de saldo',
    dicho: 'dijiste que no lo es',
  } satisfies Record<AsideReason, string>,
  /** How other files tell it. */
  moved: {
    twin: 'ese dinero entra en otra cuenta',
    sum: 'sus compras vienen en el extracto de la tarjeta',
  } satisfies Record<MovedBy['seen'], string>,
} as const;

/** «(3) · 241,00 €: sacar efectivo, cambio de divisa». */
export function asideSummary(
  { count, sum, reasons }: { count: number; sum: number; reasons: ReadonlySet<AsideReason> },
  format: Format,
): string {
  const words = (Object.keys(LEFT_OUT.aside) as AsideReason[]).filter((reason) => reasons.has(reason));
  return `(${format.plainNumber(count)}) · ${format.cantidad(BigInt(sum))}: ${words.map((reason) => LEFT_OUT.aside[reason]).join(', ')}`;
}

export const QUESTIONS = {
  dayMonth: '¿Qué va primero en las fechas?',
  dayMonthWhy: 'Todos los días son 12 o menos, y el archivo se puede leer de las dos maneras.',
  dayFirst: 'Primero el día',
  monthFirst: 'Primero el mes',
  yearFirst: 'Primero el año',
  yearFirstWhy: 'El archivo se puede leer de varias maneras.',
  noYear: '¿De qué año es el movimiento más reciente?',
  noYearWhy: 'Las fechas del archivo no llevan año.',
  noHeader: '¿Qué hay en cada columna?',
  noHeaderWhy: 'El archivo no tiene encabezados.',
  confirmColumns: 'Confirmar columnas',
  column: (column: number) => `Columna ${column}`,
  amountColumn: '¿Qué columna es el importe?',
  amountColumnWhy: 'Hay varias que podrían serlo.',
  sign: '¿Qué significan los importes?',
  signWhy: 'El archivo no dice si estos importes salen o entran.',
  out: 'sale',
  in: 'entra',
  asWritten: 'Los negativos son gastos',
  inverted: 'Los positivos son gastos',
  roles: {
    ninguna: 'Ignorar',
    fecha: 'Día',
    otraFecha: DAYS.other,
    concepto: 'Concepto',
    detalle: 'Detalle',
    importe: 'Importe (− es gasto)',
    cargo: 'Cargo (sale dinero)',
    abono: 'Abono (entra dinero)',
    saldo: 'Saldo',
    comision: 'Comisión',
    devuelto: 'Devuelto',
    etiquetas: ETIQUETAS.title,
    divisa: DIVISA,
    estado: FIELDS.estado,
    signo: 'Cargo o abono',
    referencia: 'Referencia',
    cuenta: 'Cuenta',
    cuota: 'Cuota',
  } satisfies Record<ColumnRole, string>,
  cuenta: {
    title: '¿De qué cuenta o tarjeta es este archivo?',
    why: 'No lleva su número. De los movimientos de otro archivo como este, unos coinciden y otros faltan.',
    same: 'La misma que antes',
    other: 'Otra cuenta o tarjeta',
  },
  recalled: {
    line: (answer: string) => `Como la última vez: ${answer}`,
    change: CHANGING.changeOthers,
    changeOf: (answer: string) => `Cambiar: ${answer}`,
    columns: 'qué hay en cada columna',
    amountColumn: (heading: string) => `el importe es «${heading}»`,
  },
} as const;

export function proofSentence(proof: Proof, format: Format): string {
  switch (proof.kind) {
    case 'balance':
      return `Cuadra: ${format.plainNumber(proof.right)} de ${ofMovements(proof.of, format)} con el saldo`;
    case 'sums':
      return `Cuadra: ${ofMovements(proof.of, format)} con los totales del archivo`;
    case 'unread':
      return `Cuadra con el saldo lo leído: ${format.plainNumber(proof.right)} de ${ofMovements(proof.of, format)}`;
    case 'broken':
      return proof.right === 0
        ? 'No cuadra con los totales del archivo'
        : `No cuadra: ${format.plainNumber(proof.right)} de ${ofMovements(proof.of, format)} con el saldo`;
    case 'unrelated':
      return 'El saldo no sigue a estos movimientos: parece una lista filtrada';
    case 'none':
      return 'Sin saldo en el archivo: no se puede comprobar que esté completo';
  }
}

/** «1.234,56 € en cargos = 1.000,00 € que se importarán + …». */
export const CUADRE = {
  charges: 'Cargos del extracto',
  added: REVIEW.counts.imported,
  imported: 'Importados',
  same: 'Ya los apuntaste',
  here: 'Ya estaban',
  aside: SECTIONS.aside,
  foreign: 'En otra moneda, sin cantidad aún',
  out: 'No se importan',
  ignored: SECTIONS.ignored,
  agrees: 'Coincide al céntimo.',
  differs: (cantidad: string) => `No coincide: hay ${cantidad} de diferencia.`,
} as const;

function ofMovements(count: number, format: Format): string {
  return format.count(count, ['movimiento', 'movimientos']);
}

function unread(format: string): string {
  return `Es un archivo ${format}, que aún no se lee aquí. Descarga los movimientos como CSV, Excel u OFX.`;
}

const FOREIGN: Record<ForeignKind, string> = {
  image: 'Es una imagen, no un extracto. Descarga los movimientos como CSV o Excel.',
  pdf: 'Es un PDF. Descarga los movimientos como CSV o Excel.',
  archive: 'Es un archivo comprimido. Descomprímelo y elige el extracto que hay dentro.',
  document: 'Es un documento de texto o una presentación, no una hoja de movimientos.',
  program: 'Es un programa, no un extracto.',
  qif: unread('QIF'),
  camt: unread('CAMT (XML)'),
  mt940: unread('MT940'),
  json: 'Es un archivo JSON. Los gastos en JSON se importan en «Importar».',
  binary: 'El archivo no es de ningún formato de extracto conocido.',
};

export const OWN_CSV = {
  title: 'Es un CSV de Mis Gastos',
  detail: 'Se importa aquí, con sus categorías y métodos.',
  broken: 'Este CSV de Mis Gastos está incompleto o cambiado. Usa el original.',
} as const;

export function statementFaultSentence(fault: FileFault, format: Format): string {
  switch (fault.code) {
    case 'gone':
      return FILE_FAULT_DESCRIPTION.gone;
    case 'empty':
      return 'El archivo está vacío.';
    case 'too-large':
      return `El archivo ocupa ${format.fileSize(fault.bytes)}, y un extracto puede ocupar menos de ${format.fileSize(fault.limit)}.`;
    case 'unpacks-too-large':
      return `El archivo se descomprime en más de ${format.fileSize(fault.limit)}: ningún extracto es tan grande.`;
    case 'too-many-rows':
      return `Tiene más de ${format.plainNumber(fault.limit)} filas. Descarga un periodo más corto.`;
    case 'foreign':
      return FOREIGN[fault.kind];
    case 'password-protected':
      return 'El libro está protegido con contraseña. Quítasela en tu hoja de cálculo y vuelve a elegirlo.';
    case 'broken-workbook':
      return 'El libro de Excel está dañado o incompleto. Vuelve a descargarlo.';
    case 'no-table':
      return 'No se encuentra ninguna tabla de movimientos: hace falta una columna de días y otra de importes.';
    case 'header-without-rows':
      return `Hay encabezados en la ${placeOf(fault.place)}, pero ningún movimiento debajo.`;
    case 'no-day-column':
      return `No se encuentra la columna del día${underHeader(fault.place, fault.header)}.`;
    case 'no-amount-column':
      return `No se encuentra la columna del importe${underHeader(fault.place, fault.header)}. Si está, llámala «Importe» y vuelve a elegir el archivo.`;
    case 'columns-shifted':
      return `Los encabezados de la ${placeOf(fault.place)} no están sobre sus columnas: son ${fault.header} y las filas tienen ${fault.cells}. Falta una columna.`;
  }
}

export function problemSentence(problem: Problem, format: Format): string {
  return `${capitalizeFirst(placeOf(problem.place))}: ${problemText(problem, format)}`;
}

function problemText(problem: Problem, format: Format): string {
  switch (problem.code) {
    case 'bad-day':
      return `«${problem.text}» no es un día que exista.`;
    case 'bad-amount':
      return `«${problem.text}» no es un importe.`;
    case 'bad-balance':
      return `«${problem.text}» no es un saldo.`;
    case 'bad-refund':
      return `«${problem.text}» no puede ser lo devuelto; el gasto se importa sin ello.`;
    case 'bad-tag':
      return `«${problem.text}» no puede ser una etiqueta; el gasto se importa sin ella.`;
    case 'no-day':
      return `falta el día en «${problem.text}».`;
    case 'no-amount':
      return `falta el importe en «${problem.text}».`;
    case 'no-sign':
      return `no se sabe si «${problem.text}» sale o entra.`;
    case 'no-value':
      return problem.kind === 'formula'
        ? `la fórmula «${problem.text}» no tiene su resultado.`
        : `la celda tiene un error, «${problem.text}».`;
    case 'bad-record':
      return `el registro «${problem.text}» no se entiende.`;
    case 'shifted-row':
      return `tiene ${format.count(problem.cells, ['celda', 'celdas'])} y el encabezado ${problem.header}.`;
    case 'unclosed-quote':
      return `hay unas comillas sin cerrar.`;
    case 'cut-off':
      return `el archivo está cortado a partir de aquí.`;
    case 'broken-balance':
    case 'wrong-total':
    case 'wrong-count':
      return disagreement(problem, format);
  }
}

type Disagreement = Extract<Problem, { code: 'broken-balance' | 'wrong-total' | 'wrong-count' }>;

function disagreement(problem: Disagreement, format: Format): string {
  switch (problem.code) {
    case 'broken-balance':
      return `el saldo debería ser ${moneyOf(problem.expected, format)} y pone ${moneyOf(problem.found, format)}. ${
        problem.suspect === 'balance'
          ? 'Parece que solo está mal ese saldo.'
          : 'Falta un movimiento o un importe está mal.'
      }`;
    case 'wrong-total':
      return `los movimientos suman ${moneyOf(problem.found, format)} y el archivo dice ${moneyOf(problem.expected, format)}.`;
    case 'wrong-count':
      return `hay ${ofMovements(problem.found, format)} y el archivo dice ${format.plainNumber(problem.expected)}.`;
  }
}

function placeOf({ sheet, row, column }: Place): string {
  const parts = [
    `fila ${row}`,
    ...(column === null ? [] : [`columna ${column}`]),
    ...(sheet ? [`hoja «${sheet}»`] : []),
  ];
  return parts.join(', ');
}

function underHeader(place: Place | null, header: readonly string[]): string {
  const named = header.filter((text) => text.trim() !== '');
  if (!place || named.length === 0) return '';
  return ` entre las de la ${placeOf(place)}: ${named.map((text) => `«${text}»`).join(', ')}`;
}

function moneyOf(hundredths: number, format: Format): string {
  return format.cantidad(BigInt(hundredths));
}

function capitalizeFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export const AGAIN = {
  title: '¿Ya lo importaste de otro archivo?',
  advice: 'Otro archivo tiene un movimiento de la misma cantidad y esos días. Si es el mismo, no se repite.',
  sameAsBrought: (nombre: string, day: string) => `¿${nombre}, del ${day}, ya vino en otro archivo?`,
  broughtAs: (fileName: string | null, texto: string, day: string) =>
    [fileName === null ? 'En otra tabla de este archivo' : `En «${fileName}»`, texto, day]
      .filter((part) => part !== '')
      .join(' · '),
} as const;

export const TWICE = {
  title: '¿Gastos de más?',
  advice:
    'Ya los tienes apuntados, y en este extracto está ese mismo dinero. Elimina los que no quieras contar.',
  twin: 'en este extracto entra ese dinero',
  sum: 'en este extracto están las compras que pagó',
  remove: 'Eliminar el gasto',
  removeOf: (nombre: string, day: string) => `Eliminar el gasto: ${nombre}, ${day}`,
} as const;
