import { defineConfig } from '@playwright/test';
import { BUILT_FOR_SUB_PATH, SLOW_SITE, SUB_PATH_SITE, type BuiltSite } from '../support/sites';
import { EVERY_RULE } from '../support/expect-accessible';
import { LAUNCH_OPTIONS, PERSON, webServerOf } from './browser-and-server';

/**
 * What takes minutes, or space on the disk: killed browsers, full disks, huge files; and of the journeys those that take
 * long, every state of every screen with every rule of accessibility, and the site for a sub-path.
 */
export default defineConfig<{ built: BuiltSite }>({
  outputDir: '../../test-results/slow',
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 10 * 60_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: 'slow', testDir: '../slow', testMatch: '*.slow.ts' },
    { name: 'long journeys', testDir: '../e2e', grep: /@slow/, grepInvert: /@axe/ },
    { name: 'accessibility', testDir: '../e2e', grep: /@axe/, metadata: EVERY_RULE },
    {
      name: 'sub-path',
      testDir: '../e2e',
      testMatch: /(?:journey|offline|policy|shell)\.spec\.ts/,
      use: { baseURL: SUB_PATH_SITE.url, built: BUILT_FOR_SUB_PATH },
    },
  ],
  use: { ...PERSON, baseURL: SLOW_SITE.url, launchOptions: LAUNCH_OPTIONS },
  webServer: [webServerOf(SLOW_SITE), webServerOf(SUB_PATH_SITE)],
});
