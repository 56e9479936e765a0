import nextJest from 'next/jest.js';

// A zone west of Greenwich whose clocks change at midnight: whatever mixes up days and moments fails in it.
process.env.TZ = 'America/Santiago';

const rootDir = new URL('../..', import.meta.url).pathname;

/** @type {import('jest').Config} */
const config = {
  rootDir,
  // On all cores; what is waited for, and a property of many runs, then takes its time.
  maxWorkers: '100%',
  testTimeout: 30_000,
  testEnvironment: '<rootDir>/__tests__/config/jsdom-with-structured-clone.mjs',
  testMatch: ['<rootDir>/__tests__/{lib,components,app,scripts,docs}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/config/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out'],
};

export default nextJest({ dir: rootDir })(config);
