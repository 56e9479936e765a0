import { defineConfig } from '@playwright/test';
import { ROOT_SITE } from '../support/sites';
import type { EngineOptions } from '../engines/engine-test';
import { OTHER_ENGINES } from '../engines/engines';
import { journeysIn, tellMissing } from '../engines/journeys-in';
import { LAUNCH_OPTIONS, PERSON, webServerOf } from './browser-and-server';

tellMissing(OTHER_ENGINES);

/**
 * The journeys, in a real Chromium, on the site built for the root as a plain static server serves it; and a few in the other
 * engines, where they are installed.
 */
export default defineConfig<object, EngineOptions>({
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 60_000,
  // What is waited for is a state, however long a busy machine takes to come to it.
  expect: { timeout: 15_000 },
  projects: [
    // Here is what each screen is for, and what could lose data. The slow tests have the variants (other widths, rarer acts
    // and browsers, every state for axe), and do some of these again on the site for a sub-path.
    { name: 'chromium', testDir: '../e2e', grepInvert: /@slow/ },
    ...journeysIn(OTHER_ENGINES).map((project) => ({ ...project, grep: /@few/ })),
  ],
  use: { ...PERSON, baseURL: ROOT_SITE.url, launchOptions: LAUNCH_OPTIONS },
  webServer: webServerOf(ROOT_SITE),
});
