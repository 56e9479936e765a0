import { addDays, daysBetween, type Fecha } from '@/lib/domain/dates';
import { wordTester } from '@/lib/read/patterns';
import { foldText, plainWords } from '@/lib/read/words';
import type { Hundredths } from '@/lib/statements/movement';
import { namesNobody, withoutPlaces } from '@/lib/statements/names/movement-name';
import { isBankWord, isOneWord, namingWords } from '@/lib/statements/names/movement-texts';
import { isPaymentOfCard } from '@/lib/statements/tables/side-marks';

/** `person`: somebody sends it; `earned`: nobody gives money back. */
type RefundWords = 'return' | 'person' | 'earned' | 'other';

const RETURNED = [
  'dev|devol|devolucion(?:es)?|devolucio(?:ns)?|devuelt[oa]s?|devol[uv]\\w*',
  're?embols\\w*|reintegracion|restitucion|refund\\w*|reimburse\\w*|return|returned|returns',
  'charge ?backs?|contra ?cargos?|retroces\\w*|retroc|retro',
  'anul|anulad[oa]s?|anulac|anulacion(?:es)?|cancelad[oa]s?|cancelacion(?:es)?',
  'revers\\w*|extorn\\w*|estorn\\w*|storno|contra ?asiento|nota (?:de )?credito|rectificacion(?:es)?',
  'rimborso|remboursement|erstattung|ruckerstattung|ruckzahlung',
].join('|');
const isReturned = wordTester(RETURNED);
const isReturnWord = wordTester(RETURNED, 'abonos?|credit[oa]?|nota');

const isSent = wordTester(
  'bizum|halcash|verse|transf\\w*|trf|tef|traspasos?|traspas|trasp|sent|payment from',
  'zelle|venmo|cash ?app|interac|twint|mb ?way|wire|ach|yappy|deuna|transfiya|bre ?b|pago movil',
  'spei|sinpe|pix|yape|plin|nequi|daviplata|codi|envio (?:de dinero|recibido)|enviado|giro|ingresos?|depositos?',
);

const isEarned = wordTester(
  'nominas?|sueldos?|salarios?|salary|payroll|paycheck|haberes|pension(?:es)?|prestacion(?:es)?|subsidio',
  'intereses|interest|dividendos?|dividends?|cupon(?:es)?|honorarios|cashback|premios?|loteria',
);

function refundWordsIn(texts: readonly string[]): RefundWords {
  const words = plainWords(texts.join(' ').slice(0, 300));
  if (isEarned(words) || isPaymentOfCard(words)) return 'earned';
  if (isSent(words)) return 'person';
  return isReturned(words) ? 'return' : 'other';
}

/** Such a word names no shop. */
function isOfRefund(word: string): boolean {
  return isReturnWord(word);
}

type RefundTarget = { kind: 'stored'; id: number } | { kind: 'row'; at: number };

export type PaidExpense = {
  target: RefundTarget;
  nombre: string;
  fecha: Fecha;
  cents: Hundredths;
  /** The part that may still come back, besides what is expected. */
  left: Hundredths;
  /** Amounts that came back, and expected ones. */
  back: readonly Hundredths[];
  owed: readonly Hundredths[];
  /** As the person calls it, as the bank does. */
  texts: readonly string[];
};

type MoneyIn = { fecha: Fecha; cents: Hundredths; concepto: string; detalles: readonly string[] };

/** `isNoted`: a refund of this amount stands there already. */
export type RefundCandidate = Pick<PaidExpense, 'target' | 'nombre' | 'fecha' | 'cents' | 'left' | 'owed'> & {
  isNoted: boolean;
};

/** The likeliest first; `likely` if nothing is to be asked. */
type IncomeOffer = { candidates: readonly RefundCandidate[]; likely: boolean };

/** Money may come back from the day of the expense to this many days after it. */
export const REFUND_DAYS = 120;
const MOST = 8;
/** Shorter words must be equal, or «Zara» would be «Zarautz». */
const LONG_WORD = 6;

