/** A day as YYYY-MM-DD. Days are strings everywhere: they sort, compare and store as they are, in no time zone. */
export type Fecha = string;

/** From one day through another. */
export type DayRange = { desde: Fecha; hasta: Fecha };

/** A month as YYYY-MM. */
export type Mes = string;

const FECHA = /^\d{4}-\d{2}-\d{2}$/;
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
const MES = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** How many days a month has, leap years of the Gregorian calendar included. `mesNumber` runs from 1 to 12. */
export function daysInMesOf(year: number, mesNumber: number): number {
  if (mesNumber === 2) {
    const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    return leap ? 29 : 28;
  }
  return [4, 6, 9, 11].includes(mesNumber) ? 30 : 31;
}

/** Whether a text is a day that exists: 2026-02-28 is, 2026-02-30 and 2026-2-3 are not. */
export function isFecha(text: string): boolean {
  if (!FECHA.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const mes = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  return mes >= 1 && mes <= 12 && day >= 1 && day <= daysInMesOf(year, mes);
}

/**
 * The days that a text such as 04/03/2026, 4-3-2026, 2026.3.4 or 2026-03-04 can mean: none, one, or two if day and
 * month could be either way, the one with the day first before the other.
 */
export function readFechas(text: string): Fecha[] {
  const [, year, , mes, day] = YEAR_FIRST.exec(text.trim()) ?? [];
  const [, first, , second, lastYear] = YEAR_LAST.exec(text.trim()) ?? [];
  const readings = [
    [year, mes, day],
    [lastYear, second, first],
    [lastYear, first, second],
  ].map((parts) => parts.map((part, place) => (part ?? '').padStart(place === 0 ? 4 : 2, '0')).join('-'));
  return [...new Set(readings)].filter(isFecha);
}

/** Whether a text is a month, such as the one in an address. */
export function isMes(text: string): boolean {
  return MES.test(text);
}

/** The local day of a moment, by the clock of the device. */
export function fechaOf(moment: Date): Fecha {
  return joinFecha(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

/** The month of a day. */
export function mesOf(fecha: Fecha): Mes {
  return fecha.slice(0, 7);
}

/** The first and the last day that sort inside a month; the last may be a day that does not exist, such as 02-31. */
export function boundsOfMes(mes: Mes): { desde: Fecha; hasta: Fecha } {
  return { desde: `${mes}-01`, hasta: `${mes}-31` };
}

/** How many days a month has. */
export function daysInMes(mes: Mes): number {
  const [year, mesNumber] = split(mes);
  return daysInMesOf(year, mesNumber);
}

/** The last day of a month. */
export function lastDayOf(mes: Mes): Fecha {
  return `${mes}-${pad(daysInMes(mes), 2)}`;
}

/** The month that lies `meses` after (or, negative, before) a month, kept within the years 0000 to 9999. */
export function addMesesToMes(mes: Mes, meses: number): Mes {
  const [year, mesNumber] = split(mes);
  const count = Math.min(Math.max(year * 12 + mesNumber - 1 + meses, 0), 9999 * 12 + 11);
  return `${pad(Math.floor(count / 12), 4)}-${pad((count % 12) + 1, 2)}`;
}

/** The same day of another month, or that month's last day if it is shorter. */
export function addMesesToFecha(fecha: Fecha, meses: number): Fecha {
  const mes = addMesesToMes(mesOf(fecha), meses);
  const day = Math.min(Number(fecha.slice(8)), daysInMes(mes));
  return `${mes}-${pad(day, 2)}`;
}

/** How many days after the first day the second one is; negative if it is before. */
export function daysBetween(from: Fecha, to: Fecha): number {
  return Math.round((toLocalNoon(to).getTime() - toLocalNoon(from).getTime()) / 86_400_000);
}

/** The day that lies `days` after (or, negative, before) a day. */
export function addDays(fecha: Fecha, days: number): Fecha {
  const [year, mesNumber, day] = fecha.split('-').map(Number) as [number, number, number];
  const moment = noonOf(year, mesNumber, day + days);
  return joinFecha(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

/**
 * Noon of a day on the device's clock, for formatters that need a Date: no zone's clock change moves it to another
 * day.
 */
export function toLocalNoon(fecha: Fecha): Date {
  const [year, mesNumber, day] = fecha.split('-').map(Number) as [number, number, number];
  return noonOf(year, mesNumber, day);
}

function noonOf(year: number, mesNumber: number, day: number): Date {
  const moment = new Date(2000, 0, 1, 12);
  moment.setFullYear(year, mesNumber - 1, day);
  return moment;
}

function split(mes: Mes): [year: number, mesNumber: number] {
  return [Number(mes.slice(0, 4)), Number(mes.slice(5, 7))];
}

function joinFecha(year: number, mesNumber: number, day: number): Fecha {
  return `${pad(year, 4)}-${pad(mesNumber, 2)}-${pad(day, 2)}`;
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
