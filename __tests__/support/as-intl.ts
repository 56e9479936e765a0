import { addDays, type Fecha, WEEKDAYS } from '@/lib/domain/dates';
import { CURRENCIES } from '@/lib/domain/preferences';
import { andList } from '@/lib/text/acts';
import { toDecimal, writtenDays, writtenNumbers } from '@/lib/text/written-values';

/** How `Intl` is asked to write some values. */
export type Asked =
  | { by: 'number'; locale: string; options: Intl.NumberFormatOptions; values: number[] }
  /** Short days are compared without «de» and points, which the program leaves out. */
  | { by: 'day' | 'short day'; locale: string; options: Intl.DateTimeFormatOptions; values: Fecha[] }
  | { by: 'list'; locale: string; values: string[][] };

/** Some values as the program writes them, and how `Intl` is asked for the same. */
export type Compared = { what: string; written: string[]; asked: Asked };

const VALUES = [0, 0.01, 0.5, 1, 12.34, 999.99, 1000, 2298.4, 12_345, 1_234_567.89, -0.05, -5.5, -1234.5];
const PARTS = [0, 0.28, 1, 2.5, -0.12];
const YEAR = Array.from({ length: 366 }, (_, day) => addDays('2028-01-01', day));
const FIRSTS = YEAR.filter((fecha) => fecha.endsWith('-01'));
const A_WEEK = WEEKDAYS.map((day) => addDays('2024-01-01', day - 1));
const LISTS = [['2 gastos'], ['2 gastos', '1 categoría'], ['2 gastos', '1 categoría', '3 métodos de pago']];

/** All that a locale writes by tables of its own. */
export function comparedWithIntl(locale: string): Compared[] {
  return [...numbersOf(locale), ...daysOf(locale), listsOf(locale)];
}

function numbersOf(locale: string): Compared[] {
  const { amount, number, percent } = writtenNumbers(locale);
  function ask(options: Intl.NumberFormatOptions, values: number[]): Asked {
    return { by: 'number', locale, options: { useGrouping: 'always', ...options }, values };
  }
  const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return [
    ...CURRENCIES.map((currency) => ({
      what: `amounts in ${currency}`,
      written: VALUES.map((value) => amount(value.toFixed(2), currency)),
      asked: ask({ style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...cents }, VALUES),
    })),
    {
      what: 'numbers',
      written: VALUES.map((value) => number(toDecimal(value, 0, 10))),
      asked: ask({ maximumFractionDigits: 10 }, VALUES),
    },
    {
      what: 'parts of a whole',
      written: PARTS.map((part) => percent(toDecimal(part * 100, 0, 0))),
      asked: ask({ style: 'percent' }, PARTS),
    },
  ];
}

function daysOf(locale: string): Compared[] {
  const days = writtenDays(locale);
  function compare(
    what: Exclude<keyof typeof days, 'weekday' | 'shortWeekday'>,
    values: Fecha[],
    options: Intl.DateTimeFormatOptions,
    by: 'day' | 'short day' = 'day',
  ): Compared {
    return { what, written: values.map(days[what]), asked: { by, locale, options, values } };
  }
  const inFull = { day: 'numeric', month: 'long' } as const;
  return [
    compare('longDay', YEAR, { weekday: 'long', ...inFull }),
    compare('mes', FIRSTS, { month: 'long', year: 'numeric' }),
    compare('shortMesOfYear', FIRSTS, { month: 'short', year: 'numeric' }, 'short day'),
    compare('shortDay', YEAR, { day: 'numeric', month: 'short', year: 'numeric' }, 'short day'),
    {
      what: 'days of the week',
      written: WEEKDAYS.map(days.weekday),
      asked: { by: 'day', locale, options: { weekday: 'long' }, values: A_WEEK },
    },
    {
      what: 'days of the week for short',
      written: WEEKDAYS.map(days.shortWeekday),
      asked: { by: 'day', locale, options: { weekday: 'short' }, values: A_WEEK },
    },
  ];
}

function listsOf(locale: string): Compared {
  return { what: 'lists', written: LISTS.map(andList), asked: { by: 'list', locale, values: LISTS } };
}

/** What `Intl` writes. Runs in a page as well. */
export function askIntl(all: readonly Asked[]): string[][] {
  return all.map((asked) => {
    if (asked.by === 'number') {
      const numbers = new Intl.NumberFormat(asked.locale, asked.options);
      return asked.values.map((value) => numbers.format(value));
    }
    if (asked.by === 'list') {
      const lists = new Intl.ListFormat(asked.locale);
      return asked.values.map((value) => lists.format(value));
    }
    const days = new Intl.DateTimeFormat(asked.locale, asked.options);
    const written = asked.values.map((fecha) => days.format(new Date(`${fecha}T12:00:00`)));
    if (asked.by === 'day') return written;
    return written.map((text) => text.replaceAll(' de ', ' ').replaceAll('.', ''));
  });
}
