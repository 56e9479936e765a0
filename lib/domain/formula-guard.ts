/** Formulas to a spreadsheet, or guarded already. */
const NEEDS_GUARD = /^'*[=+\-@＝＋－＠\t\r\n]/;

/**
 * An apostrophe keeps a text from running as a formula. One more before such a text lets {@link unguard} find exactly
 * the old one.
 */
export function guard(text: string): string {
  return NEEDS_GUARD.test(text) ? `'${text}` : text;
}

export function unguard(text: string): string {
  return text.startsWith("'") && NEEDS_GUARD.test(text) ? text.slice(1) : text;
}
