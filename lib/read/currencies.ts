import { atFirstUse } from '@/lib/domain/at-first-use';

/** Currencies whose sign is $. */
export const PESO_CURRENCIES: readonly string[] = ['MXN', 'ARS', 'CLP', 'COP', 'UYU', 'DOP', 'CUP'];

/** ISO 4217, with units of account such as UYI. */
export const CURRENCY_CODES = [
  'EUR|USD|GBP|CHF|JPY|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|TRY|MAD|CNY|ISK|BGN|RUB|UAH',
  'ARS|BOB|BRL|CLF|CLP|COP|CRC|CUP|DOP|GTQ|HNL|MXN|MXV|NIO|PAB|PEN|PYG|SVC|UYU|UYI|VES|VEF|TTD|JMD|HTG',
  'BHD|IQD|JOD|KWD|LYD|OMR|TND|INR|KRW|ILS|THB|ZAR|EGP|AED|SAR|SGD|HKD|TWD|PHP|IDR|VND',
].join('|');

/** Null for a unit that is no currency. */
const OTHER_CODES: Readonly<Record<string, string | null>> = {
  MN: 'MXN',
  'M.N.': 'MXN',
  DLS: 'USD',
  UF: null,
};

/** Null if several currencies share one. */
const SIGNS: Readonly<Record<string, string | null>> = {
  '€': 'EUR', $: null, U$S: 'USD', US$: 'USD', '£': 'GBP', '¥': 'JPY', zł: 'PLN',
  MX$: 'MXN', AR$: 'ARS', CLP$: 'CLP', COL$: 'COP', CO$: 'COP', RD$: 'DOP', $U: 'UYU', R$: 'BRL', C$: null,
  $b: 'BOB', Bs: 'BOB', 'Bs.': 'BOB', BsS: 'VES', 'Bs.S': 'VES', 'S/': 'PEN', 'S/.': 'PEN', 'B/': 'PAB', 'B/.': 'PAB',
  Gs: 'PYG', 'Gs.': 'PYG', '₲': 'PYG', '₡': 'CRC', CA$: 'CAD', AU$: 'AUD', A$: 'AUD', NZ$: 'NZD', HK$: 'HKD', S$: 'SGD',
  '₹': 'INR', '₺': 'TRY', '₩': 'KRW', '₽': 'RUB', '₴': 'UAH', '₪': 'ILS', '฿': 'THB', '₫': 'VND', '₱': 'PHP',
}; // oxfmt-ignore

const codesBySign = atFirstUse(() => {
  const known = Object.entries({ ...SIGNS, ...OTHER_CODES });
  return new Map(known.map(([sign, code]) => [sign.toUpperCase(), code]));
});

/** Matches a code, without a group around it. */
export const currencyCodes = atFirstUse(() =>
  [CURRENCY_CODES, ...Object.keys(OTHER_CODES).map(escaped)].join('|'),
);

/** The longest first, without a group around. */
export const currencySigns = atFirstUse(() =>
  Object.keys(SIGNS)
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|'),
);

/** Null for a sign that several currencies share. */
export function divisaOf(symbol: string): string | null {
  const upper = symbol.toUpperCase();
  const known = codesBySign().get(upper);
  if (known !== undefined) return known;
  return /^[A-Z]{3}$/.test(upper) ? upper : null;
}

function escaped(sign: string): string {
  return sign.replace(/[$./]/g, '\\$&');
}
