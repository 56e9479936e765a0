import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Asks browsers to compile the scripts that pages begin with whole, beside the main thread, while they arrive: nearly all of
 * what is in them runs at once, and Chromium otherwise compiles it function by function, on the main thread, as it is called.
 * Other browsers read a comment. Run it after `next build`, with the same BASE_PATH, before the scripts' hashes are taken.
 * See https://v8.dev/blog/explicit-compile-hints.
 */
const OUT = 'out';
const HINT = '//# allFunctionsCalledOnLoad\n';
const basePath = process.env.BASE_PATH ?? '';

const pages = readdirSync(OUT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
const scripts = new Set(
  pages.flatMap((html) =>
    [...html.matchAll(/<script(?![^>]*\snomodule\b)[^>]*\ssrc="([^"?]+)/gi)].map(([, address]) =>
      join(OUT, String(address).slice(basePath.length)),
    ),
  ),
);
if (scripts.size === 0) throw new Error('No page begins with a script');
for (const script of scripts) writeFileSync(script, HINT + readFileSync(script, 'utf8'));
console.log(`Compiled ahead: ${scripts.size} scripts`);
