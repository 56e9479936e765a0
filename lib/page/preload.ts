/** As long as one is there, data are being read. */
const PLACEHOLDER = '[data-slot=skeleton]';

/** Safari knows no idle time. */
const LOOK_MS = 100;

let last: Promise<unknown> = Promise.resolve();

/** Loads things for later, one by one, once the page shows its content and is idle. */
export function preload(load: () => unknown): void {
  last = last
    .then(untilCalm)
    .then(load)
    .catch(() => {
      // Site or data cannot be reached; the first use tries again and reports faults.
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
