import type { MesTense } from '@/lib/domain/answer';
import type { Cents } from '@/lib/domain/money';
import type { Cadence } from '@/lib/domain/recurring/recurring';
import {
  BY_CATEGORIA,
  ESTADO_NAMES,
  FIELDS,
  IMPORT_EXTRACTO,
  NONE,
  PERIOD,
  TITLES,
  UNTIL,
  type Forms,
} from './common';
import type { Format } from './format';

export const RESUMEN = {
  welcome: 'Lleva la cuenta de lo que gastas',
  promise:
    'Apunta lo que gastas y mira en qué se te va el dinero. Todo se guarda en este navegador: sin cuentas, sin servidor y sin que nada salga de este dispositivo.',
  ways: 'Tres maneras de empezar',
  firstTitle: 'Añadir tu primer gasto',
  firstAdvice: 'Escribe la cantidad, elige una categoría y guarda. Nada más.',
  sampleTitle: 'Probar con datos de ejemplo',
  trySample: 'Probar',
  tryingSample: 'Preparando…',
  otherFile: 'Hay otro archivo en Importar',
  otherFileAdvice: 'Impórtalo o quítalo primero.',
  sampleAdvice: 'Importa cuatro meses de gastos inventados para ver cómo funciona. Se borran con un toque.',
  extractoAdvice: 'Elige el extracto que te da tu banco: los gastos llegan ya escritos.',
  chooseExtracto: 'Abrir un extracto',
  haveFile: '¿Vienes de otro dispositivo?',
  importFile: 'Importar un archivo JSON',
  soon: 'Así lo verás',
  picture: (left: string, daily: string) => `Te quedan ${left} para gastar: unos ${daily} al día hasta el 30`,
  choosePeriod: (name: string) => `Elegir mes: ${name}`,
  periodPicker: 'Elegir mes',
  year: 'Año',
  latest: 'Últimos gastos',
  largest: (period: string) => `Los mayores gastos de ${period}`,
  withoutRecibos: 'Sin recibos',
  all: 'Ver todos',
} as const;

export const TOTALS = {
  title: 'Lo gastado',
  daily: 'Media al día',
  monthly: 'Media al mes',
  nothingPending: 'Todo pagado',
  otherEstado: (cantidad: string) => `${cantidad} con otro estado`,
  toPay: (part: string) => `${part} por pagar`,
  largest: 'Mayor gasto',
  withoutRecibos: 'sin recibos',
  none: 'Ninguno',
  soFar: (cantidad: string) => `${cantidad} hasta hoy`,
  same: (than: string) => `lo mismo que ${than}`,
  more: moreThan,
  less: lessThan,
  byNow: (period: string) => `a estas alturas de ${period}`,
  almost: (than: string) => `casi lo mismo que ${than}`,
  inAll: within,
  inSameDays: (period: string) => `en los mismos días de ${period}`,
  meses: (from: string, to: string) => `De ${from} a ${to}`,
  sinceDay: (day: string) => `desde el día ${day}`,
  sinceDayOf: (day: string, mes: string) => `desde el ${day} de ${mes}`,
  mean: (meses: string, cantidad: string): Forms => [
    `Media del mes anterior: ${cantidad}`,
    `Media de los ${meses} meses anteriores: ${cantidad}`,
  ],
} as const;

export const FIGURE = {
  showTable: (title: string) => `Ver como tabla: ${title}`,
  hideTable: (title: string) => `Ocultar la tabla: ${title}`,
  rest: (count: string): Forms => ['Ver la otra', `Ver las otras ${count}`],
  restMetodos: (count: string): Forms => ['Ver el otro', `Ver los otros ${count}`],
  partTip: (cantidad: string, part: string) => `${cantidad} · ${part}`,
  part: 'Parte',
  others: 'Otras',
  otherMetodos: 'Otros',
} as const;

