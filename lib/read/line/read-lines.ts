import type { LineContext, LineReading } from './line-types';
import { MAX_LINE_LENGTH, readLine } from './read-line';

/** A person looks over the fields of each line. */
export const MAX_LINES = 100;

type LinesReading = {
  lines: readonly LineReading[];
  /** The lines beyond {@link MAX_LINES}, and the place of the first in the text. */
  left: { count: number; from: number } | null;
};

/** Each line is an expense; empty lines do not count. */
export function readLines(text: string, context: LineContext): LinesReading {
  const lines: LineReading[] = [];
  let count = 0;
  let from = 0;
  for (let start = 0; start < text.length;) {
    const end = endOfLine(text, start);
    // Only the readable part of a line is looked at.
    const typed = text.slice(start, Math.min(end, start + MAX_LINE_LENGTH + 1)).replace(/^[•*·-]\s+/u, '');
    if (end > start && typed.trim() !== '') {
      if (lines.length < MAX_LINES) lines.push(readLine(typed, context));
      else if (count === MAX_LINES) from = start;
      count += 1;
    }
    start = end + 1;
  }
  return { lines, left: count > MAX_LINES ? { count: count - MAX_LINES, from } : null };
}

/** Looks once: a pasted line may be a megabyte. */
export function hasManyLines(text: string): boolean {
  return /[\n\r\u2028\u2029]/u.test(text.trim());
}

/** Of all devices. */
function endOfLine(text: string, start: number): number {
  LINE_END.lastIndex = start;
  return LINE_END.exec(text)?.index ?? text.length;
}

const LINE_END = /[\n\r\u2028\u2029]/g;
