import type { Cell, Sheet } from '@/lib/statements/cell';
import { attributeOf, markupPieces } from '@/lib/statements/markup';

const MAX_SPAN = 50;

/** The rows of all tables of a page of HTML, in its order, as texts. A cell that spans columns is followed by empty ones. */
export function readHtml(text: string): Sheet {
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
  endRow();
  return { name: null, rows };
}

function spanOf(attributes: string): number {
  const span = Number(attributeOf(attributes, 'colspan') ?? 1);
  return Number.isInteger(span) && span >= 1 ? Math.min(span, MAX_SPAN) : 1;
}
