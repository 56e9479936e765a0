type Options = { parameter: string; query: string; form: string; link: string; keptKey: string };

/**
 * If the address asks for a new expense, and on a phone, says so on <html>: the styles show the early form, which the page
 * brings with it, and the keys of its pad write into its amount long before React is there. The form itself takes over what
 * was typed.
 *
 * Until React is there, a link to a new expense changes the address in place, as if the page had been opened with it.
 *
 * React may never come: sessionStorage keeps what is typed for the page loaded again. On a stuck page the form's way out
 * closes it in place, because its address may not load.
 */
export function serveEarlyEntry({ parameter, query, form, link, keptKey }: Options): void {
  const html = document.documentElement.dataset;
  const isPhone = matchMedia(query).matches;
  function others() {
    const parts = location.search.slice(1).split('&');
    return parts.filter((part) => part && part.split('=')[0] !== parameter);
  }
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
  function recall(input: HTMLInputElement) {
    try {
      input.value = input.value || sessionStorage.getItem(keptKey) || '';
    } catch (_) {
      // Storage is blocked.
    }
  }
  if (isPhone && new RegExp(`[?&]${parameter}(?![^=&])`).test(location.search)) html.entry = 'early';
  addEventListener('DOMContentLoaded', () => {
    const input = cantidad();
    if (html.entry !== 'early') return;
    if (input) recall(input);
    else delete html.entry;
  });
  document.addEventListener(
    'click',
    (event) => {
      const pressedLink = (event.target as Element).closest(link);
      if (!pressedLink || !self.earlyPresses) return;
      const address = `?${others().concat(parameter).join('&')}`;
      pressedLink.setAttribute('href', address);
      const input = isPhone ? cantidad() : null;
      const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      // A stuck page is loaded again.
      if (isNewTab || (html.stuck === 'yes' && !input)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      history.replaceState(history.state, '', address);
      html.entry = input ? 'early' : 'asked';
      if (!input) return;
      recall(input);
      input.focus();
    },
    true,
  );
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
    if (wayOut) {
      const address = `?${others().join('&')}`;
      wayOut.setAttribute('href', address);
      keep('');
      html.entry = 'closed';
      if (html.stuck === 'yes') {
        event.preventDefault();
        history.replaceState(null, '', address === '?' ? location.pathname : address);
      }
    }
    const [key, input] = [pressed(event, '[role=group] button'), cantidad()];
    if (key && input) write(key, input);
  });
}
