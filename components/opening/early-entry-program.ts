type Options = { parameter: string; query: string; form: string; keptKey: string };

/**
 * If the address asks for a new expense, and on a phone, says so on <html>: the styles show the early form, which the page
 * brings with it, and the keys of its pad write into its amount long before React is there. The form itself takes over what
 * was typed.
 *
 * React may never come: sessionStorage keeps what is typed for the page loaded again. On a stuck page the form's way out
 * closes it in place, because its address may not load.
 */
export function serveEarlyEntry({ parameter, query, form, keptKey }: Options): void {
  const isAsked = new RegExp(`[?&]${parameter}(?![^=&])`).test(location.search);
  if (!isAsked || !matchMedia(query).matches) return;
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
  html.entry = 'early';
  addEventListener('DOMContentLoaded', () => {
    const input = cantidad();
    if (!input) {
      delete html.entry;
      return;
    }
    try {
      input.value = input.value || sessionStorage.getItem(keptKey) || '';
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
    if (pressed(event, 'a[href="?"]')) {
      keep('');
      html.entry = 'closed';
      if (html.stuck === 'yes') {
        event.preventDefault();
        history.replaceState(null, '', location.pathname);
      }
    }
    const [key, input] = [pressed(event, '[role=group] button'), cantidad()];
    if (key && input) write(key, input);
  });
}
