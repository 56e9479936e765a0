import { cellText, isBlank, type Cell } from '@/lib/statements/cell';
import { isSerialDay } from '@/lib/statements/column-profile';
import type { CellTable } from '@/lib/statements/find-tables';
import { lexDay, type DayText } from '@/lib/statements/lex-day';
import { addDays, type Fecha } from '@/lib/domain/dates';
import { isPlaceholder } from '@/lib/statements/row-words';

/** By place in the table; null for an empty cell and for a bad one. */
type DayColumn = { column: number; days: (DayText | null)[]; bad: Map<number, string> };

/** A day such as 2026-04-03; beside it, one such as 2026-4-3 has lost a digit. */
const PADDED = /^\s*\d{4}-(?:0\d-\d\d|\d\d-0\d)/;
const UNPADDED = /^\s*\d{4}-(?:\d-|\d\d-\d(?!\d))/;

export function readDayColumn(table: CellTable, column: number): DayColumn {
  const read: DayColumn = { column, days: [], bad: new Map() };
  const epoch = table.sheet.is1904 ? '1904-01-01' : '1899-12-30';
  const known = new Map<Cell, DayText | null | undefined>();
  const cells = table.rows.map((place) => table.sheet.rows[place]?.[column] ?? null);
  const isPadded = cells.some((cell) => typeof cell === 'string' && PADDED.test(cell));
  cells.forEach((cell, at) => {
    if (!known.has(cell)) {
      const isCut = isPadded && typeof cell === 'string' && UNPADDED.test(cell);
      known.set(cell, isCut ? undefined : dayIn(cell, epoch));
    }
    const day = known.get(cell);
    if (day === undefined) read.bad.set(at, cellText(cell));
    read.days.push(day ?? null);
  });
  return read;
}

/** Fills in the day above, if the file prints each day once: at least three rows and a seventh of all lack it. */
export function fillDays(column: DayColumn, wanted: readonly boolean[]): DayColumn {
  const blank = wanted.filter((is, at) => is && column.days[at] === null && !column.bad.has(at)).length;
  const rows = wanted.filter(Boolean).length;
  if (blank < 3 || blank * 7 < rows || column.days.every((day) => day === null)) return column;
  let last: DayText | null = null;
  const days = column.days.map((day, at) => {
    if (column.bad.has(at)) last = null;
    else if (day !== null) last = day;
    return day ?? (wanted[at] ? last : null);
  });
  return { ...column, days };
}

/** Undefined for no day, null for an empty cell. */
function dayIn(cell: Cell | undefined, epoch: Fecha): DayText | null | undefined {
  if (cell === undefined || isBlank(cell)) return null;
  if (isSerialDay(cell)) return { kind: 'fixed', fecha: addDays(epoch, Math.floor(cell)) };
  if (typeof cell === 'object' && cell !== null && cell.kind === 'day')
    return { kind: 'fixed', fecha: cell.fecha };
  const text = cellText(cell);
  if (isPlaceholder(text)) return null;
  const day = typeof cell === 'string' || typeof cell === 'number' ? lexDay(text, true) : null;
  return day === null || day.kind === 'impossible' ? undefined : day;
}
