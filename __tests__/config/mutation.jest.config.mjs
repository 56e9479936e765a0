import { jestProject } from './jest.shared.mjs';

/**
 * The tests of the mutated files, and of those that only hand on what these say, without anything around them: a mutant must take seconds, and
 * each one loads all test files that could know of it.
 */
export default jestProject({
  testMatch: [
    '<rootDir>/__tests__/lib/domain/{gasto-entry,gasto-rules,money,tally,text-value}.test.ts',
    '<rootDir>/__tests__/lib/read/{read-cantidad,read-cantidad-sums}.test.ts',
    '<rootDir>/__tests__/lib/import/{import-summary,planner,planner-ids,planner-duplicates,parse-file,read-catalogo}.test.ts',
  ],
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  testTimeout: 30_000,
});
