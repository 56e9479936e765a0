import jestConfig from './jest.config.mjs';

/** Only the tests of pure code, without a page around them: a mutant must take seconds. */
async function mutationConfig() {
  return {
    ...(await jestConfig()),
    testMatch: ['<rootDir>/__tests__/lib/{domain,import}/**/*.test.ts'],
    testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
    setupFilesAfterEnv: [],
  };
}

export default mutationConfig;
