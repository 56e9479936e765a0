import { jestProject, NOT_FOR_JEST, WITHOUT_PAGE } from './jest.shared.mjs';

export default jestProject({
  displayName: 'page',
  testEnvironment: '<rootDir>/__tests__/config/page-environment.mjs',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [NOT_FOR_JEST, WITHOUT_PAGE],
  setupFilesAfterEnv: ['<rootDir>/__tests__/config/jest.page.setup.ts'],
});
