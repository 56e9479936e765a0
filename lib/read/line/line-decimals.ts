import { CENTS } from './line-currency';
import { END, isTaken } from './line-text';
import type { CantidadQuestion } from './line-types';
import { matchAt, type MoneyPatterns } from './money-patterns';
import { isBeforePlural, isCounted } from './name-numbers';
import { wordNumberAt, type LineNumber, type Tier, type Word } from './scaled-number';

const JOINED = / (con|coma|punto|y) (?=[\d\p{L}])/uy;
const CENTS_BEHIND = new RegExp(` ?(?:${CENTS})${END}`, 'uy');

/**
 * Adds decimals: «3 con 20», «tres coma cinco», «3 euros con 20 céntimos», «3€50», «50 céntimos», «tres euros y
 * medio».
 */
export function takeDecimals(
  folded: string,
  tokens: readonly Word[],
  number: LineNumber,
  patterns: MoneyPatterns,
  hasOwn: boolean,
): void {
  if (number.value.kind !== 'decimal' || number.value.decimal.includes('.')) return;
  const whole = number.value.decimal;
  const onlyCents = number.tier === 'bare' ? matchAt(CENTS_BEHIND, folded, number.end) : null;
  if (onlyCents !== null) {
    number.value = { kind: 'decimal', decimal: inHundredths(whole) };
    settle(number, number.end + onlyCents.length, 'currency');
    return;
  }
  const half = hasOwn ? matchAt(patterns.half, folded, number.end) : null;
  if (half !== null) {
    number.value = { kind: 'decimal', decimal: `${whole}.5` };
    settle(number, number.end + half.length, 'currency');
    return;
  }
  const glued = hasOwn ? matchAt(/(?<=[€$])\d{2}(?![\d.,])/uy, folded, number.end) : null;
  if (glued !== null) {
    number.value = { kind: 'decimal', decimal: `${whole}.${glued}` };
    settle(number, number.end + glued.length, 'currency');
    return;
  }
  const joined = matchAt(JOINED, folded, number.end);
  if (joined === null && !hasOwn) {
    if (number.isWords && number.tier === 'bare') takeSpokenDecimals(folded, tokens, number, patterns);
    return;
  }
  const at = number.end + (joined?.length ?? 1);
  if (joined === null && folded[number.end] !== ' ') return;
  const read = decimalsAt(folded, tokens, at);
  if (!read) return;
  const cents = matchAt(CENTS_BEHIND, folded, read.end);
  const own = cents === null && joined?.trim() !== 'y' ? matchAt(patterns.own, folded, read.end) : null;
  if (cents === null && (joined === null || joined.trim() === 'y')) {
    // «3 euros 20»: decimals, or the number of something.
    if (joined === null && /^\d{2}$/u.test(read.digits) && !/^ ?[\p{L}]*s\b/u.test(folded.slice(read.end)))
      ask(number, 'which-number', [Number(whole), Number(`${whole}.${read.digits}`)]);
    return;
  }
  if (cents === null && joined?.trim() === 'con' && isCounted(folded, read.end)) {
    if (isTaken(folded.slice(0, number.start)) && isBeforePlural(folded, read.end))
      ask(number, 'which-decimals', [Number(whole), Number(`${whole}.${read.digits.padStart(2, '0')}`)]);
    return;
  }
  const end = read.end + (cents?.length ?? own?.length ?? 0);
  const isSpoken = joined !== null && joined.trim() !== 'con';
  const tier = hasOwn || own !== null || cents !== null ? 'currency' : 'marked';
  if (cents !== null && read.digits.length < 3)
    number.value = { kind: 'decimal', decimal: `${whole}.${read.digits.padStart(2, '0')}` };
  else if (isSpoken || read.digits.length === 2) {
    if (read.digits.length > 2) return;
    number.value = { kind: 'decimal', decimal: `${whole}.${read.digits}` };
  } else if (read.digits.length === 1)
    ask(number, 'which-decimals', [Number(`${whole}.0${read.digits}`), Number(`${whole}.${read.digits}`)]);
  else ask(number, 'which-number', []);
  settle(number, end, tier);
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

function settle(number: LineNumber, end: number, tier: Tier): void {
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
