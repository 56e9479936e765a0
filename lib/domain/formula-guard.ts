/** Texts that a spreadsheet would take for formulas, or that are guarded already. */
const NEEDS_GUARD = /^'*[=+\-@＝＋－＠\t\r\n]/;

/**
 * An apostrophe keeps a text from running as a formula. Texts with apostrophes before a formula get one more, so that
 * {@link unguard} finds exactly the old text.
 */
export function guard(text: string): string {
  return NEEDS_GUARD.test(text) ? `'${text}` : text;
}

export function unguard(text: string): string {
  return text.startsWith("'") && NEEDS_GUARD.test(text) ? text.slice(1) : text;
}
