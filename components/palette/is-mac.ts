/** Apple devices have ⌘ instead of Ctrl. Only for the browser. */
export function isMac(): boolean {
  return /Mac OS X|Macintosh/.test(navigator.userAgent);
}
