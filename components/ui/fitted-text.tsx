import { DIGIT_WIDTH_EM } from './fitted-number';

/** Shorter ones fit into a card of the narrowest phone, with text twice as large. */
const FITS_CHARACTERS = 12;

/** A longer word is a name, which may break. */
const MOST_CHARACTERS = 40;

const NUMBERS = /[^ \n]*\d[^ \n]*/g;

/** Shrinks a sentence if a number in it would break its `@container`. Hard spaces belong to a number. */
export function FittedText({ children }: { children: string }) {
  const longest = Array.from(children.matchAll(NUMBERS), ([number]) => number.length)
    .filter((length) => length <= MOST_CHARACTERS)
    .reduce((most, length) => Math.max(most, length), 0);
  if (longest <= FITS_CHARACTERS) return children;
  return <span style={{ fontSize: `min(1em, calc(100cqi / ${longest * DIGIT_WIDTH_EM}))` }}>{children}</span>;
}
