import { spawn } from 'node:child_process';

/**
 * Runs the npm scripts that are named side by side: each keeps one core busy and none needs another. What each says is
 * printed whole once it has ended. Fails when any of them does.
 */
const names = process.argv.slice(2);

/** @param {string} name @returns {Promise<boolean>} whether it went well */
function run(name) {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', name], { shell: process.platform === 'win32' });
  /** @type {Uint8Array[]} */
  const said = [];
  child.stdout.on('data', (/** @type {Uint8Array} */ part) => said.push(part));
  child.stderr.on('data', (/** @type {Uint8Array} */ part) => said.push(part));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      process.stdout.write(Buffer.concat(said));
      console.log(`${name}: ${code === 0 ? 'ok' : `FAILED (${code})`} after ${seconds} s\n`);
      resolve(code === 0);
    });
  });
}

const results = await Promise.all(names.map(run));
if (names.length === 0 || results.includes(false)) process.exitCode = 1;
