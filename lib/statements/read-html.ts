import type { Cell, CellSheet } from '@/lib/statements/cell';
import { attributeOf, markupPieces } from '@/lib/statements/markup';
import type { Problem } from '@/lib/statements/problem';

export type MarkupRead = { sheets: CellSheet[]; problems: Problem[] };

const MAX_SPAN = 50;

/** Empty cells follow a cell that spans columns. A row in which the file breaks off is left out and reported. */
export function readHtml(text: string): MarkupRead {
  const rows: Cell[][] = [];
  let row: Cell[] | null = null;
  let cell: { text: string; span: number } | null = null;
  function endCell(): void {
    if (!cell) return;
    row ??= [];
    row.push(cell.text === '' ? null : cell.text);
    for (let i = 1; i < cell.span; i += 1) row.push(null);
    cell = null;
  }
  function endRow(): void {
    endCell();
    if (row) rows.push(row);
    row = null;
  }
  for (const piece of markupPieces(text)) {
    if (piece.kind === 'text') {
      if (cell) cell.text += piece.text;
    } else if (piece.name === 'tr' || piece.name === 'table') {
      endRow();
      if (piece.kind === 'open' && piece.name === 'tr') row = [];
    } else if (piece.name === 'td' || piece.name === 'th') {
      endCell();
      if (piece.kind === 'open') cell = { text: '', span: spanOf(piece.attributes) };
    } else if (cell && /^(?:br|p|div|li)$/.test(piece.name)) cell.text += ' ';
  }
  const cutOff = cell !== null && /<\/t[dh]\s*>/i.test(text);
  if (cutOff) row = cell = null;
  endRow();
  const sheets = [{ name: null, rows }];
  return { sheets, problems: cutOff ? [cutAt(rows.length + 1)] : [] };
}

function cutAt(row: number): Problem {
  return { code: 'cut-off', place: { sheet: null, row, column: null } };
}

function spanOf(attributes: string): number {
  const span = Number(attributeOf(attributes, 'colspan') ?? 1);
  return Number.isInteger(span) && span >= 1 ? Math.min(span, MAX_SPAN) : 1;
}
