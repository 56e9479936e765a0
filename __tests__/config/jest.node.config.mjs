import { jestProject, WITHOUT_PAGE } from './jest.shared.mjs';

export default jestProject({
  displayName: 'node',
  testEnvironment: '<rootDir>/__tests__/config/node-environment.mjs',
  testRegex: `${WITHOUT_PAGE}.*\\.test\\.tsx?$`,
  setupFilesAfterEnv: ['<rootDir>/__tests__/config/jest.node.setup.ts'],
});
