import { atFirstUse } from '@/lib/domain/at-first-use';
import {
  addDays,
  type Fecha,
  fechaOf,
  isFecha,
  type Mes,
  type Period,
  wholeYearOf,
} from '@/lib/domain/dates';
import { cutAt } from '@/lib/domain/graphemes';
import { type Cents, centsToDecimal, divideCents } from '@/lib/domain/money';
import type { Preferences } from '@/lib/domain/preferences';
import type { NumberMarks } from '@/lib/read/read-cantidad';
import { DAYS, type Forms, NONE } from './common';
import { toDecimal, writtenDays, writtenNumbers } from './written-values';

export type Format = ReturnType<typeof writtenDays> & {
  /** Always grouped: «2.298,40 €»; «2.298 €» if no amount has cents. */
  cantidad: (cents: Cents) => string;
  /** «2.298 €» from 1.000 up, «297,59 €» and «36 €» below. */
  headline: (cents: Cents) => string;
  /** The smallest amount: a whole unit of a currency without cents. */
  least: Cents;
  /** Whole amounts are written without cents. */
  hidesCents: boolean;
  /** Of units: «1.200 €». */
  axisCantidad: (value: number) => string;
  /** Of 1: «28 %», «menos del 1 %». */
  part: (part: number) => string;
  /** «< 1 %». */
  shortPart: (part: number) => string;
  /** All decimals, and two at least: «30,80», «1,234»; whole «30». Empty for NaN and infinity. */
  plainNumber: (value: number) => string;
  marks: NumberMarks;
  /** The plural for 0, too. */
  choose: (count: number, forms: Forms) => string;
  /** «1 gasto», «1.830 gastos». */
  count: (count: number, forms: Forms) => string;
  /** «512 Bytes», «1,50 KB» (1 KB is 1024 Bytes). */
  fileSize: (bytes: number) => string;
  /** «Hoy», «Ayer», «lunes, 5 de octubre», «mié, 19 sept 2018»; «Sin fecha» for none. */
  day: (fecha: Fecha, today: Fecha) => string;
  /** «5 oct 2026»; «Sin fecha» for none. */
  shortDay: (fecha: Fecha) => string;
  /** In a sheet: «sáb 21 nov», «19 sept 2018»; «Sin fecha» for none. */
  gridDay: (fecha: Fecha, today: Fecha) => string;
  /** An ISO instant in local time: «5 oct 2026, 14:05». */
  instant: (at: string) => string;
  /** «octubre de 2026», «2026», «5 oct 2026», «5 oct 2026 – 11 oct 2026», «todo». */
  period: (period: Period) => string;
};

const CURRENCIES_WITHOUT_CENTS = ['CLP', 'COP', 'JPY', 'PYG', 'XAF'];

/** From here on, headlines and recibos are whole units. */
export const ROUNDED_FROM: Cents = 100_000n;

/** From this number on, two decimals would read 1024,00. */
const SHOWN_AS_1024 = 1023.995;

const UNITS = ['KB', 'MB', 'GB'];

/** A file may bring a name of a megabyte. */
export function shorten(text: string): string {
  return text.length > 200 ? `${cutAt(text, 200)}…` : text;
}

export function shownNombre(nombre: string): string {
  return shorten(nombre) || NONE.nombre;
}

