const MARKS = /\p{M}/gu;
// Texts of plain ASCII, which most are, need no decomposition.
const ASCII = /^[\0-\x7f]*$/;

/** The form in which texts are searched: without case and accents, so that `ano` finds «año». */
export function foldText(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** The words of a search, folded. Every one of them must be found, in any order. */
export function searchTerms(q: string): string[] {
  return foldText(q)
    .split(/\s+/)
    .filter((term) => term !== '');
}
