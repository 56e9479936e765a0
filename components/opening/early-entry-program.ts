/** From the page's beginning; later presses do not wait for React. */
export const PATIENCE_MS = 10_000;

type PressesOptions = { form: string; patienceMs: number };

/**
 * Notes each press that React must answer once: shortcuts, an amount's keys after them, certain buttons. A missing
 * script or a long wait marks <html> `data-stuck`: further presses go through, noted ones wait on.
 */
export function noteEarlyPresses({ form, patienceMs }: PressesOptions): void {
  const html = document.documentElement.dataset;
  self.earlyPresses = [];
  function becomeStuck() {
    html.stuck = html.stuck || 'yes';
  }
  /** Null if presses are not to wait. */
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

type Options = { parameter: string; query: string; form: string };

/**
 * Serves the early form on a phone whose address asks for it. sessionStorage keeps the amount in case React never
 * comes. On a stuck page the way out closes the form in place: its address may not load.
 */
export function serveEarlyEntry({ parameter, query, form, keptKey }: Options & { keptKey: string }): void {
  const html = document.documentElement.dataset;
  function cantidad() {
    return document.querySelector<HTMLInputElement>(`#${form} input`);
  }
  function pressed(event: Event, part: string) {
    return (event.target as Element).closest(`#${form} ${part}`);
  }
  function keep(text: string) {
    try {
      sessionStorage.setItem(keptKey, text);
    } catch (_) {
      // Storage is blocked.
    }
  }
  function write(key: Element, input: HTMLInputElement) {
    const [from, to] = [input.selectionStart || 0, input.selectionEnd || 0];
    const text = key.textContent;
    // The key without a text deletes.
    input.setRangeText(text, text || from < to ? from : Math.max(from - 1, 0), to, 'end');
    keep(input.value);
  }
  function close(wayOut: Element, event: Event) {
    const parts = location.search.slice(1).split('&');
    const others = parts.filter((part) => part.split('=')[0] !== parameter).join('&');
    wayOut.setAttribute('href', `?${others}`);
    keep('');
    html.entry = 'closed';
    if (html.stuck !== 'yes') return;
    event.preventDefault();
    history.replaceState(null, '', others ? `?${others}` : location.pathname);
  }
  const isAsked = new RegExp(`[?&]${parameter}(?![^=&])`).test(location.search);
  if (isAsked && matchMedia(query).matches) html.entry = 'early';
  addEventListener('DOMContentLoaded', () => {
    const input = cantidad();
    if (!input && html.entry === 'early') delete html.entry;
    try {
      if (input) input.value = input.value || sessionStorage.getItem(keptKey) || '';
    } catch (_) {
      // Storage is blocked.
    }
  });
  addEventListener('pointerdown', (event) => {
    // The amount keeps the focus.
    if (pressed(event, '[role=group] button')) event.preventDefault();
  });
  addEventListener('input', (event) => {
    const input = pressed(event, 'input');
    if (input instanceof HTMLInputElement) keep(input.value);
  });
  addEventListener('click', (event) => {
    const wayOut = pressed(event, 'a[href^="?"]');
    if (wayOut) close(wayOut, event);
    const [key, input] = [pressed(event, '[role=group] button'), cantidad()];
    if (key && input) write(key, input);
  });
}

/**
 * Before React, a link to a new expense changes the address in place, and a phone shows the early form. A stuck page
 * without that form loads again, which may help.
 */
export function askInPlace({ parameter, query, form }: Options): void {
  const html = document.documentElement.dataset;
  document.addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest(`a[href$=${parameter}]`);
      if (!pressed || !self.earlyPresses) return;
      const address = location.search ? `${location.search}&${parameter}` : `?${parameter}`;
      pressed.setAttribute('href', address);
      const input = matchMedia(query).matches && document.querySelector<HTMLElement>(`#${form} input`);
      const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (isNewTab || (html.stuck === 'yes' && !input)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      history.replaceState(history.state, '', address);
      html.entry = input ? 'early' : 'asked';
      if (input) input.focus();
    },
    true,
  );
}
