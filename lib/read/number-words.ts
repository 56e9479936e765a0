import { atFirstUse } from '@/lib/domain/at-first-use';

const UNITS = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const TEENS = [
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciseis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
];
const TENS = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const HUNDREDS = ['dosc', 'tresc', 'cuatroc', 'quin', 'seisc', 'setec', 'ochoc', 'novec'];

/** `place` is a power of ten. */
type NumberWord = { value: number; place: 0 | 1 | 2 };

const numbersByWord = atFirstUse((): ReadonlyMap<string, NumberWord> => new Map(numberWords()));

function* numberWords(): Generator<[string, NumberWord]> {
  for (const [value, word] of UNITS.entries()) if (value > 0) yield [word, { value, place: 0 }];
  for (const word of ['uno', 'una']) yield [word, { value: 1, place: 0 }];
  for (const [over, word] of TEENS.entries()) yield [word, { value: 10 + over, place: 1 }];
  for (const [value, word] of UNITS.entries())
    if (value > 0) yield [`veinti${word}`, { value: 20 + value, place: 1 }];
  for (const word of ['veintiuno', 'veintiuna']) yield [word, { value: 21, place: 1 }];
  for (const [over, word] of TENS.entries()) yield [word, { value: 30 + over * 10, place: 1 }];
  for (const word of ['cien', 'ciento']) yield [word, { value: 100, place: 2 }];
  for (const [over, word] of HUNDREDS.entries())
    for (const end of ['ientos', 'ientas']) yield [word + end, { value: 200 + over * 100, place: 2 }];
}

type WordNumber = { value: number; count: number };

/** Reads «ciento veinte»; null if no number below a thousand stands at the start. */
export function readWordNumber(words: readonly string[]): WordNumber | null {
  let value = 0;
  let count = 0;
  let open = 3;
  for (;;) {
    const skip = open === 1 && value % 10 === 0 && value % 100 >= 20 && words[count] === 'y' ? 1 : 0;
    // «dos cientos»
    const isSplit = /^cient[oa]s$/u.test(words[count + skip + 1] ?? '');
    const said = words.slice(count + skip, count + skip + (isSplit ? 2 : 1)).join('');
    const word = numbersByWord().get(said);
    if (!word || word.place >= open) break;
    // Behind a ten, a unit needs «y»; «veinti-» includes its unit.
    if (open === 1 && (skip === 0 || value % 10 !== 0)) break;
    value += word.value;
    count += skip + (isSplit ? 2 : 1);
    open = word.place;
    if (open === 0) break;
  }
  return count === 0 ? null : { value, count };
}

export function numberWordsFrom(least: number, most: number): string[] {
  return [...numbersByWord()].flatMap(([word, { value }]) => (value >= least && value <= most ? [word] : []));
}

/** Whole numbers below a thousand, in digits or one word. */
export const smallNumber = atFirstUse(
  () => `\\d{1,3}|${[...numbersByWord().keys()].sort((a, b) => b.length - a.length).join('|')}`,
);

export function smallNumberOf(found: string): number {
  return numbersByWord().get(found)?.value ?? Number(found);
}
