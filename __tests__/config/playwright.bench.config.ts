import { defineConfig } from '@playwright/test';
import { BENCH_SITE, FLOOR_SITE } from '../support/sites';
import { LAUNCH_OPTIONS, PERSON, webServerOf } from './browser-and-server';

/** The benchmark: it measures one thing at a time, prints one table and asserts no times. */
export default defineConfig({
  testDir: '../bench',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['./table-reporter.ts']],
  timeout: 15 * 60_000,
  use: { ...PERSON, baseURL: BENCH_SITE.url, launchOptions: LAUNCH_OPTIONS },
  webServer: [webServerOf(BENCH_SITE), webServerOf(FLOOR_SITE)],
});
