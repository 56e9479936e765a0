import type { LaunchOptions } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../scripts/find-browser.mjs';
import type { Site } from '../support/sites';

const executablePath = findBrowser();

/**
 * What of Chromium's features the tests do without. The switch takes the place of Playwright's own, so those of its list
 * that matter here come first. The last three are pages of the address bar, which no test sees, and a process kept ready for
 * a page to come: each browser context would start them, for as much work as the program's own first page.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'LensOverlay',
  'MediaRouter',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** How every test starts its Chromium. */
export const LAUNCH_OPTIONS: LaunchOptions = {
  // What is drawn is drawn by the processor, and sooner without a process of its own for it.
  args: [...BROWSER_ARGS, '--in-process-gpu', `--disable-features=${WITHOUT.join(',')}`],
  ...(executablePath ? { executablePath } : {}),
};

/** Who every test is: a person in Spain. */
export const PERSON = { locale: 'es-ES', timezoneId: 'Europe/Madrid' };

/** Serves a built site as a plain static host would, while the tests run; packed anew for each test, it would come no sooner. */
export function webServerOf({ folder, port, url }: Site) {
  return {
    command: `node scripts/serve.mjs ${folder} ${port}`,
    cwd: new URL('../..', import.meta.url).pathname,
    url,
    reuseExistingServer: false,
  };
}
