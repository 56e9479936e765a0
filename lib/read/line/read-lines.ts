import { isOtherAmount } from '@/lib/read/message/message-patterns';
import { readMessage } from '@/lib/read/message/read-message';
import { foldText } from '@/lib/read/words';
import type { LineContext, LineReading } from './line-text';
import { MAX_LINE_LENGTH, readLine } from './read-line';

/** A bank's message on one line is read as such. */
export function readLineOrMessage(typed: string, context: LineContext): LineReading {
  return readMessage(typed, context) ?? readLine(typed, context);
}

/** A person looks over the fields of each line. */
export const MAX_LINES = 100;

type LinesReading = {
  lines: readonly LineReading[];
  /** `from`: the place of the first in the text. */
  left: { count: number; from: number } | null;
};

/** Empty lines do not count. A message of several lines is one. */
export function readLines(text: string, context: LineContext): LinesReading {
  const lines: LineReading[] = [];
  let count = 0;
  let from = 0;
  for (let start = 0; start < text.length;) {
    const end = endOfLine(text, start);
    const typed = text.slice(start, Math.min(end, start + MAX_LINE_LENGTH + 1));
    if (end > start && typed.trim() !== '') {
      if (lines.length < MAX_LINES) lines.push(readLineOrMessage(typed, context));
      else if (count === MAX_LINES) from = start;
      count += 1;
    }
    start = end + 1;
  }
  const message =
    lines.length > 1 && lines.filter(hasOwnAmount).length < 2 ? readMessage(text, context) : null;
  if (message && !message.isCut) return { lines: [message], left: null };
  return { lines, left: count > MAX_LINES ? { count: count - MAX_LINES, from } : null };
}

/** False for a balance. */
function hasOwnAmount({ text, cantidad, parts, questions }: LineReading): boolean {
  const part = [...parts, ...questions].find((one) => ('kind' in one ? one.kind : one.field) === 'cantidad');
  return part !== undefined || cantidad !== null
    ? !isOtherAmount(foldText(text.slice(0, part?.start)))
    : false;
}

/** Looks once: a pasted line may be a megabyte. */
export function hasManyLines(text: string): boolean {
  return /[\n\r\u2028\u2029]/u.test(text.trim());
}

/** Knows the line ends of all systems. */
function endOfLine(text: string, start: number): number {
  LINE_END.lastIndex = start;
  return LINE_END.exec(text)?.index ?? text.length;
}

const LINE_END = /[\n\r\u2028\u2029]/g;
