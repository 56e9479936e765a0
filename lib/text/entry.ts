import type { Guess } from '@/lib/domain/guess/gasto-guesser';
import type { CantidadQuestion, FechaQuestion, GastoQuestion, LineQuestion } from '@/lib/read/line/line-text';
import { DAYS, type Forms } from './common';
import { CHOICE_FAULTS } from './common-later';
import { type Format, shorten } from './format';
import { CANTIDAD_FAULTS } from './sums';

export const LINE_QUESTIONS = {
  cantidad: {
    'which-mark': '¿Qué cantidad es? El punto o la coma se puede leer de dos maneras.',
    'which-decimals': '¿Cuántos céntimos son?',
    'which-number': '¿Cuál de los números es la cantidad?',
    'count-or-cantidad': '¿Ese número es la cantidad, o cuántos eran?',
    'each-or-all': '¿Es lo que costó cada uno, o todo junto?',
    percentage: '¿Cuánto pagaste al final?',
    slang: '¿Cuánto es en números?',
    'other-currency': 'Está en otra moneda. Escribe cuánto fue en la tuya.',
    'no-number': 'No se entiende la cantidad. Escríbela así: 12,50.',
    ...CANTIDAD_FAULTS.limits,
    ...CANTIDAD_FAULTS.sum,
  } satisfies Record<CantidadQuestion, string>,
  fecha: {
    'impossible-day': 'Ese día no existe. ¿Qué día fue?',
    'vague-day': '¿Qué día fue?',
    'several-days': '¿Cuál de los días fue?',
    'which-year': '¿De qué año es ese día?',
  } satisfies Record<FechaQuestion, string>,
  categoria: { 'which-categoria': '¿Qué categoría es?' },
  metodoPago: { 'which-metodo': '¿Con cuál pagaste?' },
  gasto: {
    'money-in': 'Parece dinero que entra, y aquí se apuntan gastos. ¿Lo guardamos como gasto?',
    'several-gastos': 'Parecen varios gastos. Escribe cada uno en su línea.',
    shared: '¿Es todo tuyo, o solo una parte?',
    'not-paid': 'Parece un código, un aviso o un pago que no se hizo. ¿Lo guardamos como gasto?',
    'own-money': 'Parece dinero tuyo que cambia de sitio. ¿Lo guardamos como gasto?',
    sum: 'Parece parte de la cuenta de un tique, no un gasto. ¿Lo guardamos como gasto?',
  } satisfies Record<GastoQuestion, string>,
} as const satisfies Record<LineQuestion['field'], Record<string, string>>;

export const LINE_ANSWERS = {
  confirmed: {
    'money-in': 'Es un gasto',
    'several-gastos': 'Es uno solo',
    shared: 'Es todo mío',
    'not-paid': 'Está pagado',
    'own-money': 'Lo gasté',
    sum: 'Es un gasto aparte',
  } satisfies Record<GastoQuestion, string>,
  half: (cantidad: string) => `La mitad: ${cantidad}`,
  guess: (nombre: string) => `¿${nombre}?`,
} as const;

export const LINE_FIELD = {
  label: 'Escribir o dictar',
  example: '12,50 pan ayer efectivo',
  manyLines: 'Puedes pegar varias líneas: un gasto en cada una.',
  understood: 'Entendido',
  categoria: '¿Categoría?',
} as const;

export const LINES = {
  title: 'Varios gastos',
  line: (place: string) => `Línea ${place}`,
  categoriaOf: (place: string) => `Categoría de la línea ${place}`,
  remove: (place: string) => `Borrar la línea ${place}`,
  ready: ['listo', 'listos'],
  summary: (ready: string, cantidad: string) => `${ready} · ${cantidad}`,
  open: (count: string): Forms => [`. Falta ${count}`, `. Faltan ${count}`],
  add: (count: string): Forms => ['Añadir el gasto', `Añadir los ${count}`],
  saveFailed: 'No se han podido guardar los gastos',
  lines: ['línea', 'líneas'],
  /** `limit` and `count` are written numbers. */
  cut: {
    line: (limit: string) => `La línea es demasiado larga: se leen los primeros ${limit} caracteres.`,
    lines: (limit: string, count: string): Forms => [
      `Se leen las primeras ${limit} líneas. Queda ${count} sin leer.`,
      `Se leen las primeras ${limit} líneas. Quedan ${count} sin leer.`,
    ],
  },
} as const;

