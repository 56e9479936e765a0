import type { NumberMarks } from '../read-cantidad';
import { pattern } from '../patterns';
import { takeDecimals } from './line-decimals';
import { matchAt, type MoneyPatterns } from './money-patterns';
import { isInDigits, readScaled, type LineNumber, type Word } from './scaled-number';

/**
 * «,50» begins with its mark; «1 ,20» slipped, and «2½» is one number. Double marks, as in «12..50», make one wrong
 * number, not two.
 */
const token = pattern(
  [
    '(?<![\\p{L}\\p{N}.,/])[.,]\\d{1,2}(?![\\p{N}.,])',
    '\\d+ [.,] ?\\d{1,2}(?![\\p{N}.,])',
    "\\d+(?:[.,'’´]+\\d+)*(?: ?[½¼¾](?!\\p{N}))?",
    '\\p{L}+',
  ].join('|'),
  'gu',
);

export function numbersOf(folded: string, marks: NumberMarks, patterns: MoneyPatterns): LineNumber[] {
  const tokens: Word[] = [];
  for (const { 0: found, index } of folded.matchAll(token()))
    tokens.push({ folded: found, start: index, end: index + found.length });
  const numbers: LineNumber[] = [];
  let place = 0;
  while (place < tokens.length) {
    const number = numberAt(folded, tokens, place, marks, patterns);
    if (number) numbers.push(number);
    const end = number?.end ?? tokens[place]?.end ?? 0;
    place += 1;
    while ((tokens[place]?.start ?? Infinity) < end) place += 1;
  }
  return numbers;
}

function numberAt(
  folded: string,
  tokens: readonly Word[],
  place: number,
  marks: NumberMarks,
  patterns: MoneyPatterns,
): LineNumber | null {
  const token = tokens[place];
  if (!token) return null;
  const isDigits = isInDigits(token);
  const scaled = readScaled(folded, tokens, place, marks, patterns);
  if (!scaled) return null;
  const number: LineNumber = {
    start: token.start,
    end: scaled.end,
    value: scaled.value,
    tier: scaled.isMarked ? 'marked' : 'bare',
    question: scaled.question,
    options: [],
    isWords: !isDigits,
    isGlued: false,
    isWhole: isDigits && scaled.end === token.end,
  };
  takeCurrency(folded, tokens, number, patterns);
  const isLone = /^(?:un|una|uno)$/u.test(folded.slice(number.start, number.end));
  if (isLone && number.tier === 'bare') return null;
  number.isGlued =
    isDigits && (/\p{L}$/u.test(folded.slice(0, number.start)) || /^\p{L}/u.test(folded.slice(number.end)));
  return number;
}

function takeCurrency(
  folded: string,
  tokens: readonly Word[],
  number: LineNumber,
  patterns: MoneyPatterns,
): void {
  const before = folded.slice(0, number.start);
  const foreignBefore = patterns.foreignBefore.exec(before);
  const ownBefore = patterns.ownBefore.exec(before);
  const best =
    foreignBefore && (!ownBefore || foreignBefore.index < ownBefore.index) ? foreignBefore : ownBefore;
  // «pan € 2» is rare, «2 € pan 3» is not: a sign belongs to the number before.
  const isOthers = best !== null && /[\d] ?$/u.test(before.slice(0, best.index)) && !/^us|^\$/u.test(best[0]);
  if (best && !isOthers) {
    number.start = best.index;
    number.tier = 'currency';
    if (best === foreignBefore) number.question = 'other-currency';
  }
  const behind = matchAt(patterns.own, folded, number.end);
  // «uber 2 $76»: a sign that touches the next number belongs to it.
  const isNext = behind?.startsWith(' ') === true && /^\d/u.test(folded.slice(number.end + behind.length));
  const own = isNext ? null : behind;
  const foreign = matchAt(patterns.foreign, folded, number.end);
  if (foreign !== null && foreign.length > (own?.length ?? 0)) {
    number.end += foreign.length;
    number.tier = 'currency';
    number.question = 'other-currency';
  } else if (own !== null) {
    number.end += own.length;
    number.tier = 'currency';
  } else if (number.tier !== 'currency') {
    const asked = matchAt(patterns.asked, folded, number.end);
    if (asked !== null && number.isWhole) {
      number.question ??= 'slang';
    }
  }
  takeDecimals(folded, tokens, number, patterns, own !== null);
  // «15 mil y pico» is more than that.
  if (/^ y (?:pico|algo|tant[oa]s?)(?!\p{L})/u.test(folded.slice(number.end))) number.question ??= 'slang';
}
