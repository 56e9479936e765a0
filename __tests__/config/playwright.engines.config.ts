import { defineConfig } from '@playwright/test';
import type { EngineOptions } from '../engines/engine-test';
import { ENGINES, type EngineName } from '../engines/engines';

const names = Object.keys(ENGINES) as EngineName[];
const missing = names.filter((name) => !ENGINES[name].isInstalled);
if (missing.length > 0) {
  const packages = missing.map((name) => ENGINES[name].packages).join(' ');
  const message = `Not installed: ${missing.join(', ')}. On Debian or Ubuntu: apt install ${packages}`;
  if (process.env.CI) throw new Error(message);
  console.error(message);
}

/** The journeys that are written once, in every engine that is installed. With FEW, some of them, where no other test goes. */
const few = process.env.FEW === '1';

export default defineConfig<object, EngineOptions>({
  testDir: '../engines',
  testMatch: '*.engine.ts',
  outputDir: '../../test-results/engines',
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 120_000,
  ...(few ? { grep: /@few/ } : {}),
  projects: names
    .filter((name) => ENGINES[name].isInstalled && !(few && name === 'chromium'))
    .map((name) => ({
      name,
      // What only Firefox can be begun with, or does.
      ...(name === 'firefox' ? {} : { grepInvert: /@firefox/ }),
      use: { engine: name },
    })),
});
