import type { Project } from '@playwright/test';
import type { EngineOptions } from './engine-test';
import { ENGINES, type EngineName } from './engines';

/** A project of Playwright for each of these engines that is installed, with its journeys. */
export function journeysIn(names: readonly EngineName[]): Project<object, EngineOptions>[] {
  return names
    .filter((name) => ENGINES[name].isInstalled)
    .map((name) => ({
      name,
      testDir: '../engines',
      testMatch: '*.engine.ts',
      // One browser of an engine at a time.
      workers: 1,
      fullyParallel: false,
      timeout: 120_000,
      // Only Firefox can be begun with some of it, or does it.
      grepInvert: name === 'firefox' ? [] : /@firefox/,
      use: { engine: name },
    }));
}

/** Says in a line which of these engines are not installed, and what installs them; or fails with it. */
export function tellMissing(names: readonly EngineName[], { fails = false } = {}): void {
  const missing = names.filter((name) => !ENGINES[name].isInstalled);
  // Each worker reads the configuration again.
  if (missing.length === 0 || process.env.TEST_WORKER_INDEX !== undefined) return;
  const packages = missing.map((name) => ENGINES[name].packages);
  const message = `Not found, so not tried: ${missing.join(', ')}. Packages to install: ${packages.join(', ')}`;
  if (fails) throw new Error(message);
  console.error(message);
}
