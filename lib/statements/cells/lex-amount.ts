import { atFirstUse } from '@/lib/domain/at-first-use';
import { currencyCodes, currencySigns, divisaOf } from '@/lib/read/currencies';
import { type DecimalMark, digitsWith } from '@/lib/read/read-cantidad';
import type { Hundredths } from '@/lib/statements/movement';

export type AmountText = {
  digits: string;
  /** -1 for money out; 0 if nothing tells. */
  sign: -1 | 0 | 1;
  /** A code, or the sign $. */
  divisa: string | null;
};

const BODY = "\\d[\\d.,'’ ]*|[.,]\\d+";
const MARK = '[+-]|\\b(?:DB|DR|CR|DE|HA|[DHCS])\\b\\.?';

const amount = atFirstUse(() => {
  const money = `(${currencySigns()}|${currencyCodes()})`;
  const front = `(?:${money}\\s?(?=\\())?(\\()?\\s?([+-])?\\s?${money}?\\s?([+-])?`;
  const behind = `${money}?\\s?(${MARK})?\\s?${money}?\\s?(\\))?(?:\\s?${money})?`;
  return new RegExp(`^${front}\\s?(${BODY})\\s?${behind}$`, 'i');
});
/** «7.-» and «7,--» are seven. */
const noCents = atFirstUse(
  () => new RegExp(`(\\d)[.,]--?(?=\\s?(?:${currencySigns()}|${currencyCodes()})?$)`, 'i'),
);
const GLUED_MARK = /(\d)(DB|DR|CR|[DHC])$/i;

/** Null if any part is something else. */
export function lexAmount(text: string): AmountText | null {
  if (text.length > 40 || !/\d/.test(text)) return null;
  const plain = text
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[−–—]/g, '-')
    .replace(/[‘ʼ´`]/g, '’')
    .trim()
    .replace(noCents(), '$1')
    .replace(GLUED_MARK, '$1 $2');
  const found = amount().exec(plain);
  if (!found) return null;
  const [, first, open, before, leading, after, body = '', middle, trailing, last, close, end] = found;
  if ((open === undefined) !== (close === undefined)) return null;
  const signs = [open, before, after, trailing].filter((sign) => sign !== undefined);
  const money = [first, leading, middle, last, end].filter((code) => code !== undefined);
  if (signs.length > 1 || money.length > 1) return null;
  const digits = body.trim();
  if (digits === '' || /[.,'’ ]$/.test(digits)) return null;
  return {
    digits,
    sign: signOf(signs[0]),
    // A sign of several currencies, such as C$, stands for itself.
    divisa: money[0] === undefined ? null : (divisaOf(money[0]) ?? money[0].toUpperCase()),
  };
}

/** Null for digits written otherwise, or finer than hundredths. */
export function hundredthsOf(digits: string, mark: DecimalMark): Hundredths | null {
  const read = digitsWith(mark, digits);
  if (!read) return null;
  const { whole, decimals, isGrouped } = read;
  // One mark before three digits groups thousands.
  if (decimals.length === 3 && /^\d{1,3}$/.test(whole) && !isGrouped && whole !== '0') return null;
  if (decimals.length > 2 && !/^\d\d0*$/.test(decimals)) return null;
  const value = Number(whole || '0') * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(value) ? value : null;
}

const divisa = atFirstUse(() => new RegExp(`^(?:${currencySigns()}|${currencyCodes()})$`));

export function isDivisa(text: string): boolean {
  return text.length <= 5 && divisa().test(text);
}

const divisas = atFirstUse(
  () => new RegExp(`(?<![\\w$])(?:${currencyCodes()}|U\\$S|US\\$|€|S\\/)(?![\\w$])`, 'g'),
);

/** Reads «Importe (€)», «Divisa: EUR»; null for none or several. */
export function divisaIn(text: string): string | null {
  const found = text.match(divisas()) ?? [];
  const codes = new Set(found.map(divisaOf).filter((code) => code !== null));
  return codes.size === 1 ? ([...codes][0] ?? null) : null;
}

function signOf(sign: string | undefined): -1 | 0 | 1 {
  if (sign === undefined) return 0;
  if (/^(?:\(|-|D|DB|DR|DE|S)\.?$/i.test(sign)) return -1;
  // A lone C says nothing.
  return /^C\.?$/i.test(sign) ? 0 : 1;
}
