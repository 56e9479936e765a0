import { largestOf } from '@/lib/domain/lists';
import { headerShape, looksLikeMovement } from '@/lib/statements/row-shape';

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
export function splitLine(line: string, separator: string): string[] {
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
