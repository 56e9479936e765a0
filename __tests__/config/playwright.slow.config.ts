import { defineConfig } from '@playwright/test';
import { SLOW_SITE } from '../support/sites';
import { LAUNCH_OPTIONS, PERSON, webServerOf } from './browser-and-server';

/** What takes minutes, or space on the disk: killed browsers, full disks, huge files. */
export default defineConfig({
  testDir: '../slow',
  testMatch: '*.slow.ts',
  outputDir: '../../test-results/slow',
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 10 * 60_000,
  expect: { timeout: 60_000 },
  use: { ...PERSON, baseURL: SLOW_SITE.url, launchOptions: LAUNCH_OPTIONS },
  webServer: webServerOf(SLOW_SITE),
});
