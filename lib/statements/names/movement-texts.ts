import { foldedWords, foldText, plainWords } from '@/lib/read/words';
import type { BroughtMovement, Movement } from '@/lib/statements/movement';
import { isOperation, movementName, namesNobody } from './movement-name';
import { shopOf } from './unclassified-shops';

type MovementLabel = {
  /** The shop made readable; the bank's text as it is. */
  nombre: string;
  descripcion: string;
  shop: string;
  /** One text a line; may be empty. */
  texto: string;
};

/** `unnamed` is the name of a movement without any text. */
export function labelsOf(movements: readonly Movement[], unnamed: string): MovementLabel[] {
  const labels = new Map<string, MovementLabel>();
  return movements.map(({ concepto, detalles, notas }) => {
    const others = [...detalles, ...notas];
    const key = [concepto, ...others].join('\n');
    let label = labels.get(key);
    if (!label) labels.set(key, (label = labelOf(concepto, others, unnamed)));
    return label;
  });
}

/** Empty without a name. */
export function shopOfTexts({ concepto, detalles }: Pick<Movement, 'concepto' | 'detalles'>): string {
  return shopOf(movementName(concepto, detalles).toWellFormed());
}

function labelOf(concepto: string, others: string[], unnamed: string): MovementLabel {
  const name = movementName(concepto, others).toWellFormed();
  const text = (concepto.trim() === '' ? others.join(' ').trim() : concepto).toWellFormed();
  const nombre = name || unnamed;
  return {
    nombre,
    descripcion: text || nombre,
    shop: shopOf(nombre),
    texto: `${name}\n${text}`.trim(),
  };
}

type MovementTexts = {
  /** The main text, and that with all others. */
  bare: string;
  whole: string;
  named: () => Named;
};

export type Compared = { movement: BroughtMovement; texts: MovementTexts };

type Named = {
  isNamed: boolean;
  words: readonly string[];
  initials: string;
  /** Empty if the text names nobody. */
  shop: string;
  numbers: readonly string[];
};

/** `alike`, `differ`: with or without a common word; `silent`: one names nobody. */
type TextAgreement = 'agree' | 'sameShop' | 'alike' | 'differ' | 'silent';

/** Enough to know a cut text. */
const ENOUGH_LETTERS = 8;
/** From here on, words that begin alike are the same: «gasolina», «gasolinera». */
const WORD_LETTERS = 4;
const BEGINNING = 6;
/** The least letters of a word; fewer in a text without longer words: «RD», «BP». */
const USUAL = 3;
const SHORTEST = 2;
const SMALL = new Set(['del', 'los', 'las', 'con', 'por', 'para', 'san', 'the', 'and']);

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
    shop: isNamed ? plainWords(name) : '',
    numbers: concepto.match(/\d+/g) ?? [],
  };
}

export function textReader(): typeof textsOf {
  const known = new Map<string, MovementTexts>();
  return function read(concepto, detalles) {
    const key = [concepto, ...detalles].join('\n');
    let texts = known.get(key);
    if (!texts) known.set(key, (texts = textsOf(concepto, detalles)));
    return texts;
  };
}

/** Of two layouts, one may say more or be cut. */
export function compareTexts(one: MovementTexts, other: MovementTexts, isOneLayout: boolean): TextAgreement {
  if (one.whole === other.whole && (one.whole !== '' || isOneLayout)) return 'agree';
  if (one.whole === '' || other.whole === '') return 'silent';
  if (!isOneLayout && (begins(one.whole, other.bare) || begins(other.whole, one.bare))) return 'agree';
  // Equal main texts with different other texts are more likely two movements than one.
  if (one.bare === other.bare) return 'alike';
  const [named, others] = [one.named(), other.named()];
  if (named.shop !== '' && named.shop === others.shop && agreeInNumbers(named, others)) return 'sameShop';
  if (shareWord(named.words, others.words) || isShort(named, others)) return 'alike';
  return named.isNamed === others.isNamed ? 'differ' : 'silent';
}

/** An editable text tells nothing unless it agrees. */
export function agreementOfTexts(one: Compared, other: Compared, isOneLayout: boolean): TextAgreement {
  if (other.movement.squeezed) return compareSqueezed(one, other.movement);
  const agreement = compareTexts(one.texts, other.texts, isOneLayout);
  const isEditable = one.movement.isEditable ?? other.movement.isEditable;
  return agreement !== 'agree' && isEditable ? 'silent' : agreement;
}

/** An earlier version's text holds the main text first, then the others, and may lack the instalment. */
function compareSqueezed({ movement, texts }: Compared, other: BroughtMovement): TextAgreement {
  const { bare, whole, named } = texts;
  const squeezed = bareText(other.concepto);
  if (whole === '' || squeezed === '') return 'silent';
  if (squeezed === whole || (bare.length >= 3 && squeezed.startsWith(bare)))
    return movement.cuota === null || squeezed === whole ? 'agree' : 'alike';
  return named().words.some((word) => word.length >= 4 && squeezed.includes(word)) ? 'alike' : 'differ';
}

/** «CAF», «AMZN», «ECI» */
function isShort(one: Named, other: Named): boolean {
  return (
    one.words.some((word) => other.words.some((long) => isShortOf(word, long) || isShortOf(long, word))) ||
    one.initials === other.words[0] ||
    other.initials === one.words[0]
  );
}

/** «CAF» begins a word; a vowelless abbreviation begins with the same letter. */
function isShortOf(short: string, word: string): boolean {
  if (short.length < USUAL || short.length >= word.length) return false;
  if (word.startsWith(short)) return true;
  if (short[0] !== word[0] || !WITHOUT_VOWELS.test(short)) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

const WITHOUT_VOWELS = /^.[^aeiou]+[aeiou]{0,2}$/;

export function shareWord(words: readonly string[], others: readonly string[]): boolean {
  return words.some((word) => others.some((other) => isOneWord(word, other)));
}

/** Folded, without numbers and small words. */
export function wordsIn(text: string): string[] {
  return wordsFrom(text, USUAL);
}

function wordsFrom(text: string, letters: number): string[] {
  return foldedWords(foldText(text.slice(0, 200))).filter(
    (word) => word.length >= letters && !/^\d+$/.test(word) && !SMALL.has(word),
  );
}

/** A bank's words only if there are no others. */
export function namingWords(text: string): string[] {
  const words = wordsIn(text);
  const naming = words.filter((word) => !isBankWord(word));
  if (naming.length > 0) return naming;
  return words.length > 0 ? words : wordsFrom(text, SHORTEST);
}

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

export function bareText(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

function begins(whole: string, beginning: string): boolean {
  return beginning === whole || (beginning.length >= ENOUGH_LETTERS && whole.startsWith(beginning));
}

export function isOneWord(word: string, other: string): boolean {
  if (word === other) return true;
  if (word.length < WORD_LETTERS || other.length < WORD_LETTERS) return false;
  if (word.startsWith(other) || other.startsWith(word)) return true;
  return word.slice(0, BEGINNING) === other.slice(0, BEGINNING) && word.length >= BEGINNING;
}

/** «KM 12» is not «KM 35», nor «02/05» «03/05». */
function agreeInNumbers({ numbers }: Named, other: Named): boolean {
  return (
    numbers.every((number) => other.numbers.includes(number)) ||
    other.numbers.every((number) => numbers.includes(number))
  );
}
