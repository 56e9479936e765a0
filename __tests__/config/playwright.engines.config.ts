import { defineConfig } from '@playwright/test';
import type { EngineOptions } from '../engines/engine-test';
import { ALL_ENGINES } from '../engines/engines';
import { journeysIn, tellMissing } from '../engines/journeys-in';

tellMissing(ALL_ENGINES, { fails: process.env.CI !== undefined });

/** The journeys that are written once, in every engine that is installed. */
export default defineConfig<object, EngineOptions>({
  outputDir: '../../test-results/engines',
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  projects: journeysIn(ALL_ENGINES),
});
