/** What takes the place of what is still being read; as long as one is there, the page is at work. */
const PLACEHOLDER = '[data-slot=skeleton]';

/** Milliseconds between two looks, in Safari, which knows no idle time. */
const LOOK_MS = 100;

let last: Promise<unknown> = Promise.resolve();

/**
 * Loads what nobody has asked for yet: once the page shows what it was opened for and nothing else is to be done, and one
 * thing after the other. What cannot be loaded now is loaded when it is asked for.
 */
export function preload(load: () => unknown): void {
  last = last
    .then(untilCalm)
    .then(load)
    .catch(() => {
      // The site or the data cannot be reached: whoever asks for it tries again, and says so then.
    });
}

async function untilCalm(): Promise<void> {
  do await untilIdle();
  while (document.readyState !== 'complete' || document.querySelector(PLACEHOLDER));
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