export const FIGURES = {
  categorias: {
    title: TITLES.categorias,
    column: FIELDS.categoria,
    caption: (nombre: string, cantidad: string, part: string) =>
      `Lo que más: ${nombre}, ${cantidad} (${part})`,
  },
  metodosPago: {
    title: TITLES.metodosPago,
    column: FIELDS.metodoPago,
    caption: (nombre: string, cantidad: string, part: string) => `${byMetodo(nombre)}: ${cantidad} (${part})`,
  },
  estados: {
    title: 'Pendiente y pagado',
    column: FIELDS.estado,
    pending: (cantidad: string, part: string) => `Quedan ${cantidad} por pagar (${part})`,
    /** Of «octubre» or «2026». */
    paid: (name: string) => `No queda nada por pagar de ${name}`,
    other: (cantidad: string, name: string) => `Hay ${cantidad} con otro estado en ${name}`,
    names: { ...ESTADO_NAMES, otro: 'Otro estado' },
  },
  meses: {
    title: 'Mes a mes',
    column: 'Mes',
    stacked: BY_CATEGORIA,
    caption: (cantidad: string, name: string, tense: MesTense) =>
      `El mes con más gasto ${{ past: 'fue', current: 'es', ahead: 'será' }[tense]} ${name}, con ${cantidad}`,
    only: (cantidad: string, name: string) => `De estos meses, solo ${name} tiene gastos: ${cantidad}`,
    none: 'No hay gastos en estos meses',
    markOf: (mes: string, cantidad: string) => `${mes}: ${cantidad}`,
    partOfAll: (part: string) => `${part} de estos meses`,
    before: within,
    segmentOf: (mes: string, nombre: string, cantidad: string) => `${nombre}, ${mes}: ${cantidad}`,
  },
  calendar: {
    title: 'Día a día',
    caption: (day: string, cantidad: string, daysWith: string) =>
      `Lo que más: el ${day}, ${cantidad}; ${daysWith}`,
    daysWith: (days: string, isAhead: boolean) => `${isAhead ? 'hay' : 'hubo'} gastos ${days}`,
    withoutRecibos: (sentence: string) => `Sin recibos. ${sentence}`,
    onlyRecibos: 'Solo hay recibos',
    inRecibos: (cantidad: string) => `${cantidad} en recibos`,
    recibo: 'recibo',
    nothing: (day: string) => `${day}: nada`,
    markOf: (day: string, cantidad: string) => `${day}: ${cantidad}`,
    upTo: UNTIL,
    partOfMes: (part: string) => `${part} del mes`,
    aDay: 'en un día con gastos',
  },
} as const;

export const ANSWER = {
  title: 'Cómo vas',
  left: (left: string) => `Te quedan ${left} para gastar`,
  daily: (daily: string, day: string) => `: unos ${daily} al día hasta el ${day}`,
  until: (day: string) => ` hasta el ${day}`,
  lastDay: ' hoy',
  gone: (over: string) => `Te has pasado ${over} del presupuesto`,
  short: (due: string, left: string) => `Los recibos que vienen (${due}) superan lo que queda (${left})`,
  remained: (left: string, budget: string) => `Te sobraron ${left} de ${budget}`,
  wasGone: (over: string) => `Te pasaste ${over} del presupuesto`,
  committed: (period: string, cantidad: string) => `${period}: ${cantidad} ya comprometidos`,
  ofBudget: (budget: string) => ` de ${budget}`,
  nothingCommitted: (period: string) => `${period}: nada comprometido todavía`,
  sums: (budget: string, spent: string) => `${budget} de presupuesto · ${spent} gastados`,
  inBudgets: (count: string): Forms => [
    'en la categoría con presupuesto',
    `en las ${count} categorías con presupuesto`,
  ],
  due: (due: string) => `${due} en recibos que vienen`,
  wasSpent: (spent: string, budget: string, part: string) => `${spent} de ${budget} (${part})`,
  soFar: (cantidad: string) => `Llevas ${cantidad}`,
  was: (cantidad: string, period: string) => `Gastaste ${cantidad} en ${period}`,
  nothing: (period: string) => `No hay gastos apuntados en ${period}`,
  compared: (sentence: string, comparison: string) => `${sentence}: ${comparison}`,
  pace: {
    thisOne: PERIOD.thisMes,
    budget: 'Presupuesto',
    everydayBudget: 'Presupuesto sin recibos',
    withRecibos: 'Con recibos',
    everyday: (cantidad: string) => `${cantidad} sin recibos`,
    than: (day: string, mes: string) => `el ${joinedByDe(day, mes)}`,
    markOf: (day: string, cantidad: string) => `Hasta el ${day}: ${cantidad}`,
  },
} as const;

