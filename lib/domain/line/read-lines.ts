import type { LineContext, LineReading } from './line-types';
import { MAX_LINE_LENGTH, readLine } from './read-line';

/** As many lines as are read of a pasted text: a person looks them over, each with its fields. */
export const MAX_LINES = 100;

/** A pasted text, line by line. */
export type LinesReading = {
  /** The lines that hold anything, in their order. */
  lines: readonly LineReading[];
  /** How many lines beyond {@link MAX_LINES} were not read, and where in the text they begin; null if all were. */
  left: { count: number; from: number } | null;
};

/** Reads a text of many lines, each as an expense of its own. Empty lines count for nothing. */
export function readLines(text: string, context: LineContext): LinesReading {
  const lines: LineReading[] = [];
  let count = 0;
  let from = 0;
  for (let start = 0; start < text.length;) {
    const end = endOfLine(text, start);
    // No more of a line than can be read is looked at.
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

/** Whether more than one line holds anything. In one pass: a pasted line may be a megabyte. */
export function hasManyLines(text: string): boolean {
  return /[\n\r\u2028\u2029]/u.test(text.trim());
}

/** Where a line ends, whatever ends lines on the device that it comes from. */
function endOfLine(text: string, start: number): number {
  LINE_END.lastIndex = start;
  return LINE_END.exec(text)?.index ?? text.length;
}

const LINE_END = /[\n\r\u2028\u2029]/g;
