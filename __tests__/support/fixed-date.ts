/** Everything that Jest's clock could take over beside the date. */
const KEPT = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/** Makes it noon of a day, and leaves all timers running, until jest.useRealTimers(). */
export function fixDate(year: number, mes: number, day: number): void {
  jest.useFakeTimers({ now: new Date(year, mes - 1, day, 12), doNotFake: [...KEPT] });
}
