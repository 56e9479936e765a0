import { CENTS } from './line-currency';
import { END, isTaken } from './line-text';
import type { CantidadQuestion } from './line-types';
import { matchAt, type MoneyPatterns } from './money-patterns';
import { isBeforePlural, isCounted } from './name-numbers';
import { wordNumberAt, type LineNumber, type Word } from './scaled-number';

const JOINED = / (con|coma|punto|y) (?=[\d\p{L}])/uy;
const GLUED = /(?<=[€$])\d{2}(?![\d.,])/uy;
const CENTS_BEHIND = new RegExp(` ?(?:${CENTS})${END}`, 'uy');

type Decimals = { whole: string; digits: string; end: number; joined: string };

/** «3 con 20», «tres coma cinco», «3 euros con 20 céntimos», «3€50», «50 céntimos», «tres euros y medio». */
export function takeDecimals(
  folded: string,
  tokens: readonly Word[],
  number: LineNumber,
  patterns: MoneyPatterns,
  hasOwn: boolean,
): void {
  if (number.value.kind !== 'decimal' || number.value.decimal.includes('.')) return;
  const whole = number.value.decimal;
  if (takeTouching(folded, number, whole, hasOwn ? patterns : null)) return;
  const joined = matchAt(JOINED, folded, number.end);
  if (joined === null && !hasOwn) {
    if (number.isWords && number.tier === 'bare') takeSpokenDecimals(folded, tokens, number, patterns);
    return;
  }
  if (joined === null && folded[number.end] !== ' ') return;
  const read = decimalsAt(folded, tokens, number.end + (joined?.length ?? 1));
  if (read) takeJoined(folded, number, { ...read, whole, joined: joined?.trim() ?? '' }, patterns, hasOwn);
}

/** «50 céntimos», «tres euros y medio», «3€50» */
function takeTouching(folded: string, number: LineNumber, whole: string, own: MoneyPatterns | null): boolean {
  const cents = number.tier === 'bare' ? matchAt(CENTS_BEHIND, folded, number.end) : null;
  const half = own && cents === null ? matchAt(own.half, folded, number.end) : null;
  const glued = own && cents === null && half === null ? matchAt(GLUED, folded, number.end) : null;
  const found = cents ?? half ?? glued;
  if (found === null) return false;
  const decimal = cents !== null ? inHundredths(whole) : `${whole}.${glued ?? '5'}`;
  number.value = { kind: 'decimal', decimal };
  settle(number, number.end + found.length, 'currency');
  return true;
}

/** «3 con 20», «3 euros con 20 céntimos», «3 euros 20» */
function takeJoined(
  folded: string,
  number: LineNumber,
  { whole, digits, end, joined }: Decimals,
  { own }: MoneyPatterns,
  hasOwn: boolean,
): void {
  const cents = matchAt(CENTS_BEHIND, folded, end);
  const isAnd = joined === '' || joined === 'y';
  if (cents === null && isAnd) {
    // «3 euros 20»: decimals, or the number of something.
    if (joined === '' && /^\d{2}$/u.test(digits) && !/^ ?[\p{L}]*s\b/u.test(folded.slice(end)))
      ask(number, 'which-number', [Number(whole), Number(`${whole}.${digits}`)]);
    return;
  }
  if (cents === null && joined === 'con' && isCounted(folded, end)) {
    if (isTaken(folded.slice(0, number.start)) && isBeforePlural(folded, end))
      ask(number, 'which-decimals', [Number(whole), Number(`${whole}.${digits.padStart(2, '0')}`)]);
    return;
  }
  const unit = cents ?? matchAt(own, folded, end);
  const isSpoken = joined !== '' && joined !== 'con';
  if (cents !== null && digits.length < 3)
    number.value = { kind: 'decimal', decimal: `${whole}.${digits.padStart(2, '0')}` };
  else if (isSpoken || digits.length === 2) {
    if (digits.length > 2) return;
    number.value = { kind: 'decimal', decimal: `${whole}.${digits}` };
  } else if (digits.length === 1)
    ask(number, 'which-decimals', [Number(`${whole}.0${digits}`), Number(`${whole}.${digits}`)]);
  else ask(number, 'which-number', []);
  settle(number, end + (unit?.length ?? 0), hasOwn || unit !== null ? 'currency' : 'marked');
}

/** «uno cincuenta»: hundreds among large amounts, perhaps a count at the start. */
function takeSpokenDecimals(
  folded: string,
  tokens: readonly Word[],
  number: LineNumber,
  { isLarge }: MoneyPatterns,
): void {
  const whole = number.value.kind === 'decimal' ? number.value.decimal : '';
  const said = folded.slice(number.start, number.end);
  if (folded[number.end] !== ' ' || whole.length > 2 || /(?:^| )(?:un|una)$/u.test(said)) return;
  const read = decimalsAt(folded, tokens, number.end + 1);
  if (!read || /^\d/u.test(folded.slice(number.end + 1))) return;
  if (read.digits.length === (isLarge ? 3 : 2)) {
    const isOpen = isLarge || isTaken(folded.slice(0, number.start));
    const spoken = isLarge ? Number(whole + read.digits) : Number(`${whole}.${read.digits}`);
    if (isOpen) ask(number, 'which-number', [spoken, Number(read.digits)]);
    else number.value = { kind: 'decimal', decimal: `${whole}.${read.digits}` };
    settle(number, read.end, 'marked');
  }
}

function decimalsAt(
  folded: string,
  tokens: readonly Word[],
  at: number,
): { digits: string; end: number } | null {
  const place = tokens.findIndex(({ start }) => start === at);
  const token = tokens[place];
  if (!token) return null;
  if (/^\d+$/u.test(token.folded))
    return /^\p{L}/u.test(folded.slice(token.end)) ? null : { digits: token.folded, end: token.end };
  const zero = /^cero$/u.test(token.folded) ? 1 : 0;
  const small = wordNumberAt(folded, tokens, place + zero);
  if (!small || /^(?:un|una)$/u.test(token.folded)) return null;
  const end = tokens[place + zero + small.end - 1]?.end;
  return end === undefined ? null : { digits: '0'.repeat(zero) + small.decimal, end };
}

function settle(number: LineNumber, end: number, tier: LineNumber['tier']): void {
  number.end = end;
  number.tier = tier;
  number.isWhole = false;
}

function ask(number: LineNumber, question: CantidadQuestion, options: readonly number[]): void {
  number.question ??= question;
  number.options = options;
}

function inHundredths(whole: string): string {
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
