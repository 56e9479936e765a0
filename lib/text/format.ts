import type { NumberMarks } from '@/lib/domain/cantidad-input';
import { atFirstUse } from '@/lib/domain/at-first-use';
import { addDays, fechaOf, isFecha, type Fecha, type Mes } from '@/lib/domain/dates';
import { type Period, wholeYearOf } from '@/lib/domain/period';
import { cutAt } from '@/lib/domain/grapheme';
import { centsToDecimal, type Cents } from '@/lib/domain/money';
import type { Preferences } from '@/lib/domain/preferences';
import type { Weekday } from '@/lib/domain/week';
import { DAYS, NONE, type Forms } from './common';
import { writtenDays } from './written-days';
import { toDecimal, writtenNumbers } from './written-numbers';

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
  /** A plain number with all its decimals: «1,234»; empty for what is no finite number. */
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
  const numbers = writtenNumbers(locale);
  const days = writtenDays(locale);
  // The one thing that is left to `Intl`, which takes milliseconds to make, and is needed on no page that opens.
  const time = atFirstUse(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }));

  function writeShortDay(fecha: Fecha): string {
    return fecha === '' ? NONE.fecha : days.shortDay(fecha);
  }

  function writeNumber(value: number, least: number, most: number): string {
    return numbers.number(toDecimal(value, least, most));
  }

  /** In Spanish one rule serves all countries. */
  function choose(count: number, [one, other]: Forms): string {
    return count === 1 ? one : other;
  }

  return {
    ...days,
    cantidad: (cents) => numbers.amount(centsToDecimal(cents), currency),
    axisCantidad: (value) => numbers.amount(toDecimal(value, 0, 2), currency),
    part: (part) =>
      part > 0 && part < 0.01 ? `< ${numbers.percent('1')}` : numbers.percent(toDecimal(part * 100, 0, 0)),
    plainNumber: (value) => (Number.isFinite(value) ? writeNumber(value, 0, 10) : ''),
    marks: numbers.marks,
    choose,
    count: (count, forms) => `${writeNumber(count, 0, 0)} ${choose(count, forms)}`,
    fileSize(bytes) {
      if (bytes < 1024) return `${bytes} Bytes`;
      let size = bytes / 1024;
      let unit = 0;
      for (; size >= SHOWN_AS_1024 && unit < UNITS.length - 1; unit += 1) size /= 1024;
      return `${writeNumber(size, 2, 2)} ${UNITS[unit]}`;
    },
    day(fecha, today) {
      if (fecha === '') return NONE.fecha;
      if (fecha === today) return DAYS.today;
      if (fecha === addDays(today, -1)) return DAYS.yesterday;
      const sameYear = fecha.slice(0, 4) === today.slice(0, 4);
      return sameYear ? days.longDay(fecha) : days.dayOfAnyYear(fecha);
    },
    shortDay: writeShortDay,
    gridDay(fecha, today) {
      if (fecha === '') return NONE.fecha;
      const sameYear = fecha.slice(0, 4) === today.slice(0, 4);
      return sameYear ? `${days.nearDay(fecha)} ${days.shortMes(fecha)}` : writeShortDay(fecha);
    },
    instant(at) {
      const fecha = fechaOf(new Date(at));
      return isFecha(fecha) ? `${writeShortDay(fecha)}, ${time().format(new Date(at))}` : NONE.fecha;
    },
    period(period) {
      if (period.kind === 'mes') return days.mes(period.mes);
      const [desde, hasta] = [period.desde, period.hasta].map((fecha) =>
        fecha === null ? null : writeShortDay(fecha),
      );
      if (desde && hasta) return wholeYearOf(period) ?? `${desde} – ${hasta}`;
      if (desde) return `desde el ${desde}`;
      return hasta ? `hasta el ${hasta}` : 'todo';
    },
  };
}
