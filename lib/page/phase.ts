import { createStore } from 'zustand/vanilla';

/**
 * `opening`: screens wait for the entry form in the address or the first answers, to be drawn only once. `shown`: they are
 * drawn. `calm`: parts that nobody needs at first may come.
 */
type Phase = 'opening' | 'shown' | 'calm';

/** A page is shown unless its visit begins with `opening`. */
export const phase = createStore<Phase>(() => 'shown');

/** True from the person's first act on. Parts that only an act can need wait for it. */
export const inUse = createStore<boolean>(() => false);

/** The window loses the focus to the browser's own search. */
const ACTS = ['keydown', 'pointerdown', 'wheel', 'scroll', 'resize', 'blur'] as const;

/** Waits for the first act. */
export function watchForUse(): () => void {
  const listening = new AbortController();
  function hear({ type, target }: Event) {
    if (type === 'blur' && target !== window) return;
    listening.abort();
    beginUse();
  }
  for (const type of ACTS)
    window.addEventListener(type, hear, { capture: true, passive: true, signal: listening.signal });
  return () => {
    listening.abort();
  };
}

/** Makes the page calm as well, as soon as it is shown. */
export function beginUse(): void {
  enterPhase('calm');
  inUse.setState(true, true);
}

let isCalmAsked = false;

/** A page is shown before it is calm, however early calm is asked for; then it stays calm. */
export function enterPhase(next: Phase): void {
  isCalmAsked ||= next === 'calm';
  if (next === 'calm' && phase.getState() === 'opening') return;
  phase.setState(next === 'shown' && isCalmAsked ? 'calm' : next, true);
}

/** As long as one is there, data are being read. */
const PLACEHOLDER = '[data-slot=skeleton]';

/** Safari knows no idle time. */
const LOOK_MS = 100;

let last: Promise<unknown> = Promise.resolve();

/** Calls one act after another once the page is shown, each when it is idle. A failed act is left to its next user. */
export function afterShown(act: () => unknown): void {
  last = last
    .then(untilShown)
    .then(act)
    .catch(() => {
      // Site or data cannot be reached; the first use tries again and reports faults.
    });
}

async function untilShown(): Promise<void> {
  do await untilIdle();
  while (!isShown());
}

function isShown(): boolean {
  const isLoaded = phase.getState() !== 'opening' && document.readyState === 'complete';
  return isLoaded && !document.querySelector(PLACEHOLDER);
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => {
        resolve();
      });
    else setTimeout(resolve, LOOK_MS);
  });
}
