import { spawn } from 'node:child_process';

/**
 * Runs lines of npm scripts side by side, a line an argument: `build "lint:layers format:check"`. The scripts of a line run
 * one after another, so that a line keeps one core busy; no line needs another. What a script says is printed whole once
 * it has ended. Fails when any of them does; what follows it in its line is not run then.
 */
const lines = process.argv.slice(2).map((line) => line.split(' '));

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

/** @param {string[]} line @returns {Promise<boolean>} whether every script of it went well */
async function runLine(line) {
  for (const name of line) if (!(await run(name))) return false;
  return true;
}

const results = await Promise.all(lines.map(runLine));
if (lines.length === 0 || results.includes(false)) process.exitCode = 1;
