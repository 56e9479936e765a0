import { largestOf } from '@/lib/domain/lists';
import {
  type Cell,
  type CellSheet,
  headerShape,
  looksLikeAmount,
  looksLikeDay,
  looksLikeMovement,
} from '@/lib/statements/cells/cell';
import type { Problem } from '@/lib/statements/movement';
import type { StatementLibraries } from './read-workbook';

/** No letters, digits or characters of amounts and days. */
const CANDIDATES = [
  ';',
  '\t',
  ',',
  '|',
  '~',
  '^',
  '#',
  '\u001f',
  '\u00a6',
  '*',
  '!',
  '@',
  '%',
  '\u00a7',
  '_',
  ':',
  '&',
  '=',
];
const SAMPLE_LINES = 300;
const SAMPLE_LENGTH = 200_000;

/** The separator that turns most lines into movements, else into a header. */
export function chooseSeparator(text: string): string | null {
  const lines = text
    .slice(0, SAMPLE_LENGTH)
    .split('\n', SAMPLE_LINES)
    .filter((line) => line.trim() !== '' && line.length < 5000);
  let best: { separator: string; score: number } | null = null;
  for (const separator of CANDIDATES) {
    const score = scoreOf(lines, separator);
    if (score > (best?.score ?? 0)) best = { separator, score };
  }
  return best?.separator ?? null;
}

/** A quote that is never closed is a letter. */
function splitLine(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  let place = 0;
  while (place <= line.length) {
    const close = line[place] === '"' ? closingQuote(line, separator, place) : -1;
    if (close !== -1) {
      cells.push(line.slice(place + 1, close).replaceAll('""', '"'));
      place = close + 2;
    } else {
      const next = line.indexOf(separator, place);
      const stop = next === -1 ? line.length : next;
      cells.push(line.slice(place, stop));
      place = stop + 1;
    }
  }
  return cells;
}

/** Before a separator or the line's end; -1 if there is none. */
function closingQuote(line: string, separator: string, open: number): number {
  for (let i = open + 1; i < line.length; i += 1) {
    if (line[i] !== '"') continue;
    if (line[i + 1] === '"') i += 1;
    else return i + 1 === line.length || line[i + 1] === separator ? i : -1;
  }
  return -1;
}

function scoreOf(lines: readonly string[], separator: string): number {
  const widths = new Map<number, number>();
  let movements = 0;
  let headers = 0;
  for (const line of lines) {
    if (!line.includes(separator)) continue;
    const cells = splitLine(line, separator);
    const header = headerShape(cells);
    if (header && header.known >= 2) headers = Math.max(headers, header.days + header.money + header.known);
    if (!looksLikeMovement(cells)) continue;
    movements += 1;
    widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  }
  const alike = largestOf(widths.values(), 0);
  return movements * 2 + alike + headers;
}

type DelimitedRead = { sheet: CellSheet; problems: Problem[] };

/** Without matching quotes, each line stands alone: a broken one spoils its own row only. */
export function readDelimited(
  library: Awaited<ReturnType<StatementLibraries['delimited']>>,
  text: string,
  separator: string,
): DelimitedRead {
  const { data, errors } = library.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    quoteChar: '"',
  });
  if (errors.every((error) => error.type !== 'Quotes')) return { sheet: sheetOf(data), problems: [] };
  const problems: Problem[] = [];
  const lines = text.split('\n');
  const rows = lines.map((line, index) => {
    const cells = splitLine(line, separator);
    const open = cells.findIndex((cell) => cell.startsWith('"') && !cell.slice(1).includes('"'));
    if (open !== -1)
      problems.push({
        code: index === lines.length - 1 ? 'cut-off' : 'unclosed-quote',
        place: { sheet: null, row: index + 1, column: open + 1 },
      });
    return cells;
  });
  return { sheet: sheetOf(rows), problems };
}

function sheetOf(rows: string[][]): CellSheet {
  const last = rows.at(-1);
  if (last?.length === 1 && last[0] === '') rows.pop();
  return { name: null, rows };
}

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
