import { atFirstUse } from './at-first-use';

/** Perhaps with the emoji mark, as most icons. */
const ONE_CHARACTER = /^.\uFE0F?$/u;

const graphemes = atFirstUse(() => new Intl.Segmenter('es', { granularity: 'grapheme' }));

export function graphemesOf(text: string): string[] {
  return Array.from(graphemes().segment(text), ({ segment }) => segment);
}

/** Splits no character. */
export function cutAt(text: string, place: number): string {
  const { index } = graphemes()
    .segment(text.slice(0, place + 100))
    .containing(place) ?? { index: place };
  return text.slice(0, index || place).toWellFormed();
}

/** An emoji of several code points is one. */
export function firstGrapheme(text: string): string {
  if (ONE_CHARACTER.test(text)) return text;
  const [first] = graphemes().segment(text.slice(0, 40));
  return first?.segment ?? '';
}

const collator = atFirstUse(() => new Intl.Collator('es', { numeric: true }));

/** Spanish dictionary order, numbers by value. */
export function compareNombres(one: string, other: string): number {
  return collator().compare(one, other);
}
