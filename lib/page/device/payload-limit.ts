const PATIENCE_MS = 4000;

/** Loads the whole page if a screen's payload does not come; the router would wait for ever. */
export function limitPayloads(): void {
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    return url.searchParams.has('_rsc') ? askForPayload(ask, url, init) : ask(input, init);
  };
}

/** A failure becomes a response that makes the router load the page. */
async function askForPayload(ask: typeof fetch, url: URL, init?: RequestInit): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => {
    patience.abort();
  }, PATIENCE_MS);
  let answer: Response;
  try {
    const response = await ask(url, { ...init, signal: patience.signal });
    answer = new Response(await response.arrayBuffer(), response);
  } catch {
    answer = new Response('', { headers: { 'content-type': 'text/html' } });
  } finally {
    clearTimeout(timer);
  }
  // The router reads from `url` which page to load.
  return Object.defineProperty(answer, 'url', { value: url.href });
}
