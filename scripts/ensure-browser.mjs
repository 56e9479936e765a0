import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';

/**
 * Makes sure that there is a browser for the tests: one that is there, else Playwright's own download, else, as
 * root on Debian or Ubuntu, the system's package. Fails when none of them works.
 */
const WAYS = [
  { command: 'npx playwright install chromium', possible: true },
  {
    command: 'apt-get update && apt-get install -y chromium fonts-noto-color-emoji',
    possible: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  },
];

for (const { command, possible } of WAYS) {
  if (findBrowser()) break;
  if (possible) spawnSync(command, { shell: true, stdio: 'inherit' });
}

const browser = findBrowser();
if (!browser) {
  console.error('No Chromium found or installed. Install one, or name it in CHROMIUM_PATH.');
  process.exit(1);
}
console.log(`Tests run in ${browser}`);
