import { type DecimalMark, digitsWith, type NumberMarks } from './read-cantidad';

/** `from` equals `to` for a caret. */
type SelectedText = { text: string; from: number; to: number };

type TextAtCaret = { text: string; caret: number };

/** Stands on the pad where the decimal mark has no use. */
export const DOUBLE_ZERO = '00';

const OPERATOR = /[+\-−–*×/÷xX]/;
const COUNTING = /[*×/÷xX]/;
const CURRENCY = /^[^\d.,]+|[^\d.,]+$/g;

export function typePlain({ text, from, to }: SelectedText, key: string): TextAtCaret {
  return { text: text.slice(0, from) + key + text.slice(to), caret: from + key.length };
}

export function erasePlain({ text, from, to }: SelectedText): TextAtCaret {
  const start = from === to ? Math.max(from - 1, 0) : from;
  return { text: text.slice(0, start) + text.slice(to), caret: start };
}

/** 1, 2, 5, 0 writes 0,01 · 0,12 · 1,25 · 12,50. A count after × or ÷ is typed as it is. */
export function typeCents(selected: SelectedText, key: string, marks: NumberMarks): TextAtCaret {
  const { text, caret } = withoutSelected(selected);
  const { start, end, isCount } = numberAt(text, caret);
  if (isCount) return typePlain(selected, key);
  if (!/^\d+$/.test(key)) return typePlain({ text, from: end, to: end }, key);
  const written = writeCents(centDigits(text.slice(start, end), marks) + key, marks);
  return { text: text.slice(0, start) + written + text.slice(end), caret: start + written.length };
}

export function eraseCents(selected: SelectedText, marks: NumberMarks): TextAtCaret {
  const { text, caret } = withoutSelected(selected);
  const isSelection = selected.from < selected.to;
  const { start, end, isCount } = numberAt(text, caret);
  if (isCount || start === end) return erasePlain(selected);
  const digits = isSelection
    ? text.slice(start, end).replace(/\D/g, '')
    : centDigits(text.slice(start, end), marks).slice(0, -1);
  const written = /[1-9]/.test(digits) ? writeCents(digits, marks) : '';
  return { text: text.slice(0, start) + written + text.slice(end), caret: start + written.length };
}

/** Keys typed before the pad knew of cents. A text with a decimal mark stays. */
export function retypeCents(keys: string, marks: NumberMarks): string {
  if (keys.includes(marks.decimal)) return keys;
  return Array.from(keys).reduce(
    (text, key) => typeCents({ text, from: text.length, to: text.length }, key, marks).text,
    '',
  );
}

/** True for a last number behind × or ÷. */
export function endsWithCount(text: string): boolean {
  return numberAt(text, text.length).isCount;
}

function withoutSelected({ text, from, to }: SelectedText): TextAtCaret {
  return { text: text.slice(0, from) + text.slice(to), caret: from };
}

function numberAt(text: string, caret: number): { start: number; end: number; isCount: boolean } {
  let start = caret;
  while (start > 0 && !OPERATOR.test(text.charAt(start - 1))) start -= 1;
  let end = caret;
  while (end < text.length && !OPERATOR.test(text.charAt(end))) end += 1;
  return { start, end, isCount: COUNTING.test(text.charAt(start - 1)) };
}

/** «12» is 1200, «12,5» is 1250. */
function centDigits(number: string, { decimal }: NumberMarks): string {
  const read = digitsWith(decimal as DecimalMark, number.replace(CURRENCY, ''));
  if (!read || read.decimals.length > 2) return number.replace(/\D/g, '');
  return read.whole + read.decimals.padEnd(2, '0');
}

function writeCents(digits: string, { decimal }: NumberMarks): string {
  const padded = digits.replace(/^0+/, '').padStart(3, '0');
  return padded.slice(0, -2) + decimal + padded.slice(-2);
}
