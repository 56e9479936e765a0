const MARKS = /\p{M}/gu;
// Texts of plain ASCII, which most are, need no decomposition.
const ASCII = /^[\0-\x7f]*$/;
const FOREIGN = /[^\0-\x7f]+/g;

/** Stands between texts that are folded together. Texts that contain it themselves are rare. */
const SEPARATOR = '\0';

/** The most characters that a search may have: addresses hold it, and nobody types more. */
export const MAX_SEARCH_LENGTH = 200;

/** Letters such as «ú» and what they are without their marks, remembered because decomposing them is slow. */
const bareLetters = new Map<string, string>();

/** The form in which texts are searched: without case and accents, so that `ano` finds «año». */
export function foldText(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : text.replace(FOREIGN, withoutMarks).toLowerCase();
}

/** Folds many texts at once, as {@link foldText} does, in half the time. */
export function foldTexts(texts: readonly string[]): string[] {
  const folded = foldText(texts.join(SEPARATOR)).split(SEPARATOR);
  return folded.length === texts.length ? folded : texts.map(foldText);
}

/** The words of a search, folded. Every one of them must be found, in any order. */
export function searchTerms(q: string): string[] {
  return foldText(q)
    .split(/\s+/)
    .filter((term) => term !== '');
}

/** As much of a search as it may have. */
export function cutSearch(q: string): string {
  if (q.length <= MAX_SEARCH_LENGTH) return q;
  // By code points, so that none is cut in two; each is two units at the most.
  return Array.from(q.slice(0, 2 * MAX_SEARCH_LENGTH))
    .slice(0, MAX_SEARCH_LENGTH)
    .join('');
}

/** Whether a search has as much as it may: whatever more was typed does not count. */
export function isSearchFull(q: string): boolean {
  return q.length >= MAX_SEARCH_LENGTH && Array.from(cutSearch(q)).length === MAX_SEARCH_LENGTH;
}

function withoutMarks(letters: string): string {
  const known = bareLetters.get(letters);
  if (known !== undefined) return known;
  const bare = letters.normalize('NFD').replace(MARKS, '');
  if (letters.length === 1) bareLetters.set(letters, bare);
  return bare;
}
