/** Calls when the page is idle or after `timeout` milliseconds; at once in Safari, which knows no idle time. */
export function whenIdle(act: () => void, timeout?: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout });
  else act();
}
