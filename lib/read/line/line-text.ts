import { foldText } from '../words';
import type { LinePart, LineQuestion, Span } from './line-types';

/** Stands for understood text: no rule sees it twice. */
export const TAKEN = '\0';

/** Stands for text that belongs to the name. */
export const KEPT = '\x01';

/** The start of a word in folded texts. */
const BEGIN = '(?<![\\p{L}\\p{N}#@])';
export const END = '(?![\\p{L}\\p{N}])';

export function wordsPattern(source: string): RegExp {
  return new RegExp(`${BEGIN}(?:${source})${END}`, 'gu');
}

export type LineText = {
  /** As typed, in NFC. */
  text: string;
  /** Each letter at its place; {@link TAKEN} and {@link KEPT} replace what rules took. */
  folded: string;
  parts: LinePart[];
  questions: LineQuestion[];
};

export function lineText(text: string): LineText {
  return { text, folded: foldInPlace(text), parts: [], questions: [] };
}

export function take(line: LineText, { start, end }: Span, sign: string = TAKEN): void {
  line.folded = line.folded.slice(0, start) + sign.repeat(end - start) + line.folded.slice(end);
}

export function takePart(line: LineText, part: LinePart): void {
  line.parts.push(part);
  take(line, part);
}

export function spanOf({ 0: found, index }: RegExpExecArray): Span {
  return { start: index, end: index + found.length };
}

export function isTaken(folded: string): boolean {
  for (const sign of folded) if (sign !== TAKEN && sign !== ' ' && sign !== KEPT) return false;
  return true;
}

/** Keeps every letter at its place. */
function foldInPlace(text: string): string {
  const folded = foldText(text);
  if (folded.length === text.length) return folded;
  return Array.from(text, (letter) => {
    const bare = foldText(letter);
    return bare.length === letter.length ? bare : letter;
  }).join('');
}
