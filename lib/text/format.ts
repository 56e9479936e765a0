import type { NumberMarks } from '@/lib/domain/cantidad-input';
import { atFirstUse } from '@/lib/domain/at-first-use';
import { addDays, fechaOf, isFecha, toLocalNoon, type Fecha, type Mes } from '@/lib/domain/dates';
import { type Period, wholeYearOf } from '@/lib/domain/period';
import { cutAt } from '@/lib/domain/grapheme';
import { centsToDecimal, type Cents } from '@/lib/domain/money';
import type { Preferences } from '@/lib/domain/preferences';
import type { Weekday } from '@/lib/domain/week';
import { DAYS, NONE, type Forms } from './common';

/** How numbers, amounts and days are written: a BCP 47 locale and an ISO 4217 currency. */
export type FormatPreferences = Pick<Preferences, 'locale' | 'currency'>;

/** Every way in which a value becomes words on screen. */
export type Format = {
  /** An amount with its currency, always grouped: «2.298,40 €». */
  cantidad: (cents: Cents) => string;
  /** An amount on an axis, where there is little room: «1.200 €»; given in units of the currency. */
  axisCantidad: (value: number) => string;
  /** Which part of a whole something is, 1 being all of it: «28 %». Below one in a hundred «< 1 %». */
  part: (part: number) => string;
  /** A plain number with all its decimals: «1,234»; empty for NaN. */
  plainNumber: (value: number) => string;
  /** How this locale writes amounts when they are typed. */
  marks: NumberMarks;
  /** The form that the locale's plural rules choose for a count: the singular for 1, the plural for 0 and 1830. */
  choose: (count: number, forms: Forms) => string;
  /** A count, and behind it the form that fits it: «1 gasto», «1.830 gastos». */
  count: (count: number, forms: Forms) => string;
  /** The size of a file: «512 Bytes», «1,50 KB» (1 KB is 1024 Bytes). */
  fileSize: (bytes: number) => string;
  /** A day: «Hoy», «Ayer», «lunes, 5 de octubre»; of another year «mié, 19 sept 2018»; «Sin fecha» for none. */
  day: (fecha: Fecha, today: Fecha) => string;
  /** A day where there is little room: «5 oct 2026»; «Sin fecha» for none. */
  shortDay: (fecha: Fecha) => string;
  /** A day in the column of a sheet: «sáb 21 nov», of another year «19 sept 2018»; «Sin fecha» for none. */
  gridDay: (fecha: Fecha, today: Fecha) => string;
  /** A day of the last week: «sáb 21». */
  nearDay: (fecha: Fecha) => string;
  /** An instant, in ISO format, where the person is: «5 oct 2026, 14:05». */
  instant: (at: string) => string;
  /** A month: «octubre de 2026». */
  mes: (mes: Mes) => string;
  /** A period: «octubre de 2026», «2026», «5 oct 2026 – 11 oct 2026», «todo». */
  period: (period: Period) => string;
  /** A month where there is little room: «oct 2026». */
  shortMesOfYear: (mes: Mes) => string;
  /** A month of a year that is known from elsewhere: «octubre». */
  mesName: (mes: Mes) => string;
  /** A month where there is little room: «oct». */
  shortMes: (mes: Mes) => string;
  /** A day of a month that is known from elsewhere, in full: «lunes, 5 de octubre». */
  longDay: (fecha: Fecha) => string;
  /** A day of the week: «lunes». */
  weekday: (weekday: Weekday) => string;
  /** A day of the week where there is little room: «lun». */
  shortWeekday: (weekday: Weekday) => string;
};

/** From here on two decimals would read 1024,00. */
const SHOWN_AS_1024 = 1023.995;

const UNITS = ['KB', 'MB', 'GB'];

/** As much of a stored text as a screen could ever show: a file may bring a name of a megabyte. */
export function shorten(text: string): string {
  return text.length > 200 ? `${cutAt(text, 200)}…` : text;
}

/** A nombre as screens show it, «Sin nombre» where there is none. */
export function shownNombre(nombre: string): string {
  return shorten(nombre) || NONE.nombre;
}

/** A text with a capital at its start, as names stand on their own. */
export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}