/**
 * For each income the expenses of its shop that it may lower; null without any. Of two incomes for one expense the
 * earlier takes its place; a later one is asked about.
 */
export function matchRefunds(
  incomes: readonly MoneyIn[],
  paid: readonly PaidExpense[],
): (IncomeOffer | null)[] {
  const find = finder(paid);
  const offers = incomes.map((income): IncomeOffer | null => {
    const words = refundWordsIn([income.concepto, ...income.detalles]);
    if (words === 'earned') return null;
    const found = find(income, words === 'return');
    const roomy = found.filter(({ hasRoom }) => hasRoom);
    if (roomy.length === 0) return null;
    const exact = roomy.filter(({ isExact }) => isExact);
    // A refund of this amount that stands anywhere in the shop's expenses may be this income.
    const isUnseen = !found.some(({ isNoted }) => isNoted);
    return {
      candidates: roomy.slice(0, MOST).map(candidateOf),
      likely: words === 'return' && exact.length === 1 && exact[0]?.isSure === true && isUnseen,
    };
  });
  return settled(incomes, offers);
}

/** An expense without room is no candidate, but tells that the income is perhaps noted. */
type Found = PaidExpense & {
  hasRoom: boolean;
  isSure: boolean;
  isExact: boolean;
  isNoted: boolean;
  days: number;
};

function finder(paid: readonly PaidExpense[]): (income: MoneyIn, isReturn: boolean) => Found[] {
  const wordsOf = wordReader();
  const shops = new Map<string, Set<PaidExpense>>();
  for (const one of paid)
    for (const word of one.texts.flatMap(wordsOf)) {
      const own = shops.get(keyOf(word));
      if (own) own.add(one);
      else shops.set(keyOf(word), new Set([one]));
    }
  return (income, isReturn) => {
    const names = namesOf(income).map(wordsOf);
    const isNamed = names.some((words) => words.length > 0);
    // A return without a name is known by its amount, and asked about.
    if (!isNamed && !isReturn) return [];
    const near = isNamed
      ? new Set(names.flat().flatMap((word) => [...(shops.get(keyOf(word)) ?? [])]))
      : paid;
    return [...near]
      .flatMap((one) => foundOf(one, income, isNamed ? names : null, wordsOf))
      .sort(byLikeliness);
  };
}

function foundOf(
  one: PaidExpense,
  { fecha, cents }: MoneyIn,
  names: readonly (readonly string[])[] | null,
  wordsOf: (text: string) => readonly string[],
): Found[] {
  if (one.fecha > fecha || one.fecha < addDays(fecha, -REFUND_DAYS)) return [];
  const isOwed = one.owed.includes(cents);
  const hasRoom = cents <= one.left || isOwed;
  const isNoted = one.back.includes(cents);
  if (!hasRoom && !isNoted) return [];
  const isExact = isOwed || (one.owed.length === 0 && cents === one.left);
  if (names === null ? !isExact : !isOneShop(names, one.texts, wordsOf)) return [];
  return [
    {
      ...one,
      hasRoom,
      isExact,
      isSure: names !== null && isSurelyOneShop(names, one.texts, wordsOf),
      isNoted,
      days: daysBetween(one.fecha, fecha),
    },
  ];
}

function byLikeliness(one: Found, other: Found): number {
  return (
    Number(other.isExact) - Number(one.isExact) ||
    Number(one.isNoted) - Number(other.isNoted) ||
    Number(other.isSure) - Number(one.isSure) ||
    one.days - other.days
  );
}

/** The first word of either name stands in the other: «Academia inglés» is not «El Corte Inglés». */
function isOneShop(
  names: readonly (readonly string[])[],
  texts: readonly string[],
  wordsOf: (text: string) => readonly string[],
): boolean {
  return someNames(names, texts, wordsOf, (words, others) => begins(words, others) || begins(others, words));
}

function isSurelyOneShop(
  names: readonly (readonly string[])[],
  texts: readonly string[],
  wordsOf: (text: string) => readonly string[],
): boolean {
  return someNames(
    names,
    texts,
    wordsOf,
    (words, others) => isWithin(words, others) || isWithin(others, words),
  );
}

