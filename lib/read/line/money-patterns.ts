import type { moneyWordsOf } from './line-currency';
import { END } from './line-text';

/** Matched before and behind a number. */
export type MoneyPatterns = Record<
  'thousand' | 'million' | 'palo' | 'half' | 'own' | 'foreign' | 'asked' | 'ownBefore' | 'foreignBefore',
  RegExp
> &
  Pick<ReturnType<typeof moneyWordsOf>, 'isLarge'>;

export function moneyPatternsOf({
  own,
  foreign,
  index,
  thousand,
  million,
  asked,
  isLarge,
}: ReturnType<typeof moneyWordsOf>): MoneyPatterns {
  function behind(source: string): RegExp {
    return new RegExp(` ?(?:${source})${END}`, 'uy');
  }
  function before(source: string): RegExp {
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source}){1,3} ?$`, 'u');
  }
  return {
    // «15mil500»
    thousand: new RegExp(` ?(?:mil(?=\\d{3}(?!\\d))|(?:${thousand})${END})`, 'uy'),
    million: behind(`millon(?:es)?|${million}`),
    palo: behind(million),
    half: behind('y medi[oa]'),
    // «un millón de pesos», and the sign of «3€50»
    own: new RegExp(`(?: ?(?:de )?(?:${own})(?![\\p{L}])|(?<=\\d)(?:€|\\$|£)(?=\\p{L}))`, 'uy'),
    foreign: behind(`${foreign}|${index}`),
    asked: behind(asked),
    ownBefore: before(own),
    foreignBefore: before(foreign),
    isLarge,
  };
}

export function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
