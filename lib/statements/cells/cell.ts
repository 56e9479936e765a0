import type { Fecha } from '@/lib/domain/dates';
import { hasEtiqueta, readEtiquetas } from '@/lib/domain/etiquetas';
import { unguard } from '@/lib/domain/formula-guard';
import { foldText } from '@/lib/read/words';
import { lexAmount } from './lex-amount';
import { lexDay } from './lex-day';
import { type Heading, headingOf } from './table-words';

type DayCell = { kind: 'day'; fecha: Fecha };

/** A formula whose result was not kept, or an error such as #N/A. */
type ValuelessCell = { kind: 'formula' | 'error'; text: string };

/** Only workbooks give numbers. */
export type Cell = null | string | number | DayCell | ValuelessCell;

/** A sheet, or a whole text file. `rows[0]` is row 1, blank rows included. */
export type CellSheet = {
  name: string | null;
  rows: Cell[][];
  /** Days count from 1904 instead of 1900. */
  is1904?: true;
};

/** On one line, trimmed, without the guard of a CSV against formulas; '' for an empty cell. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return oneLine(unguard(cell));
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

/** Longer texts are prose. */
const MAX_HEADING = 60;

export function looksLikeDay(cell: Cell | undefined): boolean {
  if (typeof cell === 'string') {
    const day = lexDay(cell.trim());
    return day !== null && day.kind !== 'impossible';
  }
  return typeof cell === 'object' && cell !== null && cell.kind === 'day';
}

export function looksLikeAmount(cell: Cell | undefined): boolean {
  if (typeof cell === 'number') return true;
  return typeof cell === 'string' && lexAmount(cell) !== null;
}

export function looksLikeMovement(row: readonly Cell[]): boolean {
  const day = row.findIndex(looksLikeDay);
  return (
    day !== -1 && row.some((cell, place) => place !== day && looksLikeAmount(cell) && !looksLikeDay(cell))
  );
}

/** Null if any cell is a value. */
export function headerShape(row: readonly Cell[]): { days: number; money: number; known: number } | null {
  let days = 0;
  let money = 0;
  let known = 0;
  for (const cell of row) {
    if (isBlank(cell)) continue;
    const text = cellText(cell);
    if (typeof cell !== 'string' || text.length > MAX_HEADING) return null;
    if (looksLikeDay(cell) || lexAmount(text) !== null) return null;
    const heading = headingOf(text);
    if (heading.kind !== 'other') known += 1;
    if (heading.kind === 'day') days += 1;
    else if (isMoney(heading)) money += 1;
  }
  return { days, money, known };
}

function isMoney(heading: Heading): boolean {
  return ['amount', 'charge', 'credit', 'balance'].includes(heading.kind);
}

const PAIR = '(\\d{1,2})\\s?(?:/|-|de|of)\\s?(\\d{1,2})';
const NAMED = new RegExp(
  `\\b(?:cuotas?|cta|c|parc(?:ela)?s?|plazos?|mensualidad(?:es)?|instal?lments?)\\b[.:]*\\s*(?:n[o.]*\\s*)?${PAIR}\\b`,
);
const WHOLE = new RegExp(`^(?:cuota |c\\.? ?)?${PAIR}(?: cuotas?)?$`);

export function isCuotaCell(text: string): boolean {
  return cuotaOf(WHOLE.exec(foldText(text.trim()))) !== null;
}

/** «02/05» becomes «2/5». */
export function cuotaOfCell(text: string): string | null {
  if (text === '') return null;
  const folded = foldText(text.trim()).replace(/\s+/g, ' ');
  return folded === '' ? null : (cuotaOf(WHOLE.exec(folded)) ?? namedCuota(text) ?? folded);
}

/** «Cuota 02/12» is «2/12». A bare «02/05» in the main text may be a day. */
export function cuotaIn(concepto: string, detalles: readonly string[]): string | null {
  const named = namedCuota(concepto);
  if (named !== null) return named;
  for (const text of detalles) {
    const found = cuotaOf(WHOLE.exec(foldText(text.trim()))) ?? namedCuota(text);
    if (found !== null) return found;
  }
  return null;
}

function namedCuota(text: string): string | null {
  return /\d/.test(text) ? cuotaOf(NAMED.exec(foldText(text.slice(0, 300)))) : null;
}

function cuotaOf(found: RegExpExecArray | null): string | null {
  const [part, of] = [Number(found?.[1]), Number(found?.[2])];
  return part >= 1 && part <= of && of >= 2 ? `${part}/${of}` : null;
}

/** Parted by commas, as in our CSV. `leftOut` can be no tag, or has no room. */
export function etiquetasOfCell(text: string): { kept: readonly string[]; leftOut: string[] } {
  const { kept } = readEtiquetas(text);
  const values = text.split(',').map((part) => part.trim());
  return { kept, leftOut: values.filter((value) => value !== '' && !hasEtiqueta(kept, value)) };
}
