/** Calls once nothing else has to be done, or `timeout` milliseconds have passed; at once in Safari, which knows no idle time. */
export function whenIdle(act: () => void, timeout?: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout });
  else act();
}
