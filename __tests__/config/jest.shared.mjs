import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

// A zone west of Greenwich whose clocks change at midnight: whatever mixes up days and moments fails in it.
process.env.TZ = 'America/Santiago';

const rootDir = fileURLToPath(new URL('../..', import.meta.url));

/** Where the tests are that need no page: in lib, everywhere but in the rooms of the page and of its hooks. */
export const WITHOUT_PAGE = '/__tests__/(docs|scripts|lib/(?!(hooks|page)/))';

/** Where the files are that another runner takes, or none. */
export const NOT_FOR_JEST = '/__tests__/(bench|config|e2e|slow|support)/';

/**
 * One of the two projects of `npx jest`, which package.json names: Node for what needs no page; a page for all the
 * rest, a file directly under __tests__ included. A file that needs the other one says `@jest-environment`.
 *
 * @param {import('jest').Config} config
 */
export function jestProject(config) {
  return nextJest({ dir: rootDir })({
    rootDir,
    // Nothing else is looked through: no build and no browser's profile.
    roots: ['app', 'components', 'lib', '__tests__'].map((folder) => `<rootDir>/${folder}`),
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    // After a file Jest would walk through all that hangs on its globals: with thousands of databases, without end.
    testEnvironmentOptions: { globalsCleanup: 'off' },
    ...config,
  });
}
