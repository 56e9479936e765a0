import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../scripts/find-browser.mjs';
import { ROOT_SITE, SUB_PATH_SITE } from '../support/sites';

const executablePath = findBrowser();

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
    { name: 'sub-path', use: { baseURL: SUB_PATH_SITE.url }, testMatch: /(?:journey|shell)\.spec\.ts/ },
  ],
  use: {
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    launchOptions: { args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: [ROOT_SITE, SUB_PATH_SITE].map(({ folder, port, url }) => ({
    command: `npx serve ${folder} --config ../scripts/serve.json --listen ${port} --no-port-switching --no-clipboard --no-request-logging`,
    cwd: new URL('../..', import.meta.url).pathname,
    url,
    env: { NO_UPDATE_CHECK: '1' },
    reuseExistingServer: false,
  })),
});
