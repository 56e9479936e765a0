import type { APIRequestContext, Locator, Page } from '@playwright/test';

/** How a script does not come: its host has none, the network is lost, or there is no answer. */
export type Missing = 'not there' | 'out of reach' | 'without answer';

/** The browser's own line for a script that does not come. */
export const MISSING_LOG =
  /Failed to load resource: (?:the server responded with a status of 404|net::ERR_FAILED)/;

/** The addresses of the scripts that a page begins with. */
export async function firstScripts(request: APIRequestContext, route: string): Promise<string[]> {
  const html = await (await request.get(route)).text();
  return [...html.matchAll(/<script src="([^"]+)"(?! noModule)/g)].map(([, address]) => String(address));
}

/** Has a script not come until the answered function is called, which says how often it was asked for. */
export async function blockScript(
  page: Page,
  address: string,
  missing: Missing,
): Promise<() => Promise<number>> {
  let asked = 0;
  const pattern = `**${address}`;
  await page.route(pattern, async (route) => {
    asked += 1;
    if (missing === 'out of reach') await route.abort();
    else if (missing === 'not there') await route.fulfill({ status: 404, path: 'out/404.html' });
  });
  return async () => {
    await page.unroute(pattern);
    return asked;
  };
}

/** Says that the page does not come, and how to load it again. */
export function stuckNotice(within: Page | Locator): Locator {
  return within.getByRole('alert').filter({ hasText: 'La página no ha terminado de cargarse' });
}
