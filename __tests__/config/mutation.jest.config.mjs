import { jestProject } from './jest.shared.mjs';

/** Only the tests of pure code, without anything around them: a mutant must take seconds. */
export default jestProject({
  testMatch: ['<rootDir>/__tests__/lib/{domain,import}/**/*.test.ts'],
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  testTimeout: 30_000,
});
