import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Writes `licencias.txt` of a built site: the licence and the notices of all that is published with it. Run it after
 * `next build`, before the files are hashed.
 */
const OUT = 'out/licencias.txt';

/** Published without being a production dependency: what Next.js brings built, and the style sheet that ours begins with. */
const ALSO_PUBLISHED = [
  'next/dist/compiled/buffer',
  'next/dist/compiled/process',
  'next/dist/compiled/react-server-dom-turbopack',
  'tailwindcss',
];
/** Built into Next.js without their texts, which lie in scripts/licences: its polyfills, and two parts of its `buffer`. */
const KEPT_HERE = { 'core-js': 'MIT', 'base64-js': 'MIT', ieee754: 'BSD-3-Clause' };
/** Packages without the text of their licence, and those of the same authors that have it. @type {Record<string, string>} */
const TEXT_IN = {
  '@next/env': 'next',
  'client-only': 'react',
  'react-remove-scroll-bar': 'react-remove-scroll',
};

/** @param {string} path @returns {unknown} */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** @typedef {{ dev?: boolean, devOptional?: boolean, optional?: boolean }} Locked */
/** @typedef {{ name: string, licence?: string | undefined, text: string }} Published */

/** Every production dependency, with its own in turn. Optional are the built tools of one system alone. @returns {string[]} */
function productionDependencies() {
  const { packages } = /** @type {{ packages: Record<string, Locked> }} */ (readJson('package-lock.json'));
  return Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path]) => path.slice('node_modules/'.length));
}

/** The licence and the notices that a package brings. @param {string} name */
function textOf(name) {
  const folder = `node_modules/${TEXT_IN[name] ?? name}`;
  const files = readdirSync(folder).filter((file) =>
    /^(?:licen[cs]e|copying|notice|copyrightnotice)\b/i.test(file),
  );
  if (files.length === 0) throw new Error(`${name} has no text of its licence`);
  return files
    .sort()
    .map((file) => clean(readFileSync(`${folder}/${file}`, 'utf8')))
    .join('\n\n');
}

/** @param {string} text */
function clean(text) {
  return text.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, '');
}

/** @param {string} name @returns {Published} */
function installed(name) {
  const { version, license } = /** @type {{ version?: string, license?: string }} */ (
    readJson(`node_modules/${name}/package.json`)
  );
  return { name: `${name} ${version ?? ''}`.trim(), licence: license, text: textOf(name) };
}

/** All that is published, by name. @returns {Published[]} */
export function published() {
  const ofOthers = [...productionDependencies(), ...ALSO_PUBLISHED].map(installed);
  const kept = Object.entries(KEPT_HERE).map(([name, licence]) => ({
    name,
    licence,
    text: clean(readFileSync(`scripts/licences/${name}.txt`, 'utf8')),
  }));
  return [...ofOthers, ...kept].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The whole file: each text once, under the names of all that it is for. */
export function licences() {
  /** @type {Map<string, string[]>} */
  const byText = new Map([[clean(readFileSync('LICENSE', 'utf8')), ['Mis Gastos (MIT)']]]);
  for (const { name, licence, text } of published())
    byText.set(text, [...(byText.get(text) ?? []), licence ? `${name} (${licence})` : name]);
  const line = '-'.repeat(72);
  // The mark at the beginning says UTF-8 to browsers where a host does not.
  return `\uFEFF${[...byText].map(([text, names]) => `${line}\n${names.join('\n')}\n${line}\n\n${text}\n`).join('\n\n')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(OUT, licences());
  console.log(`The licences of ${published().length} parts are in ${OUT}`);
}
