/* Days, numbers and amounts in Spanish without `Intl`, whose first use takes a slow phone a tenth of a page's opening
 * time (docs/decisions/0019). */

import { type Fecha, type Mes, type Weekday, weekdayOf } from '@/lib/domain/dates';
import { scaledOf } from '@/lib/domain/money';
import { MES_NAMES, OTHER_NINTH, shortName, WEEKDAY_NAMES } from '@/lib/read/calendar-names';
import type { NumberMarks } from '@/lib/read/read-cantidad';

/** The ninth month, if not «septiembre» and «sept». */
const NINTH: Partial<Record<string, readonly [long: string, short: string]>> = {
  'es-MX': ['septiembre', 'sep'],
  'es-PE': [OTHER_NINTH, 'set'],
  'es-UY': [OTHER_NINTH, 'set'],
};

function weekday(day: Weekday): string {
  return WEEKDAY_NAMES[day - 1] ?? '';
}

/** Days and months must exist. All locales join the parts alike. */
export function writtenDays(locale: string) {
  const [ninth, shortNinth] = NINTH[locale] ?? ['septiembre', 'sept'];

  function shortWeekday(day: Weekday): string {
    return shortName(weekday(day));
  }
  function mesName(mes: Mes): string {
    const number = Number(mes.slice(5, 7));
    return number === 9 ? ninth : (MES_NAMES[number - 1] ?? '');
  }
  function shortMes(mes: Mes): string {
    return mes.slice(5, 7) === '09' ? shortNinth : shortName(mesName(mes));
  }
  function dayAndMes(fecha: Fecha): string {
    return `${dayOf(fecha)} ${shortMes(fecha)}`;
  }
  function shortDay(fecha: Fecha): string {
    return `${dayAndMes(fecha)} ${yearOf(fecha)}`;
  }

  return {
    /** «lunes», «lun», «octubre», «oct» */
    weekday,
    shortWeekday,
    mesName,
    shortMes,
    /** «octubre de 2026», «oct 2026» */
    mes: (mes: Mes) => [mesName(mes), 'de', yearOf(mes)].join(' '),
    shortMesOfYear: (mes: Mes) => `${shortMes(mes)} ${yearOf(mes)}`,
    /** «lunes, 5 de octubre» */
    longDay: (fecha: Fecha) => `${weekday(weekdayOf(fecha))}, ${dayOf(fecha)} de ${mesName(fecha)}`,
    /** «lun, 5 oct 2026» */
    dayOfAnyYear: (fecha: Fecha) => `${shortWeekday(weekdayOf(fecha))}, ${shortDay(fecha)}`,
    /** «5 oct», «5 oct 2026» */
    dayAndMes,
    shortDay,
    /** In the last week: «lun 5» */
    nearDay: (fecha: Fecha) => `${shortWeekday(weekdayOf(fecha))} ${dayOf(fecha)}`,
  };
}

function dayOf(fecha: Fecha): number {
  return Number(fecha.slice(8));
}

function yearOf(mes: Mes): number {
  return Number(mes.slice(0, 4));
}

/** Stays with the word before it. */
const HARD_SPACE = '\u00A0';

const POINT_GROUPS: NumberMarks = { group: '.', decimal: ',' };
const COMMA_GROUPS: NumberMarks = { group: ',', decimal: '.' };

/** By the Unicode CLDR; other locales use {@link COMMA_GROUPS}. */
const MARKS: Partial<Record<string, NumberMarks>> = {
  'es-AR': POINT_GROUPS,
  'es-BO': POINT_GROUPS,
  'es-CL': POINT_GROUPS,
  'es-CO': POINT_GROUPS,
  'es-CR': { group: HARD_SPACE, decimal: ',' },
  'es-EC': POINT_GROUPS,
  'es-ES': POINT_GROUPS,
  'es-GQ': POINT_GROUPS,
  'es-PY': POINT_GROUPS,
  'es-UY': POINT_GROUPS,
  'es-VE': POINT_GROUPS,
};

/** The order of sign, currency and number, by the Unicode CLDR. */
const AMOUNTS: Partial<Record<string, string>> = {
  'es-AR': '-¤ n',
  'es-CL': '¤-n',
  'es-CO': '-¤ n',
  'es-EC': '¤-n',
  'es-ES': '-n ¤',
  'es-PE': '-¤ n',
  'es-PY': '¤ -n',
  'es-UY': '-¤ n',
  'es-VE': '¤-n',
};
const USUAL_AMOUNT = '-¤n';

const SPACED_PERCENT = ['es-ES', 'es-GQ'];

/** Other currencies are written by their ISO 4217 code. */
const SIGNS: Partial<Record<string, string>> = {
  ARS: '$',
  BOB: 'Bs',
  BRL: 'R$',
  CAD: '$',
  CLP: '$',
  COP: '$',
  CRC: '₡',
  CUP: '$',
  DOP: '$',
  EUR: '€',
  GBP: '£',
  GTQ: 'Q',
  HNL: 'L',
  JPY: '¥',
  MXN: '$',
  NIO: 'C$',
  PYG: '₲',
  USD: '$',
  UYU: '$',
};

/** Used at home only. */
const SIGNS_AT_HOME: Partial<Record<string, string>> = {
  'es-GQ XAF': 'FCFA',
  'es-PA PAB': 'B/.',
  'es-PE PEN': 'S/',
  'es-VE VES': 'Bs.S',
};

/** Takes plain decimals such as "-1234.50". */
type WrittenNumbers = {
  marks: NumberMarks;
  number: (decimal: string) => string;
  percent: (decimal: string) => string;
  /** `currency` is an ISO 4217 code. */
  amount: (decimal: string, currency: string) => string;
};

/** An unknown locale writes as most do. */
export function writtenNumbers(locale: string): WrittenNumbers {
  const marks = MARKS[locale] ?? COMMA_GROUPS;

  function digits(decimal: string): string {
    const [whole = '', fraction] = decimal.replace('-', '').split('.');
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, marks.group);
    return fraction === undefined ? grouped : grouped + marks.decimal + fraction;
  }

  function fill(pattern: string, decimal: string, sign = ''): string {
    const parts = { '-': decimal.startsWith('-') ? '-' : '', ' ': HARD_SPACE, '¤': sign, n: digits(decimal) };
    const written = pattern.replace(/[- ¤n]/g, (part) => parts[part as keyof typeof parts]);
    // No letter or point touches the first digit.
    return written.replace(/^(-?[^\d\s]*[^\p{S}\d\s-])(?=\d)/u, `$1${HARD_SPACE}`);
  }

  return {
    marks,
    number: (decimal) => fill('-n', decimal),
    percent: (decimal) => fill(SPACED_PERCENT.includes(locale) ? '-n %' : '-n%', decimal),
    amount(decimal, currency) {
      const sign = SIGNS_AT_HOME[`${locale} ${currency}`] ?? SIGNS[currency] ?? currency;
      return fill(AMOUNTS[locale] ?? USUAL_AMOUNT, decimal, sign);
    },
  };
}

/** Rounds half away from zero: 1.5 with 0 and 2 is "1.5", with 2 and 2 "1.50". */
export function toDecimal(value: number, least: number, most: number): string {
  const scaled = scaledOf(value, most);
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(most + 1, '0');
  const point = digits.length - most;
  const kept = digits.slice(point).replace(/0+$/, '').padEnd(least, '0');
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  return sign + digits.slice(0, point) + (kept === '' ? '' : `.${kept}`);
}
