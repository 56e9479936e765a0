import { foldText } from '../search-text';
import type { LinePart, LineQuestion, Span } from './line-types';

/** Stands in the folded text for what has been understood: no rule sees it twice. */
export const TAKEN = '\0';

/** Stands in the folded text for what belongs to the name, whatever it looks like. */
export const KEPT = '\x01';

/** Where a word may begin: for the patterns that look through folded texts. */
const BEGIN = '(?<![\\p{L}\\p{N}#@])';
/** Where a word must end. */
export const END = '(?![\\p{L}\\p{N}])';

/** A pattern of whole words, for folded texts. */
export function wordsPattern(source: string): RegExp {
  return new RegExp(`${BEGIN}(?:${source})${END}`, 'gu');
}

/** A line while it is read: what has been understood is taken out of `folded`, place by place. */
export type LineText = {
  /** As it was typed, in NFC. */
  text: string;
  /** The text without case and accents, each letter at its place; {@link TAKEN} and {@link KEPT} where rules have been. */
  folded: string;
  parts: LinePart[];
  questions: LineQuestion[];
};

/** Begins to read a line. */
export function lineText(text: string): LineText {
  return { text, folded: foldInPlace(text), parts: [], questions: [] };
}

/** Takes a piece out of the text. */
export function take(line: LineText, { start, end }: Span, sign: string = TAKEN): void {
  line.folded = line.folded.slice(0, start) + sign.repeat(end - start) + line.folded.slice(end);
}

/** Takes a piece that has been understood out of the text. */
export function takePart(line: LineText, part: LinePart): void {
  line.parts.push(part);
  take(line, part);
}

/** The span of a match. */
export function spanOf({ 0: found, index }: RegExpExecArray): Span {
  return { start: index, end: index + found.length };
}

/** Whether nothing but what has been taken stands in a folded text. */
export function isTaken(folded: string): boolean {
  for (const sign of folded) if (sign !== TAKEN && sign !== ' ' && sign !== KEPT) return false;
  return true;
}

/** Folds as a search does, and keeps every letter at its place. */
function foldInPlace(text: string): string {
  const folded = foldText(text);
  if (folded.length === text.length) return folded;
  return Array.from(text, (letter) => {
    const bare = foldText(letter);
    return bare.length === letter.length ? bare : letter;
  }).join('');
}
