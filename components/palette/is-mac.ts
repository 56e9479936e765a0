/** Whether the device is Apple's, where ⌘ does what Ctrl does elsewhere. Only for the browser. */
export function isMac(): boolean {
  return /Mac OS X|Macintosh/.test(navigator.userAgent);
}
