import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Asks browsers to compile the scripts of the pages whole, beside the main thread, while they arrive: nearly all of what is in
 * them runs at once, and Chromium otherwise compiles it function by function, on the main thread, as it is called. Other
 * browsers read a comment. Scripts that only workers load stay as they are: they are compiled where they run. Run it after
 * `next build`, before the scripts' hashes are taken. See https://v8.dev/blog/explicit-compile-hints.
 */
const OUT = 'out';
const HINT = '//# allFunctionsCalledOnLoad\n';
/** How a page's script names the scripts of a worker. */
const OF_WORKERS = /"static\/chunks\/turbopack-worker[^\]]*\]/g;

/** @type {Set<string>} */
const scripts = new Set();

/** Adds the scripts that a text names, and the scripts that these name. @param {string} text */
function addNamed(text) {
  for (const [path] of text.replace(OF_WORKERS, '').matchAll(/static\/chunks\/[\w.~-]+\.js/g)) {
    if (scripts.has(path)) continue;
    scripts.add(path);
    addNamed(readFileSync(join(OUT, '_next', path), 'utf8'));
  }
}

for (const entry of readdirSync(OUT, { recursive: true, withFileTypes: true }))
  if (entry.isFile() && entry.name.endsWith('.html'))
    addNamed(readFileSync(join(entry.parentPath, entry.name), 'utf8'));
if (scripts.size === 0) throw new Error('No page has a script');

for (const path of scripts) {
  const file = join(OUT, '_next', path);
  writeFileSync(file, HINT + readFileSync(file, 'utf8'));
}
console.log(`Compiled ahead: ${scripts.size} scripts`);
