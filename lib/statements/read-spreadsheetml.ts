import { isFecha } from '@/lib/domain/dates';
import type { Cell, CellSheet } from '@/lib/statements/cell';
import { attributeOf, markupPieces } from '@/lib/statements/markup';
import type { MarkupRead } from '@/lib/statements/read-html';

const MAX_COLUMNS = 500;
const MAX_ROWS = 200_000;

/**
 * Workbooks in XML of Excel 2003; `ss:Index` skips rows and cells. A row in which the file breaks off is left out.
 */
export function readSpreadsheetml(text: string): MarkupRead {
  const sheets: CellSheet[] = [];
  let row: Cell[] | null = null;
  let type: string | null = null;
  let content = '';
  let whole = false;
  for (const piece of markupPieces(text)) {
    if (piece.kind === 'text') {
      if (type !== null) content += piece.text;
      continue;
    }
    const rows = sheets.at(-1)?.rows;
    if (piece.kind === 'close') {
      if (piece.name === 'row') row = null;
      if (piece.name === 'workbook') whole = true;
      if (piece.name === 'data' && type !== null) {
        if (row && row.length > 0) row[row.length - 1] = valueOf(type, content);
        type = null;
      }
      continue;
    }
    if (piece.name === 'worksheet') sheets.push({ name: attributeOf(piece.attributes, 'Name'), rows: [] });
    else if (piece.name === 'row' && rows) {
      fill(rows, indexOf(piece.attributes, MAX_ROWS), []);
      row = [];
      rows.push(row);
    } else if (piece.name === 'cell' && row) {
      fill(row, indexOf(piece.attributes, MAX_COLUMNS), null);
      const formula = attributeOf(piece.attributes, 'Formula');
      row.push(formula === null ? null : { kind: 'formula', text: formula });
      const merged = Number(attributeOf(piece.attributes, 'MergeAcross') ?? 0);
      if (merged > 0 && piece.closed) fill(row, Math.min(row.length + merged + 1, MAX_COLUMNS), null);
    } else if (piece.name === 'data' && !piece.closed) {
      type = attributeOf(piece.attributes, 'Type') ?? 'String';
      content = '';
    }
  }
  return whole ? { sheets, problems: [] } : cutOff(sheets, row !== null);
}

function cutOff(sheets: CellSheet[], isInRow: boolean): MarkupRead {
  const last = sheets.at(-1);
  if (isInRow) last?.rows.pop();
  const place = { sheet: last?.name ?? null, row: (last?.rows.length ?? 0) + 1, column: null };
  return { sheets, problems: [{ code: 'cut-off', place }] };
}

function indexOf(attributes: string, limit: number): number {
  const index = Number(attributeOf(attributes, 'Index') ?? 0);
  return Number.isInteger(index) && index > 0 ? Math.min(index, limit) : 0;
}

/** `index` counts from 1. */
function fill<Item>(list: Item[], index: number, nothing: Item): void {
  while (list.length < index - 1)
    list.push(Array.isArray(nothing) ? ([...(nothing as unknown[])] as Item) : nothing);
}

function valueOf(type: string, content: string): Cell {
  const text = content.trim();
  if (type === 'Number') return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  if (type === 'DateTime' && isFecha(text.slice(0, 10))) return { kind: 'day', fecha: text.slice(0, 10) };
  if (type === 'Error') return { kind: 'error', text };
  return content === '' ? null : content;
}
