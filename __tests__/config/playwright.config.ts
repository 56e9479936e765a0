import { defineConfig } from '@playwright/test';
import { ROOT_SITE, SUB_PATH_SITE } from '../support/sites';
import { LAUNCH_OPTIONS, PERSON, webServerOf } from './browser-and-server';

/** The journeys, in a real Chromium, on the built sites as a plain static server serves them. */
export default defineConfig({
  testDir: '../e2e',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 60_000,
  projects: [
    { name: 'root', use: { baseURL: ROOT_SITE.url } },
    {
      name: 'sub-path',
      use: { baseURL: SUB_PATH_SITE.url },
      testMatch: /(?:journey|policy|shell)\.spec\.ts/,
    },
  ],
  use: { ...PERSON, launchOptions: LAUNCH_OPTIONS },
  webServer: [webServerOf(ROOT_SITE), webServerOf(SUB_PATH_SITE)],
});
