/**
 * Mutation tests of the rules, the remapping and the money: how many faults, put into them one by one, make a test fail.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
const config = {
  testRunner: 'jest',
  // The tables and properties beside the code; what a whole import shows besides is no proof of a rule.
  jest: { configFile: '__tests__/config/mutation.jest.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  mutate: [
    'lib/domain/money.ts',
    'lib/read/read-cantidad.ts',
    'lib/domain/gasto-rules.ts',
    'lib/domain/tally.ts',
    'lib/domain/values.ts',
    'lib/import/import-summary.ts',
    'lib/import/read-catalogo.ts',
    'lib/import/planner.ts',
  ],
  ignorePatterns: ['/.next', '/out', '/out-base', '/test-results'],
  concurrency: 2,
  reporters: ['clear-text', 'progress-append-only'],
  thresholds: { high: 95, low: 85, break: 85 },
  tempDirName: 'test-results/mutation',
};

export default config;
