import type { LaunchOptions } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../scripts/find-browser.mjs';
import type { Site } from '../support/sites';

const executablePath = findBrowser();

/** How every test starts its Chromium. */
export const LAUNCH_OPTIONS: LaunchOptions = {
  args: BROWSER_ARGS,
  ...(executablePath ? { executablePath } : {}),
};

/** Who every test is: a person in Spain. */
export const PERSON = { locale: 'es-ES', timezoneId: 'Europe/Madrid' };

/** Serves a built site as a plain static host would, while the tests run. */
export function webServerOf({ folder, port, url }: Site) {
  return {
    command: `npx serve ${folder} --config ../scripts/serve.json --listen ${port} --no-port-switching --no-clipboard --no-request-logging`,
    cwd: new URL('../..', import.meta.url).pathname,
    url,
    env: { NO_UPDATE_CHECK: '1' },
    reuseExistingServer: false,
  };
}
