import { defineConfig } from '@playwright/test';
import { BENCH_SITE, FLOOR_SITE } from '../support/sites';
import type { EngineOptions } from '../engines/engine-test';
import { ALL_ENGINES } from '../engines/engines';
import { journeysIn, tellMissing } from '../engines/journeys-in';
import { LAUNCH_OPTIONS, PERSON, webServerOf } from './browser-and-server';

const IN_ALL_ENGINES = 'engines.bench.ts';

tellMissing(ALL_ENGINES);

/** The benchmark: it measures one thing at a time, prints one table and asserts no times. */
export default defineConfig<object, EngineOptions>({
  testDir: '../bench',
  outputDir: '../../test-results/bench',
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['./table-reporter.ts']],
  timeout: 15 * 60_000,
  projects: [
    { name: 'bench', testMatch: '*.bench.ts', testIgnore: IN_ALL_ENGINES },
    ...journeysIn(ALL_ENGINES).map(({ name, use }) => ({ name, use, testMatch: IN_ALL_ENGINES })),
  ],
  use: { ...PERSON, baseURL: BENCH_SITE.url, launchOptions: LAUNCH_OPTIONS },
  webServer: [webServerOf(BENCH_SITE), webServerOf(FLOOR_SITE)],
});
