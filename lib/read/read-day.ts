import { existingFecha, type Fecha } from '@/lib/domain/dates';

type DayDigits = {
  /** Before or behind the other two numbers, or missing and ''. */
  year: string;
  isYearFirst: boolean;
  first: string;
  second: string;
  /** Stands between the numbers: «/», «-», «.» or a space. */
  mark: string;
};

const YEAR_FIRST = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/;
const YEARLESS = /^(\d{1,2})([-/])(\d{1,2})$/;

/** Null unless `2026-3-4`, `04/03/2026`, `4.3.26` or `4/3`. No such day need exist. */
export function dayDigitsOf(text: string): DayDigits | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) {
    const [, year = '', mark = '', first = '', second = ''] = yearFirst;
    return { year, isYearFirst: true, first, second, mark };
  }
  const [, first, mark = '', second = '', year = ''] = YEAR_LAST.exec(text) ?? YEARLESS.exec(text) ?? [];
  return first === undefined ? null : { year, isYearFirst: false, first, second, mark };
}

/** With a year of four digits. Two days if day and month can be swapped, the day first before the other. */
export function readFechas(text: string): Fecha[] {
  const digits = dayDigitsOf(text.trim());
  if (!digits || digits.year.length !== 4 || digits.mark === ' ') return [];
  const [year, first, second] = [digits.year, digits.first, digits.second].map(Number) as [
    number,
    number,
    number,
  ];
  const readings = digits.isYearFirst
    ? [existingFecha(year, first, second)]
    : [existingFecha(year, second, first), existingFecha(year, first, second)];
  return [...new Set(readings)].filter((fecha) => fecha !== null);
}

/** Two digits mean this century. */
export function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}
