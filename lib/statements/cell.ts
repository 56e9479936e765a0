import type { Fecha } from '@/lib/domain/dates';

type DayCell = { kind: 'day'; fecha: Fecha };

/** A formula whose result was not kept, or an error such as #N/A. */
type ValuelessCell = { kind: 'formula' | 'error'; text: string };

/** Only workbooks give numbers; the digits of a text file stay text. */
export type Cell = null | string | number | DayCell | ValuelessCell;

/** A sheet, or a whole text file. `rows[0]` is row 1, blank rows included. */
export type CellSheet = {
  name: string | null;
  rows: Cell[][];
  /** Days count from 1904 instead of 1900. */
  is1904?: true;
};

/** On one line, trimmed; '' for an empty cell. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return oneLine(cell);
  if (typeof cell === 'number') return String(cell);
  return cell.kind === 'day' ? cell.fecha : cell.text;
}

export function isBlank(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

export function isBlankRow(row: readonly Cell[]): boolean {
  return row.every(isBlank);
}

function oneLine(text: string): string {
  const trimmed = text.trim();
  return /[\s\u00a0]{2}|[\t\n\r]/.test(trimmed) ? trimmed.replace(/[\s\u00a0]+/g, ' ') : trimmed;
}
