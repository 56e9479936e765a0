import { appendTo } from '@/lib/domain/lists';
import {
  type Cell,
  type CellSheet,
  cellText,
  headerShape,
  isBlank,
  isBlankRow,
  looksLikeMovement,
} from '@/lib/statements/cells/cell';
import { refused, type Refused } from '@/lib/statements/movement';
import { isPendingTitle } from './row-states';
import { headingOf, headingWords } from '@/lib/statements/cells/table-words';

/** A run of rows under one header, or under none. */
export type CellTable = {
  sheet: CellSheet;
  /** By column; null if no header is understood. */
  header: string[] | null;
  /** Counts from 1; the last one of two. */
  headerRow: number | null;
  /** Without blank rows and repeated headers. */
  rows: number[];
  /** The rows from the table before to this one. */
  above: { from: number; to: number };
  /** Cells in a row, if nearly all agree. */
  width: number | null;
};

type Header = { texts: string[]; first: number; last: number };

export function findTables(sheets: readonly CellSheet[]): CellTable[] | Refused {
  const tables: CellTable[] = [];
  let empty: Refused | null = null;
  for (const sheet of sheets) {
    const headers = headersOf(sheet.rows);
    const found = headers.length > 0 ? headedTables(sheet, headers) : bareTable(sheet);
    const filled = found.filter((table) => table.rows.length > 0);
    appendTo(tables, filled);
    const [first] = found;
    if (first?.headerRow && filled.length === 0)
      empty ??= refused({
        code: 'header-without-rows',
        place: { sheet: sheet.name, row: first.headerRow, column: null },
      });
  }
  if (tables.length > 0) return tables;
  return empty ?? missingColumn(sheets) ?? refused({ code: 'no-table' });
}

function headersOf(rows: readonly Cell[][]): Header[] {
  const headers: Header[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const header = headerAt(rows, at);
    if (!header) continue;
    headers.push(header);
    at = header.last;
  }
  return headers;
}

function headerAt(rows: readonly Cell[][], at: number): Header | null {
  const row = rows[at] ?? [];
  if (row.length < 2 || typeof row.find((cell) => !isBlank(cell)) !== 'string') return null;
  const shape = headerShape(row);
  if (!shape || shape.known < 1) return null;
  const texts = row.map(cellText);
  const below = rows[at + 1];
  const lower = below ? headerShape(below) : null;
  const filledBelow = below?.filter((cell) => !isBlank(cell)).length ?? 0;
  if (
    below &&
    lower &&
    filledBelow >= 2 &&
    lower.known === filledBelow &&
    shape.days > 0 !== (lower.days > 0 && lower.money > 0)
  ) {
    const joined = joinRows(texts, below.map(cellText));
    const both = headerShape(joined);
    // «Cuenta 0049 0209» says whose table it is.
    const isTitle = texts.some((text) => /\d{4}/.test(text));
    if (both && both.days > 0 && both.money > 0 && shape.known >= 2 && !isTitle)
      return { texts: joined, first: at, last: at + 1 };
  }
  return shape.days > 0 && shape.money > 0 ? { texts, first: at, last: at } : null;
}

function joinRows(upper: readonly string[], lower: readonly string[]): string[] {
  const width = Math.max(upper.length, lower.length);
  return Array.from({ length: width }, (_, column) => `${upper[column] ?? ''} ${lower[column] ?? ''}`.trim());
}

function headedTables(sheet: CellSheet, headers: readonly Header[]): CellTable[] {
  const tables: CellTable[] = [];
  const repeats = repeatFinder(sheet);
  headers.forEach((header, place) => {
    const end = headers[place + 1]?.first ?? sheet.rows.length;
    const rows = filledRows(sheet, header.last + 1, end);
    const before = tables.at(-1);
    const isRepeat = headers.length > 1 && repeats(header, rows) && !isPage(sheet, header);
    if (
      before?.header &&
      sameHeader(before.header, header.texts) &&
      !isRepeat &&
      !isTitled(sheet, header, before)
    ) {
      appendTo(before.rows, rows);
      before.width = usualWidth(sheet, before.rows);
      return;
    }
    tables.push({
      sheet,
      header: header.texts,
      headerRow: header.last + 1,
      rows,
      above: { from: before ? (before.headerRow ?? 0) : 0, to: header.first },
      width: usualWidth(sheet, rows),
    });
  });
  return tables;
}

/** «Movimientos del mes» begins a table, as any header below open movements; «Página 2» does not. */
function isTitled(sheet: CellSheet, header: Header, { above }: CellTable): boolean {
  const title = titleOver(sheet, header.first);
  const before = titleOver(sheet, above.to);
  if (title !== null) return title !== before;
  return before !== null && isPendingTitle(before) && !isPage(sheet, header);
}

