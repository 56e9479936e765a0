import { isOtherAmount } from '@/lib/read/message/message-patterns';
import { readMessage } from '@/lib/read/message/read-message';
import { foldText } from '@/lib/read/words';
import { dayInHeading } from './line-beginning';
import type { LineContext, LinePart, LineQuestion, LineReading } from './line-text';
import { MAX_LINE_LENGTH, readLine } from './read-line';

/** A bank's message on one line is read as such. */
export function readLineOrMessage(typed: string, context: LineContext): LineReading {
  return readMessage(typed, context) ?? readLine(typed, context);
}

/** A person checks each line. */
export const MAX_LINES = 100;

type LinesReading = {
  lines: readonly LineReading[];
  /** `rest`: the text of the others. */
  left: { count: number; rest: string } | null;
};

/** Empty lines do not count. A message of several lines is one; a line that is a day is that of the following ones. */
export function readLines(text: string, context: LineContext): LinesReading {
  const lines: LineReading[] = [];
  let [day, count, rest] = ['', 0, ''];
  for (let start = 0; start < text.length;) {
    const end = endOfLine(text, start);
    const typed = text.slice(start, Math.min(end, start + MAX_LINE_LENGTH + 1));
    if (end > start && typed.trim() !== '') {
      if (lines.length < MAX_LINES) read(typed);
      else {
        if (count === 0) rest = (day && `${day}\n`) + text.slice(start);
        count += 1;
      }
    }
    start = end + 1;
  }
  const message =
    lines.length > 1 && lines.filter(hasOwnAmount).length < 2 ? readMessage(text, context) : null;
  if (message && !message.isCut) return { lines: [message], left: null };
  return { lines, left: count > 0 ? { count, rest } : null };

  function read(typed: string) {
    const reading = readLineOrMessage(typed, context);
    const said = dayOfOthers(reading);
    if (said !== '') day = said;
    if (said !== '' && reading.cantidad === null && reading.nombre === '') return;
    const isDated = [...reading.parts, ...reading.questions].some(isFecha) || day === '';
    lines.push(isDated ? reading : readLineOrMessage(`${day} ${reading.text.trim()}`, context));
  }
}

function isFecha(piece: LinePart | LineQuestion): boolean {
  return ('kind' in piece ? piece.kind : piece.field) === 'fecha';
}

/** «Ayer:» alone, or the heading of a chat's message, which may go on in the next line. */
function dayOfOthers({ text, nombre, parts, questions }: LineReading): string {
  const isAlone = nombre === '' && questions.length === 0 && parts.length > 0 && parts.every(isFecha);
  return dayInHeading(text) || (isAlone ? text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') : '');
}

/** False for a balance. */
function hasOwnAmount({ text, cantidad, parts, questions }: LineReading): boolean {
  const part = [...parts, ...questions].find((one) => ('kind' in one ? one.kind : one.field) === 'cantidad');
  return (part !== undefined || cantidad !== null) && !isOtherAmount(foldText(text.slice(0, part?.start)));
}

/** Looks once: a pasted line may be a megabyte. */
export function hasManyLines(text: string): boolean {
  return /[\n\r\u2028\u2029]/u.test(text.trim());
}

function endOfLine(text: string, start: number): number {
  LINE_END.lastIndex = start;
  return LINE_END.exec(text)?.index ?? text.length;
}

const LINE_END = /[\n\r\u2028\u2029]/g;