export const BUDGETS = {
  title: 'Presupuestos',
  all: (count: string) => `Ver los ${count} presupuestos`,
  of: joinedByDe,
  left: (cantidad: string) => `quedan ${cantidad}`,
  withoutDue: (left: string, due: string) => `${left}, descontados ${due}`,
  afterRecibos: (left: string) => `${left} tras los recibos`,
  remained: (cantidad: string) => `sobraron ${cantidad}`,
  over: (cantidad: string) => `${cantidad} por encima`,
  pace: (cantidad: string) => `a este ritmo, ${cantidad} a fin de mes`,
} as const;

export const RECURRING = {
  title: 'Próximos recibos',
  advice: 'Según lo que se repite.',
  cadences: {
    weekly: 'cada semana',
    monthly: 'cada mes',
    yearly: 'cada año',
  } satisfies Record<Cadence, string>,
  next: (day: string, cadence: string) => `${day} · ${cadence}`,
  tomorrow: 'Mañana',
  overdue: (day: string, cadence: string) => `Tocaba el ${day} · ${cadence}`,
  add: 'Apuntar',
  addOf: (nombre: string, cantidad: string) => `Apuntar como pendiente: ${nombre}, ${cantidad}`,
  end: 'No se repite',
  endOf: (nombre: string) => `No se repite: ${nombre}`,
  ended: (nombre: string) => `${nombre} ya no se espera`,
  failed: 'No se ha podido añadir el gasto',
  notAdded: 'Ese gasto ya está, o ha cambiado',
  all: (count: string) => `Ver los ${count} recibos`,
} as const;

export const STEPS = {
  title: 'Siguientes pasos',
  presupuesto: {
    name: 'Poner un presupuesto',
    advice: 'Para saber cada día cuánto puedes gastar.',
  },
  extracto: {
    name: IMPORT_EXTRACTO,
    advice: 'Los movimientos de un extracto, sin escribirlos.',
  },
  copia: {
    name: 'Hacer una copia de seguridad',
    advice: 'Tus gastos solo están en este navegador.',
  },
} as const;

export const SAMPLE = {
  title: 'Estás viendo datos de ejemplo',
  advice: 'Son gastos inventados. Bórralos cuando quieras empezar con los tuyos; lo que añadas tú se queda.',
  remove: 'Borrar los datos de ejemplo',
} as const;

export const REMINDER = {
  since: (counted: string) => `Llevas ${counted} sin copia de seguridad`,
  change: ['cambio', 'cambios'],
  advice: 'Tus gastos solo están en este navegador. Con una copia en un archivo no se pierden.',
  download: 'Descargar copia',
  later: 'Más tarde',
} as const;

export function moreOrLess(
  spent: Cents,
  before: Cents,
  than: string,
  { cantidad }: Pick<Format, 'cantidad'>,
): string {
  return spent < before ? lessThan(cantidad(before - spent), than) : moreThan(cantidad(spent - before), than);
}

function moreThan(cantidad: string, than: string): string {
  return `${cantidad} más que ${than}`;
}

function lessThan(cantidad: string, than: string): string {
  return `${cantidad} menos que ${than}`;
}

function within(period: string): string {
  return `en ${period}`;
}

/** «Por domiciliación», «En efectivo», «Con Bizum», «Sin método de pago». */
function byMetodo(nombre: string): string {
  if (nombre === NONE.metodoPago) return nombre;
  const common = nombre.charAt(0).toLowerCase() + nombre.slice(1);
  if (/^(efectivo|metálico)/.test(common)) return `En ${common}`;
  if (/^(domiciliación|transferencia|recibo)/.test(common)) return `Por ${common}`;
  return `Con ${/^(tarjeta|cheque)/.test(common) ? common : nombre}`;
}

/** «1 de agosto», «20 € de 30 €» */
function joinedByDe(one: string, other: string): string {
  return `${one} de ${other}`;
}