type Run = { rows: ReadonlySet<string>; days: ReadonlySet<string> };

/** Runs that repeat a row or most days of an earlier one: banks list the latest movements above the month's. */
function repeatFinder(sheet: CellSheet): (header: Header, places: readonly number[]) => boolean {
  const before = new Map<string, Run[]>();
  return ({ texts }, places) => {
    const key = headerKeyOf(texts);
    const run = runOf(sheet, texts, places);
    const runs = before.get(key) ?? [];
    before.set(key, [...runs, run]);
    return runs.some(({ rows, days }) => {
      const shared = [...run.days].filter((day) => days.has(day)).length;
      const isOverlap = shared > 1 && shared >= Math.min(days.size, run.days.size) / 2;
      return isOverlap || [...run.rows].some((row) => rows.has(row));
    });
  };
}

function runOf({ rows }: CellSheet, header: readonly string[], places: readonly number[]): Run {
  const kinds = header.map((text) => headingOf(text).kind);
  const run = { rows: new Set<string>(), days: new Set<string>() };
  for (const place of places) {
    const row = rows[place] ?? [];
    if (!looksLikeMovement(row)) continue;
    const texts = row.map(cellText);
    run.days.add(texts[kinds.indexOf('day')] ?? '');
    // Short row numbers begin again in each run.
    const cells = texts.map((text, column) =>
      kinds[column] === 'reference' && /^\d{1,3}$/.test(text) ? '' : text,
    );
    run.rows.add(cells.join('\n').trimEnd());
  }
  return run;
}

function isPage({ rows }: CellSheet, { first }: Header): boolean {
  const above = rows.slice(0, first).findLast((row) => !isBlankRow(row)) ?? [];
  const words = headingWords(above.map(cellText).join(' ').slice(0, 200));
  return /\b(?:pagina|pag|hoja|page|seite|full)\b|^\d+(?:\/| de | of )\d+$/.test(words);
}

/** The filled row above, if it is one text without numbers or says what the rows are. */
function titleOver({ rows }: CellSheet, place: number): string | null {
  const cells = rows.slice(0, place).findLast((row) => !isBlankRow(row)) ?? [];
  const texts = cells.filter((cell) => !isBlank(cell)).map(cellText);
  const [title, more] = texts;
  if (title === undefined || more !== undefined || !/^.{3,80}$/.test(title)) return null;
  const words = headingWords(title.replace(/\d+/g, ' '));
  return !/\d/.test(title) || OF_MOVEMENTS.test(words) ? words : null;
}

const OF_MOVEMENTS =
  /\b(?:moviments?|movimientos?|transacciones|operaciones|consumos|compras|gastos|ultim[oa]s)\b/;

function bareTable(sheet: CellSheet): CellTable[] {
  const first = sheet.rows.findIndex(looksLikeMovement);
  if (first === -1) return [];
  const last = sheet.rows.findLastIndex(looksLikeMovement);
  const rows = filledRows(sheet, first, last + 1);
  const above = { from: 0, to: first };
  return [{ sheet, header: null, headerRow: null, rows, above, width: usualWidth(sheet, rows) }];
}

function filledRows(sheet: CellSheet, from: number, to: number): number[] {
  const places: number[] = [];
  for (let place = from; place < to; place += 1) if (!isBlankRow(sheet.rows[place] ?? [])) places.push(place);
  return places;
}

function sameHeader(one: readonly string[], other: readonly string[]): boolean {
  return headerKeyOf(one) === headerKeyOf(other);
}

function headerKeyOf(texts: readonly string[]): string {
  return texts.map(headingWords).join('|').replace(/\|+$/, '');
}

/** The last row may be cut off. */
function usualWidth(sheet: CellSheet, rows: readonly number[]): number | null {
  const counted = rows.length > 1 && rows.at(-1) === sheet.rows.length - 1 ? rows.slice(0, -1) : rows;
  const counts = new Map<number, number>();
  for (const place of counted) {
    const width = sheet.rows[place]?.length ?? 0;
    counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  let [best, most] = [0, 0];
  for (const [width, count] of counts) if (count > most) [best, most] = [width, count];
  return most >= counted.length * 0.8 ? best : null;
}

export function missingColumn(sheets: readonly CellSheet[]): Refused | null {
  for (const sheet of sheets) {
    for (const [at, row] of sheet.rows.entries()) {
      const shape = row.length >= 2 ? headerShape(row) : null;
      if (!shape || shape.known < 2) continue;
      const place = { sheet: sheet.name, row: at + 1, column: null };
      const header = row.map(cellText);
      if (shape.money > 0 && shape.days === 0 && shape.known >= 3)
        return refused({ code: 'no-day-column', place, header });
      if (shape.days > 0 && shape.money === 0) return refused({ code: 'no-amount-column', place, header });
    }
  }
  return null;
}
