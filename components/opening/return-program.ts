/** Milliseconds for a script to come once the page is back. */
export const CUT_OFF_MS = 3000;

/**
 * Loads a page again that the browser kept aside while one of its scripts was under way, unless the script comes now. Firefox
 * cuts it off and tells neither its end nor its failure: every part that needs it would wait without end.
 */
export function loadAgainIfCutOff({ patienceMs }: { patienceMs: number }): void {
  function lacksScript() {
    return Array.from(document.scripts).some(({ src }) => src && !performance.getEntriesByName(src).length);
  }
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !lacksScript()) return;
    setTimeout(() => {
      if (lacksScript()) location.reload();
    }, patienceMs);
  });
}