function someNames(
  names: readonly (readonly string[])[],
  texts: readonly string[],
  wordsOf: (text: string) => readonly string[],
  agree: (words: readonly string[], others: readonly string[]) => boolean,
): boolean {
  return texts.some((text) => {
    const others = wordsOf(text);
    return names.some((words) => words.length > 0 && others.length > 0 && agree(words, others));
  });
}

function begins([first]: readonly string[], words: readonly string[]): boolean {
  return first !== undefined && words.some((word) => isOneWord(first, word));
}

function isWithin(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) =>
    others.some((other) => {
      const isShort = words.length === 1 && Math.min(word.length, other.length) < LONG_WORD;
      return isShort ? word === other : isOneWord(word, other);
    }),
  );
}

/** The texts of a movement that name somebody. */
function namesOf({ concepto, detalles }: MoneyIn): string[] {
  return [concepto, ...detalles].filter(
    (text) => text.trim() !== '' && (!namesNobody(text) || initialsIn(foldText(text)).length > 0),
  );
}

function wordReader(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    let words = known.get(text);
    if (!words) {
      words = shopWords(foldText(text));
      known.set(text, words);
    }
    return words;
  };
}

/** Words of two letters count if there are no others: «BP». */
function shopWords(folded: string): readonly string[] {
  const initials = initialsIn(folded);
  const words = namingWords(withoutPlaces(folded)).filter((word) => !isOfRefund(word));
  if (initials.length > 0 || words.some((word) => !isBankWord(word))) return [...initials, ...words];
  const short = plainWords(folded).split(' ').filter(isShortName);
  return short.length > 0 ? short : words;
}

/** «H&M» and «H & M» are «hm». */
function initialsIn(folded: string): string[] {
  return Array.from(folded.matchAll(INITIALS), ([, one = '', other = '']) => one + other);
}

const INITIALS = /(?<![\p{L}\p{N}])(\p{L}) ?& ?(\p{L})(?![\p{L}\p{N}])/gu;

function isShortName(word: string): boolean {
  return /^\p{L}{2}$/u.test(word) && !LINKING.has(word);
}

const LINKING = new Set(
  'al de el en es la le lo mi no op sa se si sl su tu un at by eu in of on to us'.split(' '),
);

/** Two words that are one begin alike. */
function keyOf(word: string): string {
  return word.slice(0, 3);
}

function candidateOf({ target, nombre, fecha, cents, left, owed, isNoted }: Found): RefundCandidate {
  return { target, nombre, fecha, cents, left, owed, isNoted };
}

/** Leaves each expense to the first of its likely incomes. */
function settled(
  incomes: readonly MoneyIn[],
  offers: readonly (IncomeOffer | null)[],
): (IncomeOffer | null)[] {
  const taken = new Set<string>();
  const order = [...offers.keys()].sort((one, other) => {
    const [day, second] = [incomes[one]?.fecha ?? '', incomes[other]?.fecha ?? ''];
    return day < second ? -1 : day > second ? 1 : 0;
  });
  const all = [...offers];
  for (const place of order) {
    const offer = all[place];
    const [first] = offer?.candidates ?? [];
    if (!offer?.likely || !first) continue;
    const key = targetKey(first.target);
    if (taken.has(key)) all[place] = { ...offer, likely: false };
    else taken.add(key);
  }
  return all;
}

export function targetKey(target: RefundTarget): string {
  return target.kind === 'stored' ? `gasto ${target.id}` : `row ${target.at}`;
}

/** «Retrocesion de Amazon» is «Amazon». A nombre of such words alone stays. */
export function withoutRefundWords(nombre: string): string {
  const words = nombre.split(' ').filter((word) => !isOfRefund(plainWords(word)));
  const first = words.findIndex((word) => !/^(?:de|del|from|por|en|compra)$/iu.test(word));
  return first === -1 ? nombre : words.slice(first).join(' ');
}
