/** YYYY-MM-DD, in no time zone. Such days sort and compare as they are. */
export type Fecha = string;

/** Both days included. */
export type DayRange = { desde: Fecha; hasta: Fecha };

/** YYYY-MM. */
export type Mes = string;

const FECHA = /^\d{4}-\d{2}-\d{2}$/;
const MES = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** `mesNumber` is 1 to 12. */
function daysInMesOf(year: number, mesNumber: number): number {
  if (mesNumber === 2) {
    const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    return leap ? 29 : 28;
  }
  return [4, 6, 9, 11].includes(mesNumber) ? 30 : 31;
}

/** 2026-02-28 is a day; 2026-02-30 and 2026-2-3 are none. */
export function isFecha(text: string): boolean {
  if (!FECHA.test(text)) return false;
  return exists(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)));
}

export function existingFecha(year: number, mes: number, day: number): Fecha | null {
  return exists(year, mes, day) ? joinFecha(year, mes, day) : null;
}

export function isMes(text: string): boolean {
  return MES.test(text);
}

/** By the device's clock. */
export function fechaOf(moment: Date): Fecha {
  return joinFecha(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

export function mesOf(fecha: Fecha): Mes {
  return fecha.slice(0, 7);
}

export function daysInMes(mes: Mes): number {
  const [year, mesNumber] = split(mes);
  return daysInMesOf(year, mesNumber);
}

export function lastDayOf(mes: Mes): Fecha {
  return `${mes}-${pad(daysInMes(mes), 2)}`;
}

/** Stays within the years 0000 to 9999. */
export function addMesesToMes(mes: Mes, meses: number): Mes {
  const [year, mesNumber] = split(mes);
  const count = Math.min(Math.max(year * 12 + mesNumber - 1 + meses, 0), 9999 * 12 + 11);
  return `${pad(Math.floor(count / 12), 4)}-${pad((count % 12) + 1, 2)}`;
}

/** A shorter month gives its last day. */
export function addMesesToFecha(fecha: Fecha, meses: number): Fecha {
  const mes = addMesesToMes(mesOf(fecha), meses);
  const day = Math.min(Number(fecha.slice(8)), daysInMes(mes));
  return `${mes}-${pad(day, 2)}`;
}

/** Negative if `to` is before `from`. */
export function daysBetween(from: Fecha, to: Fecha): number {
  return (utcOf(to) - utcOf(from)) / 86_400_000;
}

export function addDays(fecha: Fecha, days: number): Fecha {
  const moment = new Date(utcOf(fecha, days));
  return joinFecha(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate());
}

/** Milliseconds in UTC, where every day has 24 hours; twice as fast as local time. */
function utcOf(fecha: Fecha, days = 0): number {
  const [year, mes] = split(fecha);
  return new Date(0).setUTCFullYear(year, mes - 1, Number(fecha.slice(8, 10)) + days);
}

/** By the device's clock. No clock change moves noon to another day. */
export function toLocalNoon(fecha: Fecha): Date {
  const [year, mesNumber] = split(fecha);
  const moment = new Date(2000, 0, 1, 12);
  moment.setFullYear(year, mesNumber - 1, Number(fecha.slice(8, 10)));
  return moment;
}

function exists(year: number, mes: number, day: number): boolean {
  return mes >= 1 && mes <= 12 && day >= 1 && day <= daysInMesOf(year, mes);
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

/** 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export function weekdayOf(fecha: Fecha): Weekday {
  // Sunday is 0 in JavaScript.
  return (toLocalNoon(fecha).getDay() || 7) as Weekday;
}

export function weekOf(fecha: Fecha, firstWeekday: Weekday): Fecha[] {
  const past = (weekdayOf(fecha) - firstWeekday + 7) % 7;
  return WEEKDAYS.map((_, position) => addDays(fecha, position - past));
}

/** ISO in UTC: the moment of an act, never a person's day. */
export function toInstant(at: Date): string {
  return at.toISOString(); // An instant is meant: days come from fechaOf, by the person's own clock.
}

// The years 1000 to 2999.
const INSTANT = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** As {@link toInstant} writes it. Such texts sort by time. */
export function isInstant(text: string): boolean {
  if (!INSTANT.test(text)) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && toInstant(at) === text;
}

/** A range includes both ends; null is open. */
export type Period = { kind: 'mes'; mes: Mes } | { kind: 'range'; desde: Fecha | null; hasta: Fecha | null };

export const ALL_TIME: Period = { kind: 'range', desde: null, hasta: null };

export function isAllTime(period: Period): boolean {
  return period.kind === 'range' && period.desde === null && period.hasta === null;
}

export function yearOf(fecha: Fecha): Period {
  const year = fecha.slice(0, 4);
  return { kind: 'range', desde: `${year}-01-01`, hasta: `${year}-12-31` };
}

export function weekPeriodOf(fecha: Fecha, firstWeekday: Weekday): Period {
  const days = weekOf(fecha, firstWeekday);
  return { kind: 'range', desde: days[0] ?? fecha, hasta: days[6] ?? fecha };
}

/** YYYY if a period covers exactly one year. */
export function wholeYearOf(period: Period): string | null {
  if (period.kind === 'mes' || !period.desde?.endsWith('-01-01')) return null;
  const year = period.desde.slice(0, 4);
  return period.hasta === `${year}-12-31` ? year : null;
}

/** As long, before (-1) or after (1). Null for an open end, and outside the years 0000 to 9999. */
export function neighbourOf(period: Period, direction: -1 | 1): Period | null {
  if (period.kind === 'mes') {
    const mes = addMesesToMes(period.mes, direction);
    return mes === period.mes ? null : { kind: 'mes', mes };
  }
  const { desde, hasta } = period;
  if (desde === null || hasta === null || desde > hasta) return null;
  const year = wholeYearOf(period);
  if (year !== null) {
    const first = addMesesToFecha(desde, 12 * direction);
    return first.slice(0, 4) === year ? null : yearOf(first);
  }
  const days = (daysBetween(desde, hasta) + 1) * direction;
  const neighbour = { desde: addDays(desde, days), hasta: addDays(hasta, days) };
  return isFecha(neighbour.desde) && isFecha(neighbour.hasta) ? { kind: 'range', ...neighbour } : null;
}

export function isInPeriod(fecha: Fecha, period: Period): boolean {
  if (period.kind === 'mes') return fecha.startsWith(period.mes);
  return (period.desde === null || fecha >= period.desde) && (period.hasta === null || fecha <= period.hasta);
}
