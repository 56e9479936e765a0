import { foldText } from '@/lib/domain/search-text';
import { isOperation, movementName, namesNobody, shopKey } from '@/lib/statements/movement-name';

/** The text of a movement, taken apart for comparisons. */
export type MovementTexts = {
  /** The main text, and that with all others, folded to letters and digits. */
  bare: string;
  whole: string;
  /** The one who is named, found out when first asked for. */
  named: () => Named;
};

/** The name in a text, or the whole of one that names nobody. */
type Named = {
  isNamed: boolean;
  words: readonly string[];
  initials: string;
  /** Equal for texts of one shop; empty if the text names nobody. */
  shop: string;
  numbers: readonly string[];
};

/** How alike the texts of two movements are: equal; of one shop or with a word in common; of nothing in common; or one names nobody. */
export type TextAgreement = 'agree' | 'sameShop' | 'alike' | 'differ' | 'silent';

/** As much of a text as counts: one that another format cuts is known again by so many letters. */
const ENOUGH_LETTERS = 8;
/** From how many letters on a word that begins another is the same, and with how many two are that end otherwise: «gasolina», «gasolinera». */
const WORD_LETTERS = 4;
const BEGINNING = 6;
/** How many letters a word has that counts, and one of a text that has no such word: «RD», «BP». */
const USUAL = 3;
const SHORTEST = 2;
const SMALL = new Set(['del', 'los', 'las', 'con', 'por', 'para', 'san', 'the', 'and']);

/** Takes the text of a movement apart. */
function textsOf(concepto: string, detalles: readonly string[]): MovementTexts {
  const bare = bareText(concepto);
  let named: Named | null = null;
  return {
    bare,
    whole: detalles.length === 0 ? bare : bare + bareText(detalles.join('')),
    named: () => (named ??= namedIn(concepto, detalles)),
  };
}

function namedIn(concepto: string, detalles: readonly string[]): Named {
  const isNamed = !namesNobody(concepto);
  const name = isNamed ? movementName(concepto, detalles) : [concepto, ...detalles].join(' ');
  const words = wordsIn(name);
  return {
    words: words.length > 0 ? words : wordsFrom(name, SHORTEST),
    isNamed,
    initials: wordsFrom(name, 1)
      .map(([first = '']) => first)
      .join(''),
    shop: isNamed ? shopKey(name) : '',
    numbers: concepto.match(/\d+/g) ?? [],
  };
}

/** Takes texts apart; those that come again are done once. */
export function textReader(): typeof textsOf {
  const known = new Map<string, MovementTexts>();
  return function read(concepto, detalles) {
    const key = [concepto, ...detalles].join('\n');
    let texts = known.get(key);
    if (!texts) known.set(key, (texts = textsOf(concepto, detalles)));
    return texts;
  };
}

/** Compares texts of one layout, in which a movement always has the same ones, or of two, of which one may say more or be cut. */
export function compareTexts(one: MovementTexts, other: MovementTexts, isOneLayout: boolean): TextAgreement {
  if (one.whole === other.whole && (one.whole !== '' || isOneLayout)) return 'agree';
  if (one.whole === '' || other.whole === '') return 'silent';
  if (!isOneLayout && (begins(one.whole, other.bare) || begins(other.whole, one.bare))) return 'agree';
  // Two of one text that differ in what stands beside it are two more likely than one.
  if (one.bare === other.bare) return 'alike';
  const [named, others] = [one.named(), other.named()];
  if (named.shop !== '' && named.shop === others.shop && agreeInNumbers(named, others)) return 'sameShop';
  if (shareWord(named.words, others.words) || isShort(named, others)) return 'alike';
  return named.isNamed === others.isNamed ? 'differ' : 'silent';
}

/** Whether a text has a word of the other cut or abbreviated, or its initials: «CAF», «AMZN», «ECI». */
function isShort(one: Named, other: Named): boolean {
  return (
    one.words.some((word) => other.words.some((long) => isShortOf(word, long) || isShortOf(long, word))) ||
    one.initials === other.words[0] ||
    other.initials === one.words[0]
  );
}

/** Whether a word is the beginning of another, or the same without vowels but for the first letter and the end. */
function isShortOf(short: string, word: string): boolean {
  if (short.length < USUAL || short.length >= word.length) return false;
  if (word.startsWith(short)) return true;
  if (short[0] !== word[0] || !WITHOUT_VOWELS.test(short)) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

const WITHOUT_VOWELS = /^.[^aeiou]+[aeiou]{0,2}$/;

/** Whether two lists of words have one in common, or two that begin alike. */
export function shareWord(words: readonly string[], others: readonly string[]): boolean {
  return words.some((word) => others.some((other) => isOneWord(word, other)));
}

/** The words of a text, folded; numbers and small words say nothing. */
export function wordsIn(text: string): string[] {
  return wordsFrom(text, USUAL);
}

function wordsFrom(text: string, letters: number): string[] {
  return foldText(text.slice(0, 200))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= letters && !/^\d+$/.test(word) && !SMALL.has(word));
}

/** The words of a text that can name somebody: those that say what a bank did do not, if there are others. */
export function namingWords(text: string): string[] {
  const words = wordsIn(text);
  const naming = words.filter((word) => !isBankWord(word));
  if (naming.length > 0) return naming;
  return words.length > 0 ? words : wordsFrom(text, SHORTEST);
}

/** Whether a word says what a bank did, looked up once a word. */
export function isBankWord(word: string): boolean {
  let known = operations.get(word);
  if (known === undefined) {
    known = isOperation(word);
    if (operations.size < MOST_WORDS) operations.set(word, known);
  }
  return known;
}

const operations = new Map<string, boolean>();
const MOST_WORDS = 20_000;

/** A text as nothing but its letters and digits, folded. */
export function bareText(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

function begins(whole: string, beginning: string): boolean {
  return beginning === whole || (beginning.length >= ENOUGH_LETTERS && whole.startsWith(beginning));
}

function isOneWord(word: string, other: string): boolean {
  if (word === other) return true;
  if (word.length < WORD_LETTERS || other.length < WORD_LETTERS) return false;
  if (word.startsWith(other) || other.startsWith(word)) return true;
  return word.slice(0, BEGINNING) === other.slice(0, BEGINNING) && word.length >= BEGINNING;
}

/** Whether one text has all the numbers of the other: «KM 12» and «KM 35» are two, and so are «02/05» and «03/05». */
function agreeInNumbers({ numbers }: Named, other: Named): boolean {
  return (
    numbers.every((number) => other.numbers.includes(number)) ||
    other.numbers.every((number) => numbers.includes(number))
  );
}
