import { PESO_CURRENCIES } from '@/lib/read/currencies';
import { END } from './line-text';

/** Hardly anything costs less than a hundred. */
const LARGE_UNITS = new Set(['ARS', 'CLP', 'COP', 'PYG', 'CRC']);

/** By folded words and signs. */
const CURRENCIES: readonly (readonly [pattern: string, codes: readonly string[]])[] = [
  ['€|(?<=\\d)e(?!\\d)|e?uros?|eur|euritos?|eurillos?|leuros?|eurazos?', ['EUR']],
  ['us ?\\$|u\\$[sd]|dolar(?:es)?|dollars?|usd|dolaritos?|dll?s|dolls', ['USD']],
  ['rd\\$|dop', ['DOP']],
  ['r\\$|reales|brl', ['BRL']],
  ['c\\$|cordobas?|nio', ['NIO']],
  ['mx\\$|mxn', ['MXN']],
  ['cop\\$|cop', ['COP']],
  ['ar\\$|ars', ['ARS']],
  ['clp\\$|clp', ['CLP']],
  ['\\$u|uyu', ['UYU']],
  ['s/\\.?|sol(?:es)?|solcitos|pen', ['PEN']],
  ['bs\\.?f?|bob|ves', ['BOB', 'VES']],
  ['bolivianos?', ['BOB']],
  ['bolivar(?:es)?', ['VES']],
  ['₲|gs\\.?|guarani(?:es)?|pyg', ['PYG']],
  ['₡|colon(?:es)?|crc', ['CRC']],
  ['quetzal(?:es)?|gtq', ['GTQ']],
  ['lempiras?|hnl', ['HNL']],
  ['b/\\.?|balboas?|pab', ['PAB']],
  ['£|gbp|libras esterlinas|pounds?', ['GBP']],
  ['francos|chf', ['CHF']],
  ['yenes|jpy|¥', ['JPY']],
  ['dirhams?|mad', ['MAD']],
  ['yuan(?:es)?|cny', ['CNY']],
  ['zlotys?|zł|pln', ['PLN']],
  ['coronas (?:suecas|danesas|noruegas|checas)|kr|kč|sek|dkk|czk', ['SEK', 'DKK', 'NOK', 'CZK']],
  ['forintos?|huf|rupias|inr|rublos|wones|bahts?', []],
  ['cad|cup|xaf|btc|bitcoins?|usdt', []],
  ['\\$', [...PESO_CURRENCIES, 'USD']],
  ['pesos?|pesitos?', PESO_CURRENCIES],
];

/** By country. */
const SLANG: Readonly<Record<string, { thousand: string; unit: string }>> = {
  ES: { thousand: '', unit: 'pavos?|pavetes|pelotes' },
  MX: { thousand: '', unit: '[vb]aro(?:s|nes)?|pesotes' },
  AR: { thousand: 'lu[ck]as?|luquitas?', unit: 'mangos?' },
  UY: { thousand: 'lu[ck]as?|luquitas?', unit: 'mangos?' },
  CL: { thousand: 'lu[ck]as?|luquitas?', unit: '' },
  CO: { thousand: 'lu[ck]as?|luquitas?', unit: '' },
  PE: { thousand: '', unit: 'lu[ck]as?' },
};

/** Not a stick: «1 palo 200», «2 palos la moto». */
const MILLION_SLANG: Readonly<Record<string, string>> = Object.fromEntries(
  ['AR', 'UY', 'CL', 'CO'].map((region) => [
    region,
    'palos?(?= *(?:$|[^\\p{L} ])| y medi[oa]| (?:el|la|los|las|en|por|cien|\\p{L}+(?:cient|quinient)[oa]s)(?!\\p{L}))',
  ]),
);

/** Units of a daily index are asked about. */
const INDEX_UNITS: Readonly<Record<string, string>> = {
  CL: 'ufs?|utms?|utas?',
  CO: 'uvrs?|uvts?',
  MX: 'udis?|umas?',
  PE: 'uits?',
};

/** Also words: money only behind a number. */
const INDEX_WORDS: Readonly<Record<string, string>> = { AR: 'uvas?|uvis?', UY: 'uis?|urs?' };

/** Slang without a sure amount. */
const ASKED =
  'palos?|barras?|gambas?|quinas?|tejos?|lu[ck]as?|pavos?|varos?|baros?|mangos?|verdes|lucrecias?|cocos';

export const CENTS = 'centimos?|centavos?|cts?\\.?|ctvs?\\.?|cents?|¢';

/** None matches the empty text. */
type MoneyWords = {
  own: string;
  foreign: string;
  /** Treated as other currencies, but only behind a number. */
  index: string;
  /** «mil», «k», and slang. */
  thousand: string;
  million: string;
  asked: string;
  isLarge: boolean;
};

const NOTHING = '(?!)';

function moneyWordsOf(locale: string, currency: string): MoneyWords {
  const region = locale.slice(3);
  const slang = SLANG[region] ?? { thousand: '', unit: '' };
  const own = CURRENCIES.filter(([, codes]) => codes.includes(currency)).map(([pattern]) => pattern);
  const foreign = CURRENCIES.filter(([, codes]) => !codes.includes(currency)).map(([pattern]) => pattern);
  const initial = currency === 'GTQ' ? 'q' : '';
  return {
    own: [...own, currency.toLowerCase(), slang.unit, initial].filter(Boolean).join('|') || NOTHING,
    foreign:
      [...foreign, region === 'ES' ? 'libras' : '', INDEX_UNITS[region]].filter(Boolean).join('|') || NOTHING,
    index: INDEX_WORDS[region] ?? NOTHING,
    million: MILLION_SLANG[region] ?? NOTHING,
    isLarge: LARGE_UNITS.has(currency),
    thousand: ['mil', 'k', slang.thousand].filter(Boolean).join('|'),
    asked: ASKED,
  };
}

/** Matched before and behind a number. */
export type MoneyPatterns = Record<
  'thousand' | 'million' | 'palo' | 'half' | 'own' | 'foreign' | 'asked' | 'ownBefore' | 'foreignBefore',
  RegExp
> &
  Pick<MoneyWords, 'isLarge'>;

export function moneyPatternsOf(locale: string, currency: string): MoneyPatterns {
  const { own, foreign, index, thousand, million, asked, isLarge } = moneyWordsOf(locale, currency);
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
