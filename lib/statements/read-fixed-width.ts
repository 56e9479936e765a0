import { largestOf } from '@/lib/domain/lists';
import type { Cell, CellSheet } from '@/lib/statements/cell';
import { headerShape, looksLikeAmount, looksLikeDay } from '@/lib/statements/row-shape';

/** The end is left out. */
type Span = { from: number; to: number };

const MAX_WIDTH = 1000;
const TAB_STOP = 8;

/**
 * Null without columns. A space in every movement's line parts columns; a heading goes to the column below it or
 * nearest to it.
 */
export function readFixedWidth(text: string): CellSheet | null {
  const lines = text.split('\n').map((line) => untabbed(line.slice(0, MAX_WIDTH)));
  const movements = lines.filter(isMovementLine);
  if (movements.length < 2) return null;
  const spans = mergedSpans(movements, inkedSpans(movements));
  if (spans.length < 3) return null;
  const known = new Set(movements);
  const rows = lines.map((line) => (known.has(line) ? cut(line, spans) : loose(line, spans)));
  while (rows.length > 0 && rows.at(-1)?.every((cell) => cell === null)) rows.pop();
  return { name: null, rows };
}

function isMovementLine(line: string): boolean {
  const words = line.trim().split(/\s+/);
  const wide = line.trim().split(/\s{2,}/);
  const day = [words[0], wide[0], words.slice(0, 2).join(' '), words[1]].some((text) =>
    looksLikeDay(text ?? ''),
  );
  return day && words.slice(1).some((word) => looksLikeAmount(word) && /\d[.,]\d|\d{2}$|\d$/.test(word));
}

function untabbed(line: string): string {
  if (!line.includes('\t')) return line;
  let out = '';
  for (const letter of line) out += letter === '\t' ? ' '.repeat(TAB_STOP - (out.length % TAB_STOP)) : letter;
  return out;
}

function inkedSpans(lines: readonly string[]): Span[] {
  const width = largestOf(lines.map((line) => line.length));
  const inked = new Uint8Array(width + 1);
  for (const line of lines) for (let i = 0; i < line.length; i += 1) if (line[i] !== ' ') inked[i] = 1;
  const spans: Span[] = [];
  let from = -1;
  for (let i = 0; i <= width; i += 1) {
    if (inked[i] === 1) from = from === -1 ? i : from;
    else if (from !== -1) {
      spans.push({ from, to: i });
      from = -1;
    }
  }
  return spans;
}

/** Neighbours one space apart without days or amounts align by chance. */
function mergedSpans(lines: readonly string[], spans: readonly Span[]): Span[] {
  const merged: (Span & { words: boolean })[] = [];
  for (const span of spans) {
    const texts = lines.map((line) => line.slice(span.from, span.to).trim()).filter((text) => text !== '');
    const values = texts.filter((text) => looksLikeDay(text) || looksLikeAmount(text)).length;
    const words = values < texts.length * 0.8;
    const last = merged.at(-1);
    if (last && last.words && words && span.from - last.to <= 1) last.to = span.to;
    else merged.push({ ...span, words });
  }
  return merged;
}

function cut(line: string, spans: readonly Span[]): Cell[] {
  return spans.map(({ from, to }) => emptyAsNull(line.slice(from, to)));
}

function loose(line: string, spans: readonly Span[]): Cell[] {
  if (line.trim() === '') return [];
  const cells = spans.map((): string => '');
  for (const piece of piecesOf(line)) {
    const place = nearest(spans, piece);
    cells[place] = `${cells[place] ?? ''} ${piece.text}`.trim();
  }
  const header = headerShape(cells);
  return header && header.days + header.money >= 2 ? cells.map(emptyAsNull) : [line.trim()];
}

function piecesOf(line: string): (Span & { text: string })[] {
  return [...line.matchAll(/\S+/g)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
    text: found[0],
  }));
}

function nearest(spans: readonly Span[], { from, to }: Span): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  spans.forEach((span, place) => {
    const away = Math.max(span.from - to, from - span.to);
    // Within a column, the deeper overlap is nearer still.
    if (away < least) {
      least = away;
      best = place;
    }
  });
  return best;
}

function emptyAsNull(text: string): Cell {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
