import { lastDayOf } from '@/lib/domain/dates';
import { isOtherAmount } from '@/lib/read/message/message-patterns';
import { readMessage } from '@/lib/read/message/read-message';
import { foldText } from '@/lib/read/words';
import { dayInHeading, withoutListMarks } from './line-beginning';
import { isOfFecha, type LineContext, type LineReading } from './line-text';
import { dayHeading, mesHeading } from './list-headings';
import { isTableHead, withoutSums } from './receipt-lines';
import { MAX_LINE_LENGTH, readLine } from './read-line';

/** A bank's message on one line is read as such. */
export function readLineOrMessage(typed: string, context: LineContext): LineReading {
  return readMessage(typed, context) ?? readLine(typed, context);
}

export const MAX_LINES = 100;

type LinesReading = {
  lines: readonly LineReading[];
  /** `rest`: the text of the others. */
  left: { count: number; rest: string } | null;
};

/** A message of several lines is one; a line that is a day or a month is that of the following ones. */
export function readLines(text: string, context: LineContext): LinesReading {
  const list = new LineList(context);
  let [count, rest] = [0, ''];
  for (let start = 0; start < text.length;) {
    const end = endOfLine(text, start);
    const typed = text.slice(start, Math.min(end, start + MAX_LINE_LENGTH + 1));
    if (end > start && typed.trim() !== '') {
      if (list.lines.length < MAX_LINES) list.read(typed);
      else {
        if (count === 0) rest = (list.day && `${list.day}\n`) + text.slice(start);
        count += 1;
      }
    }
    start = end + 1;
  }
  list.end();
  const { lines } = list;
  const message =
    lines.length > 1 && lines.filter(hasOwnAmount).length < 2 ? readMessage(text, context) : null;
  if (message && !message.isCut) return { lines: [message], left: null };
  return {
    lines: withoutSums(lines, (typed) => readLine(typed, context)),
    left: count > 0 ? { count, rest } : null,
  };
}

class LineList {
  readonly lines: LineReading[] = [];
  /** Said by a heading. */
  day = '';
  #mes = '';
  /** A heading without lines is none. */
  #unused: LineReading | null = null;
  #context: LineContext;

  constructor(context: LineContext) {
    this.#context = context;
  }

  read(typed: string): void {
    if (isRule(typed) || isTableHead(typed) || this.#takesHeading(typed)) return;
    const reading = readLineOrMessage(typed, this.#context);
    const heading = dayInHeading(reading.text);
    if (heading !== '') this.#context = { ...this.#context, sent: readLine(heading, this.#context).fecha };
    const said = heading || dayAlone(reading);
    if (said !== '') [this.day, this.#mes] = [said, ''];
    if (said !== '' && reading.cantidad === null && reading.nombre === '') return;
    const isDated = [...reading.parts, ...reading.questions].some(isOfFecha);
    if (isDated && reading.nombre === '') this.end();
    this.#unused = null;
    if (this.#takesAmount(reading.text)) return;
    const isInMes = this.#mes === '' || reading.fecha?.startsWith(this.#mes) === true;
    if (this.day === '' || (isDated && isInMes)) this.lines.push(reading);
    else this.#push(`${this.day} ${reading.text.trim()}`);
  }

  end(): void {
    if (this.#unused) this.lines.push(this.#unused);
    this.#unused = null;
  }

  /** As apps of banks list it: «-34,20 €» is spent, «+20 €» comes in. */
  #takesAmount(text: string): boolean {
    const above = this.lines.at(-1);
    const [, sign, amount = ''] = /^\s*([+−–-]?)\s*(.*\d.*?)\s*$/u.exec(text) ?? [];
    if (!above || amount === '' || !isNameAlone(above)) return false;
    if (!isAmountAlone(readLine(amount, this.#context))) return false;
    const day = above.parts.length > 0 || this.day === '' ? '' : `${this.day} `;
    const nombre = day + above.text.trim();
    this.lines.pop();
    this.#push(sign === '+' ? `+${amount} ${nombre}` : `${nombre} ${amount}`);
    return true;
  }

  #push(text: string): void {
    this.lines.push(readLineOrMessage(text, this.#context));
  }

  #takesHeading(typed: string): boolean {
    const { today } = this.#context;
    const bare = withoutListMarks(typed);
    const ofMes = mesHeading(bare, today);
    const last = this.#mes === '' ? today : lastDayOf(this.#mes);
    const fecha = ofMes ? null : dayHeading(bare, last < today ? last : today);
    if (!ofMes && fecha === null) return false;
    // A month may stand above its days.
    if (ofMes || this.#mes === '') this.end();
    if (ofMes) [this.day, this.#mes] = [ofMes.text, ofMes.mes];
    else if (fecha !== null) [this.day, this.#mes] = [fecha.split('-').reverse().join('/'), ''];
    this.#unused = ofMes?.isNumbered === false ? null : readLine(typed, this.#context);
    return true;
  }
}

/** «-----» between lines. */
function isRule(typed: string): boolean {
  return /^[\s\p{P}\p{Sm}\u2500-\u257f]+$/u.test(typed);
}

function isAmountAlone({ nombre, cantidad, questions, parts }: LineReading): boolean {
  const isPlain =
    questions.length === 0 && parts.every((part) => part.kind === 'cantidad' || isOfFecha(part));
  return nombre === '' && cantidad !== null && isPlain;
}

function isNameAlone({ nombre, cantidad, questions, parts }: LineReading): boolean {
  const isOpen = questions.some(({ field }) => field !== 'gasto');
  return nombre !== '' && cantidad === null && !isOpen && parts.every(isOfFecha);
}

/** «Ayer:» */
function dayAlone({ text, nombre, parts, questions }: LineReading): string {
  const isAlone = nombre === '' && questions.length === 0 && parts.length > 0 && parts.every(isOfFecha);
  return isAlone ? text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') : '';
}

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