export function lineQuestionSentence(asked: LineQuestion): string {
  switch (asked.field) {
    case 'cantidad':
      return LINE_QUESTIONS.cantidad[asked.question];
    case 'fecha':
      return LINE_QUESTIONS.fecha[asked.question];
    case 'categoria':
      return LINE_QUESTIONS.categoria[asked.question];
    case 'metodoPago':
      return LINE_QUESTIONS.metodoPago[asked.question];
    case 'gasto':
      return LINE_QUESTIONS.gasto[asked.question];
  }
}

/** «Supermercado, como siempre», «Efectivo (9 de las últimas 15)». */
export function guessWithEvidence(nombre: string, guess: Evidence, format: Format): string {
  const evidence = guessEvidence(guess, format);
  return isUnanimous(guess) ? `${nombre}, ${evidence}` : `${nombre} (${evidence})`;
}

export function alikeEvidence(nombre: string): string {
  return `como ${shorten(nombre)}`;
}

/** «como siempre», «9 de las últimas 15»; of a word «9 de 15 veces»: it is counted in all expenses. */
export function guessEvidence(guess: Evidence, format: Format): string {
  const { agreed, of, because, isNewHabit } = guess;
  const [some, all] = [format.plainNumber(agreed), format.plainNumber(of)];
  if (isNewHabit) return `como las últimas ${all} veces`;
  if (isUnanimous(guess)) return of === 1 ? 'como la última vez' : 'como siempre';
  return because.kind === 'words' ? `${some} de ${all} veces` : `${some} de las últimas ${all}`;
}

type Evidence = Omit<Guess<unknown>, 'value'>;

function isUnanimous({ agreed, of }: Evidence): boolean {
  return agreed === of;
}

/** After the third, the tenth and the thirtieth expense. */
export const TIPS = {
  texts: {
    line: {
      title: 'También vale una sola línea',
      description: `En un gasto nuevo, «${LINE_FIELD.label}»: ${LINE_FIELD.example}`,
    },
    paste: {
      title: 'Varios gastos a la vez',
      description: `Pega varias líneas en «${LINE_FIELD.label}»: cada una es un gasto.`,
    },
    keys: {
      title: 'Casi todo tiene su tecla',
      description: 'n apunta, / busca y ? enseña las demás.',
    },
  },
  noMore: 'No más consejos',
} as const;

export const ENTRY = {
  andNext: 'y otro',
  moreCategorias: (count: string) => `Más (${count})`,
  recents: 'Recientes',
  otherDay: DAYS.other,
  guesses: 'Sugerencias',
  estadoIs: (estado: string) => `Estado: ${estado}. Cambiar`,
  otherMetodo: 'Otro método',
  draft: 'Recuperar borrador',
  discardDraft: 'Descartar el borrador',
  emptyDraft: 'Vaciar',
  draftKept: 'Borrador guardado',
  saved: (cantidad: string, nombre: string) => `✓ ${cantidad} ${nombre}`,
  takenBack: (cantidad: string) => `Eliminado: ${cantidad}`,
  moreOfSaved: 'Más datos',
  saving: 'Guardando…',
  saveFailed: 'No se ha podido guardar el gasto',
  ambiguous: '¿Qué cantidad es?',
  belowRefunded: (cantidad: string) => `Ya te han devuelto ${cantidad}: no puede ser menos.`,
  belowOwed: (cantidad: string) =>
    `Entre lo devuelto y lo que te deben suman ${cantidad}: no puede ser menos.`,
  faults: {
    cantidad: {
      ...CANTIDAD_FAULTS.sum,
      empty: '¿Cuánto ha sido?',
      'no-number': CANTIDAD_FAULTS.none,
      ...CANTIDAD_FAULTS.limits,
    },
    categoria: CHOICE_FAULTS.categoria,
    metodoPago: CHOICE_FAULTS.metodoPago,
    fecha: { 'no-day': 'Elige un día que exista.' },
    estado: { 'not-chosen': 'Elige un estado.' },
    nombre: { 'too-long': 'Es demasiado largo: 200 caracteres como mucho.' },
    descripcion: { 'too-long': 'Es demasiado larga: 2.000 caracteres como mucho.' },
  },
} as const;
