import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Sums the gzipped scripts that each page's HTML loads, prints them with the chunks that load later, and
 * fails when a page is over its budget. Run it after `next build`.
 */
const OUT = 'out';
/** In kB, by route: a little more than what was reached. @type {Partial<Record<string, number>>} */
const BUDGETS = {
  '/': 178,
  '/gastos/': 190,
  '/categorias/': 171,
  '/metodos-pago/': 171,
  '/importar/': 179,
  '/extractos/': 177,
  '/ajustes/': 175,
  '/privacidad/': 166,
};

const basePath = process.env.BASE_PATH ?? '';

/** @param {string} path */
function gzippedKilobytes(path) {
  return gzipSync(readFileSync(path)).length / 1000;
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** @param {string} html */
function scriptsOf(html) {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)]
    // Browsers that know modules do not load the fallback for those that do not.
    .filter(([tag]) => !/\snomodule\b/i.test(tag))
    .map(([, source]) => source);
  return new Set(
    sources.map((source) => join(OUT, String(source).slice(basePath.length).split('?')[0] ?? '')),
  );
}

const files = filesIn(OUT);
const loadedFirst = new Set();
let overBudget = false;

console.log('First-load JS, kB gzip');
for (const page of files.filter((file) => file.endsWith('index.html')).sort()) {
  const route = `/${relative(OUT, page).replace(/index\.html$/, '')}`;
  const scripts = scriptsOf(readFileSync(page, 'utf8'));
  scripts.forEach((script) => loadedFirst.add(script));
  const size = [...scripts].reduce((sum, script) => sum + gzippedKilobytes(script), 0);
  const budget = BUDGETS[route];
  const over = budget !== undefined && size > budget;
  overBudget ||= over;
  console.log(
    `  ${route.padEnd(14)} ${size.toFixed(1).padStart(7)}${budget ? `  of ${budget}` : ''}${over ? '  OVER BUDGET' : ''}`,
  );
}
const later = files.filter((file) => file.endsWith('.js') && !loadedFirst.has(file));
console.log('Loaded later (workers, lazy chunks, fallbacks), kB gzip');
for (const file of later.sort())
  console.log(`  ${gzippedKilobytes(file).toFixed(1).padStart(7)}  ${relative(OUT, file)}`);

if (overBudget) process.exitCode = 1;
