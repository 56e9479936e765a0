export type DecimalMark = ',' | '.';

/** Without marks; either part may be empty. */
type AmountDigits = { whole: string; decimals: string; isGrouped: boolean };

const WRITTEN: Record<DecimalMark, RegExp> = {
  ',': /^(\d{1,3}(?:([.'’ ])\d{3})(?:\2\d{3})*|\d*)(?:,(\d+))?$/,
  '.': /^(\d{1,3}(?:([,'’ ])\d{3})(?:\2\d{3})*|\d*)(?:\.(\d+))?$/,
};

/**
 * Groups of three are told apart by one sign: the other mark, an apostrophe or a space. Null for digits that are
 * written otherwise.
 */
export function digitsWith(mark: DecimalMark, text: string): AmountDigits | null {
  const found = WRITTEN[mark].exec(text);
  if (!found || text === '') return null;
  const [, whole = '', group, decimals = ''] = found;
  const isGrouped = group !== undefined;
  return { whole: isGrouped ? whole.replaceAll(group, '') : whole, decimals, isGrouped };
}