/** The formatters of a locale and a currency. */
export function createFormat({ locale, currency }: FormatPreferences): Format {
  const money = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
  } as const;
  const cantidad = numbers({ ...money, minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const axisCantidad = numbers({ ...money, minimumFractionDigits: 0, maximumFractionDigits: 2 });
  const percent = numbers({ style: 'percent' });
  const whole = numbers({ useGrouping: 'always' });
  const twoDecimals = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const plain = numbers({ maximumFractionDigits: 10, useGrouping: 'always' });
  const rules = atFirstUse(() => new Intl.PluralRules(locale));
  const dayOfThisYear = days({ weekday: 'long', day: 'numeric', month: 'long' });
  const dayOfAnyYear = days({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const nearDay = days({ weekday: 'short', day: 'numeric' });
  const nearDayOfMes = days({ weekday: 'short', day: 'numeric', month: 'short' });
  const shortDay = days({ day: 'numeric', month: 'short', year: 'numeric' });
  const time = days({ hour: 'numeric', minute: '2-digit' });
  const mesOfYear = days({ month: 'long', year: 'numeric' });
  const shortMesOfYear = days({ month: 'short', year: 'numeric' });
  const mesName = days({ month: 'long' });
  const shortMes = days({ month: 'short' });
  const weekday = days({ weekday: 'long' });
  const shortWeekday = days({ weekday: 'short' });
  const marks = atFirstUse(() => marksOf(plain()));

  function numbers(options: Intl.NumberFormatOptions): () => Intl.NumberFormat {
    return atFirstUse(() => new Intl.NumberFormat(locale, options));
  }

  function days(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
    return atFirstUse(() => new Intl.DateTimeFormat(locale, options));
  }

  /** Without the «de» that some countries write between, so that it fits a column in all of them. */
  function writeShortDay(fecha: Fecha): string {
    return fecha === '' ? NONE.fecha : partsOf(shortDay(), fecha);
  }

  function partsOf(written: Intl.DateTimeFormat, fecha: Fecha): string {
    const parts = written.formatToParts(toLocalNoon(fecha)).filter(({ type }) => type !== 'literal');
    return parts.map(({ value }) => value).join(' ');
  }

  function choose(count: number, [one, other]: Forms): string {
    return rules().select(count) === 'one' ? one : other;
  }

  return {
    cantidad: (cents) => cantidad().format(centsToDecimal(cents)),
    axisCantidad: (value) => axisCantidad().format(value),
    part: (part) => (part > 0 && part < 0.01 ? `< ${percent().format(0.01)}` : percent().format(part)),
    plainNumber: (value) => (Number.isNaN(value) ? '' : plain().format(value)),
    get marks() {
      return marks();
    },
    choose,
    count: (count, forms) => `${whole().format(count)} ${choose(count, forms)}`,
    fileSize(bytes) {
      if (bytes < 1024) return `${bytes} Bytes`;
      let size = bytes / 1024;
      let unit = 0;
      for (; size >= SHOWN_AS_1024 && unit < UNITS.length - 1; unit += 1) size /= 1024;
      return `${twoDecimals().format(size)} ${UNITS[unit]}`;
    },
    day(fecha, today) {
      if (fecha === '') return NONE.fecha;
      if (fecha === today) return DAYS.today;
      if (fecha === addDays(today, -1)) return DAYS.yesterday;
      const sameYear = fecha.slice(0, 4) === today.slice(0, 4);
      return (sameYear ? dayOfThisYear : dayOfAnyYear)().format(toLocalNoon(fecha));
    },
    shortDay: writeShortDay,
    gridDay(fecha, today) {
      if (fecha === '') return NONE.fecha;
      return fecha.slice(0, 4) === today.slice(0, 4) ? partsOf(nearDayOfMes(), fecha) : writeShortDay(fecha);
    },
    nearDay: (fecha) => partsOf(nearDay(), fecha),
    instant(at) {
      const fecha = fechaOf(new Date(at));
      return isFecha(fecha) ? `${writeShortDay(fecha)}, ${time().format(new Date(at))}` : NONE.fecha;
    },
    mes: (mes) => mesOfYear().format(toLocalNoon(`${mes}-01`)),
    shortMesOfYear: (mes) => partsOf(shortMesOfYear(), `${mes}-01`),
    period(period) {
      if (period.kind === 'mes') return mesOfYear().format(toLocalNoon(`${period.mes}-01`));
      const [desde, hasta] = [period.desde, period.hasta].map((fecha) =>
        fecha === null ? null : writeShortDay(fecha),
      );
      if (desde && hasta) return wholeYearOf(period) ?? `${desde} – ${hasta}`;
      if (desde) return `desde el ${desde}`;
      return hasta ? `hasta el ${hasta}` : 'todo';
    },
    mesName: (mes) => mesName().format(toLocalNoon(`${mes}-01`)),
    shortMes: (mes) => shortMes().format(toLocalNoon(`${mes}-01`)),
    longDay: (fecha) => dayOfThisYear().format(toLocalNoon(fecha)),
    weekday: (day) => weekday().format(noonOfWeekday(day)),
    shortWeekday: (day) => shortWeekday().format(noonOfWeekday(day)),
  };
}

/** The first of January of 2024 was a Monday. */
function noonOfWeekday(weekday: Weekday): Date {
  return toLocalNoon(`2024-01-0${weekday}`);
}

function marksOf(numbers: Intl.NumberFormat): NumberMarks {
  const parts = numbers.formatToParts(1234567.8);
  return {
    group: parts.find((part) => part.type === 'group')?.value ?? '',
    decimal: parts.find((part) => part.type === 'decimal')?.value ?? ',',
  };
}
