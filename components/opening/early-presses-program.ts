/** Milliseconds from the page's beginning after which presses wait for React no more. */
export const PATIENCE_MS = 10_000;

type Options = { form: string; patienceMs: number };

/**
 * Until React is there, notes the presses that it must answer: single keys that are shortcuts, an amount's keys after them, and
 * the buttons of menus, sidebar and /importar, each once. No other listener gets them, or they would count twice.
 *
 * A missing or failing script, or a long wait, makes the page stuck: `data-stuck` on <html> has the styles say so, and further
 * presses go through. Those already noted wait on, because React may only be late.
 */
export function noteEarlyPresses({ form, patienceMs }: Options): void {
  const html = document.documentElement.dataset;
  self.earlyPresses = [];
  function becomeStuck() {
    html.stuck = html.stuck || 'yes';
  }
  /** Presses so far; null if they are not to wait. */
  function waiting() {
    return html.stuck === 'yes' ? null : self.earlyPresses;
  }
  addEventListener(
    'error',
    (event) => {
      const isMissing = event.target instanceof HTMLScriptElement;
      if (isMissing || (event.filename && event.filename.startsWith(location.origin))) becomeStuck();
    },
    true,
  );
  setTimeout(becomeStuck, patienceMs);
  document.addEventListener(
    'click',
    (event) => {
      const [presses, button] = [waiting(), (event.target as Element).closest('button')];
      if (!presses || !button || button.closest(`#${form}`)) return;
      event.stopImmediatePropagation();
      if (presses[presses.length - 1] !== button) presses.push(button);
    },
    true,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const presses = waiting();
      const isCombined = event.ctrlKey || event.metaKey;
      const isWriting = (event.target as Element).matches('input,textarea,select');
      const isShortcut = isCombined ? event.key === 'k' : event.key.length === 1 && event.key !== ' ';
      if (!presses || isWriting || event.altKey || !isShortcut) return;
      event.stopImmediatePropagation();
      if (isCombined) event.preventDefault();
      presses.push(event);
    },
    true,
  );
}
