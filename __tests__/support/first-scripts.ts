import type { APIRequestContext, Page } from '@playwright/test';

/** How a script does not come: its host has none, or the network is lost. */
export type Missing = 'not there' | 'out of reach';

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
    else await route.fulfill({ status: 404, path: 'out/404.html' });
  });
  return async () => {
    await page.unroute(pattern);
    return asked;
  };
}
