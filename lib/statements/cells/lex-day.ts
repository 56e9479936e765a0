import { atFirstUse } from '@/lib/domain/at-first-use';
import { existingFecha, type Fecha } from '@/lib/domain/dates';
import { MES_NAMES, OTHER_NINTH, shortName, WEEKDAY_NAMES } from '@/lib/read/calendar-names';
import { oneOf, pattern } from '@/lib/read/patterns';
import { dayDigitsOf, fullYear } from '@/lib/read/read-day';
import { foldText } from '@/lib/read/words';

/**
 * `numbers` leave open which is the month; `isShort` ones may begin with the year. `impossible`: such as 2026-13-45.
 */
export type DayText =
  | { kind: 'fixed'; fecha: Fecha }
  | { kind: 'numbers'; first: number; second: number; year: number | null; isShort?: true }
  | { kind: 'named'; day: number; mes: number }
  | { kind: 'impossible' };

/** `yearFirst`: the last of three short numbers is the day. */
export const DAY_ORDERS = ['dayFirst', 'monthFirst', 'yearFirst'] as const;

export type DayOrder = (typeof DAY_ORDERS)[number];

/** Catalan, English, Portuguese, German, French, Italian. */
const OTHER_MESES = [
  'gener january janeiro januar janvier gennaio',
  'febrer february fevereiro februar février febbraio',
  'març march março märz mrz mars marzo',
  'abril april avril aprile',
  'maig may maio mai maggio',
  'juny june junho juni juin giugno',
  'juliol july julho juli juillet luglio',
  'agost august août agosto',
  `${OTHER_NINTH} setembre september setembro septembre settembre`,
  'octubre october outubro oktober octobre ottobre',
  'novembre november novembro',
  'desembre december dezembro dezember décembre dicembre',
];
/** January first. */
export const STATEMENT_MESES: readonly (readonly string[])[] = MES_NAMES.map((name, place) => [
  name,
  ...(OTHER_MESES[place] ?? '').split(' '),
]);
const foldedMeses = atFirstUse(() => STATEMENT_MESES.map((names) => names.map(foldText)));

const CLOCK = '\\d{1,2}[:.h]\\d{2}(?:[:.]\\d{2}(?:[.,]\\d{1,9})?)?';
const HALF_OF_DAY = '(?:[ap]\\.?\\s?m\\.?|h(?:rs?)?\\.?)?';
const ZONE = '(?:Z|[+-]\\d{2}:?\\d{2})?';
const time = pattern(`(?:T|[\\s,]+(?:a las |- )?)${CLOCK}\\s?${HALF_OF_DAY}\\s?${ZONE}$`, 'i');
const weekday = atFirstUse(() => {
  const names = WEEKDAY_NAMES.map(shortName);
  const known = oneOf([...names, ...names.map(foldText)].join('|'), 'mon|tue|wed|thu|fri|sat|sun');
  return new RegExp(`^${known}[a-zé]{0,6}[.,]{0,2}\\s+(?=\\d)`, 'i');
});
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:\d{6})?$/;
const DAY_NAME =
  /^(\d{1,2})(?:er\b|\s+de\b)?[\s\-/.]*([a-z]{3,10})\.?(?:(?:\s+del?)?[\s\-/.,]*(\d{4}|\d{2}))?$/i;
const NAME_DAY = /^([a-z]{3,10})\.?[\s\-/]*(\d{1,2})(?:(?:,|\s|-|\/)+(\d{4}|\d{2}))?$/i;

/** Ignores the time. `headed` by a day, eight digits with the year last count too. */
export function lexDay(text: string, headed = false): DayText | null {
  if (text.length < 3 || text.length > 40 || !/\d/.test(text)) return null;
  const plain = numericDay(text);
  if (plain) return plain;
  const bare = text.replace(weekday(), '').replace(time(), '').trim();
  return (bare === text ? null : numericDay(bare)) ?? compactDay(bare, headed) ?? namedDay(bare);
}

/** Null for one that does not exist, or of a year without statements. */
export function dayOf(year: number, mes: number, day: number): Fecha | null {
  return year < 1950 || year > 2100 ? null : existingFecha(year, mes, day);
}

export function resolveDay(text: DayText, order: DayOrder, year: number | null): Fecha | null {
  if (text.kind === 'impossible') return null;
  if (text.kind === 'fixed') return text.fecha;
  if (text.kind === 'named') return year === null ? null : dayOf(year, text.mes, text.day);
  if (order === 'yearFirst' && text.isShort)
    return dayOf(2000 + text.first, text.second, (text.year ?? 0) % 100);
  const [day, mes] = order === 'monthFirst' ? [text.second, text.first] : [text.first, text.second];
  const known = text.year ?? year;
  return known === null ? null : dayOf(known, mes, day);
}

function numericDay(text: string): DayText | null {
  const digits = dayDigitsOf(text);
  if (!digits) return null;
  const { isYearFirst, year } = digits;
  const [first, second] = [Number(digits.first), Number(digits.second)];
  if (isYearFirst) return fixed(dayOf(Number(year), first, second));
  if (year === '') return numbers(first, second, null);
  return year.length === 2 && digits.first.length === 2
    ? shortNumbers(first, second, Number(year))
    : numbers(first, second, fullYear(year));
}

function compactDay(text: string, headed: boolean): DayText | null {
  const compact = COMPACT.exec(text);
  if (!compact) return null;
  const fecha = dayOf(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  if (fecha !== null) return { kind: 'fixed', fecha };
  if (!headed) return null;
  return numbers(Number(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4, 8)));
}

function namedDay(text: string): DayText | null {
  const folded = foldText(text);
  const dayFirst = DAY_NAME.exec(folded);
  if (dayFirst) return dayNamed(dayFirst[1], dayFirst[2], dayFirst[3]);
  const nameFirst = NAME_DAY.exec(folded);
  return nameFirst ? dayNamed(nameFirst[2], nameFirst[1], nameFirst[3]) : null;
}

function dayNamed(day?: string, name?: string, year?: string): DayText | null {
  const mes = mesNamed(name ?? '');
  if (mes === 0) return null;
  if (year !== undefined) return fixed(dayOf(fullYear(year), mes, Number(day)));
  if (dayOf(2000, mes, Number(day)) === null) return { kind: 'impossible' };
  return { kind: 'named', day: Number(day), mes };
}

/** 0 for a beginning of two months: «jui». */
function mesNamed(name: string): number {
  if (name === '') return 0;
  const places = foldedMeses().flatMap((names, place) =>
    names.some((full) => full.startsWith(name)) ? [place] : [],
  );
  const [place = -1, other] = places;
  return other === undefined ? place + 1 : 0;
}

function numbers(first: number, second: number, year: number | null): DayText {
  const of = year ?? 2000;
  const isPossible = dayOf(of, second, first) !== null || dayOf(of, first, second) !== null;
  return isPossible ? { kind: 'numbers', first, second, year } : { kind: 'impossible' };
}

function shortNumbers(first: number, second: number, last: number): DayText {
  const known = numbers(first, second, 2000 + last);
  if (known.kind === 'numbers') return { ...known, isShort: true };
  return dayOf(2000 + first, second, last) === null
    ? known
    : { kind: 'numbers', first, second, year: 2000 + last, isShort: true };
}

function fixed(fecha: Fecha | null): DayText {
  return fecha === null ? { kind: 'impossible' } : { kind: 'fixed', fecha };
}
