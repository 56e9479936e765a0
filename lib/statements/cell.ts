import type { Fecha } from '@/lib/domain/dates';

/** A day that a workbook holds as such: nothing about it is open. */
export type DayCell = { kind: 'day'; fecha: Fecha };

/** What a workbook has instead of a value: a formula whose result was not kept, or an error such as #N/A. */
export type ValuelessCell = { kind: 'formula' | 'error'; text: string };

/** One cell as the file gives it. Numbers come from workbooks alone; the digits of a text file stay text. */
export type Cell = null | string | number | DayCell | ValuelessCell;

/** A sheet of a workbook, or a whole file of text. `rows[0]` is row 1, blank rows included. */
export type Sheet = {
  name: string | null;
  rows: Cell[][];
  /** Its days count from 1904 and not from 1900. */
  is1904?: true;
};

/** The text of a cell on one line, without white space around it; '' for an empty one. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return oneLine(cell);
  if (typeof cell === 'number') return String(cell);
  return cell.kind === 'day' ? cell.fecha : cell.text;
}

/** Whether a cell holds nothing but white space. */
export function isBlank(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

/** Whether a row holds nothing. */
export function isBlankRow(row: readonly Cell[]): boolean {
  return row.every(isBlank);
}

function oneLine(text: string): string {
  const trimmed = text.trim();
  return /[\s\u00a0]{2}|[\t\n\r]/.test(trimmed) ? trimmed.replace(/[\s\u00a0]+/g, ' ') : trimmed;
}
