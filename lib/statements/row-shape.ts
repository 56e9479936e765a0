import { cellText, isBlank, type Cell } from '@/lib/statements/cell';
import { headingOf, type Heading } from '@/lib/statements/header-words';
import { lexAmount } from '@/lib/statements/lex-amount';
import { lexDay } from '@/lib/statements/lex-day';

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

/** Null if any cell is a value, so that the row is no header. */
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
