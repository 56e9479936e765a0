/** True for Apple devices, where ⌘ replaces Ctrl. Only for the browser. */
export function isMac(): boolean {
  return /Mac OS X|Macintosh/.test(navigator.userAgent);
}