/** «#semana santa» on screens; in typed text, `hashtagOf` writes it. */
export function shownEtiqueta(nombre: string): string {
  return `#${nombre}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}

type FormatOptions = Pick<Preferences, 'locale' | 'currency'> & {
  /** True if no amount has cents. */
  areWhole?: boolean;
};

export function createFormat({ locale, currency, areWhole = false }: FormatOptions): Format {
  const numbers = writtenNumbers(locale);
  const amounts = amountWriters(numbers, currency, areWhole);
  const days = writtenDays(locale);
  // No page needs `Intl` to open.
  const time = atFirstUse(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }));

  function shortDay(fecha: Fecha): string {
    return fecha === '' ? NONE.fecha : days.shortDay(fecha);
  }

  function writeNumber(value: number, least: number, most: number): string {
    return numbers.number(toDecimal(value, least, most));
  }

  return {
    ...days,
    ...amounts,
    axisCantidad: (value) => numbers.amount(toDecimal(value, 0, 2), currency),
    part: (part) => writePart(part, 'menos del ', numbers),
    shortPart: (part) => writePart(part, '< ', numbers),
    plainNumber: (value) =>
      Number.isFinite(value) ? writeNumber(value, Number.isInteger(value) ? 0 : 2, 10) : '',
    marks: numbers.marks,
    choose,
    count: (count, forms) => `${writeNumber(count, 0, 0)} ${choose(count, forms)}`,
    fileSize: (bytes) => writeFileSize(bytes, writeNumber),
    day: (fecha, today) => writeDay(fecha, today, days),
    shortDay,
    gridDay: (fecha, today) =>
      areOfOneYear(fecha, today) ? `${days.nearDay(fecha)} ${days.shortMes(fecha)}` : shortDay(fecha),
    instant(at) {
      const fecha = fechaOf(new Date(at));
      return isFecha(fecha) ? `${shortDay(fecha)}, ${time().format(new Date(at))}` : NONE.fecha;
    },
    period: (period) => writePeriod(period, days.mes, shortDay),
  };
}

function writePart(part: number, below: string, { percent }: ReturnType<typeof writtenNumbers>): string {
  return part > 0 && part < 0.01 ? below + percent('1') : percent(toDecimal(part * 100, 0, 0));
}

/** One rule serves all countries. */
function choose(count: number, [one, other]: Forms): string {
  return count === 1 ? one : other;
}

function writeDay(fecha: Fecha, today: Fecha, days: ReturnType<typeof writtenDays>): string {
  if (fecha === '') return NONE.fecha;
  if (fecha === today) return DAYS.today;
  if (fecha === addDays(today, -1)) return DAYS.yesterday;
  return areOfOneYear(fecha, today) ? days.longDay(fecha) : days.dayOfAnyYear(fecha);
}

function areOfOneYear(one: Fecha, other: Fecha): boolean {
  return one.slice(0, 4) === other.slice(0, 4);
}

function writePeriod(
  period: Period,
  writeMes: (mes: Mes) => string,
  writeDay: (fecha: Fecha) => string,
): string {
  if (period.kind === 'mes') return writeMes(period.mes);
  const [desde, hasta] = [period.desde, period.hasta].map((fecha) =>
    fecha === null ? null : writeDay(fecha),
  );
  if (desde && desde === hasta) return desde;
  if (desde && hasta) return wholeYearOf(period) ?? `${desde} – ${hasta}`;
  if (desde) return `desde el ${desde}`;
  return hasta ? throughDay(hasta) : 'todo';
}

export function throughDay(day: string): string {
  return `hasta el ${day}`;
}

function amountWriters(
  numbers: ReturnType<typeof writtenNumbers>,
  currency: string,
  areWhole: boolean,
): Pick<Format, 'cantidad' | 'headline' | 'least' | 'hidesCents'> {
  const least = CURRENCIES_WITHOUT_CENTS.includes(currency) ? 100n : 1n;
  const hidesCents = areWhole || least > 1n;

  function write(cents: Cents, withoutCents: boolean): string {
    const isShort = withoutCents && cents % 100n === 0n;
    return numbers.amount(isShort ? String(cents / 100n) : centsToDecimal(cents), currency);
  }

  return {
    cantidad: (cents) => write(cents, hidesCents),
    least,
    hidesCents,
    headline(cents) {
      const isLarge = cents >= ROUNDED_FROM || cents <= -ROUNDED_FROM;
      return write(isLarge ? divideCents(cents, 100) * 100n : cents, true);
    },
  };
}

function writeFileSize(bytes: number, write: (value: number, least: number, most: number) => string): string {
  if (bytes < 1024) return `${bytes} Bytes`;
  let size = bytes / 1024;
  let unit = 0;
  for (; size >= SHOWN_AS_1024 && unit < UNITS.length - 1; unit += 1) size /= 1024;
  return `${write(size, 2, 2)} ${UNITS[unit]}`;
}
