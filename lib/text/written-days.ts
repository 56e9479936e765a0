import { type Fecha, type Mes, type Weekday, weekdayOf } from '@/lib/domain/dates';
import { MES_NAMES, OTHER_NINTH, shortName, WEEKDAY_NAMES } from '@/lib/read/calendar-names';

/**
 * Days and months in Spanish without `Intl`, whose first use takes a slow phone a tenth of a page's opening time
 * (docs/decisions/0019).
 */

/** Other names of the ninth month than «septiembre» and «sept». */
const NINTH: Partial<Record<string, readonly [long: string, short: string]>> = {
  'es-MX': ['septiembre', 'sep'],
  'es-PE': [OTHER_NINTH, 'set'],
  'es-UY': [OTHER_NINTH, 'set'],
};

/** All locales join the parts alike. */
export type WrittenDays = {
  /** «lunes», «lun» */
  weekday: (weekday: Weekday) => string;
  shortWeekday: (weekday: Weekday) => string;
  /** «octubre», «oct» */
  mesName: (mes: Mes) => string;
  shortMes: (mes: Mes) => string;
  /** «octubre de 2026», «oct 2026» */
  mes: (mes: Mes) => string;
  shortMesOfYear: (mes: Mes) => string;
  /** «lunes, 5 de octubre» */
  longDay: (fecha: Fecha) => string;
  /** «lun, 5 oct 2026» */
  dayOfAnyYear: (fecha: Fecha) => string;
  /** «5 oct» */
  dayAndMes: (fecha: Fecha) => string;
  /** «5 oct 2026» */
  shortDay: (fecha: Fecha) => string;
  /** In the last week: «lun 5» */
  nearDay: (fecha: Fecha) => string;
};

/** Days and months must exist. */
export function writtenDays(locale: string): WrittenDays {
  const [ninth, shortNinth] = NINTH[locale] ?? ['septiembre', 'sept'];

  function weekday(day: Weekday): string {
    return WEEKDAY_NAMES[day - 1] ?? '';
  }
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
    weekday,
    shortWeekday,
    mesName,
    shortMes,
    mes: (mes) => [mesName(mes), 'de', yearOf(mes)].join(' '),
    shortMesOfYear: (mes) => `${shortMes(mes)} ${yearOf(mes)}`,
    longDay: (fecha) => `${weekday(weekdayOf(fecha))}, ${dayOf(fecha)} de ${mesName(fecha)}`,
    dayOfAnyYear: (fecha) => `${shortWeekday(weekdayOf(fecha))}, ${shortDay(fecha)}`,
    dayAndMes,
    shortDay,
    nearDay: (fecha) => `${shortWeekday(weekdayOf(fecha))} ${dayOf(fecha)}`,
  };
}

function dayOf(fecha: Fecha): number {
  return Number(fecha.slice(8));
}

function yearOf(mes: Mes): number {
  return Number(mes.slice(0, 4));
}
