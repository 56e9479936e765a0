import { execSync } from 'node:child_process';
import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';

/**
 * Builds the two sites that the slow tests visit: one for a sub-path, kept as out-base/mis-gastos, then
 * the one for the root in out/, whose sizes are checked.
 */
const SUB_PATH = '/mis-gastos';

rmSync('out-base', { recursive: true, force: true });
for (const command of ['node scripts/next.mjs build', 'npm run finish'])
  execSync(command, { stdio: 'inherit', env: { ...process.env, BASE_PATH: SUB_PATH } });
mkdirSync('out-base');
renameSync('out', `out-base${SUB_PATH}`);
// A host of sub-paths answers an unknown address with the project's own page, and has an icon of its own; the test
// server looks only here.
for (const file of ['404.html', 'favicon.ico'])
  copyFileSync(`out-base${SUB_PATH}/${file}`, `out-base/${file}`);
execSync('npm run build', { stdio: 'inherit', env: { ...process.env, BASE_PATH: '' } });
