import { execSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sourceKilobytes } from './source-size.mjs';
import { published } from './write-licences.mjs';

/**
 * Builds the site with source maps and writes into docs/dependencies.md what each package comes to in the scripts that a
 * visitor loads: the characters of the built chunks that come from its files, gzipped together. A file that several chunks
 * hold a copy of counts once. The page's reasons stay. The built site is removed: it is not to be published.
 */
const PAGE = 'docs/dependencies.md';
const CHUNKS = 'out/_next/static/chunks';
const MEDIA = 'out/_next/static/media';
const FONT = '@fontsource-variable/inter';
const OURS = 'the program itself, and what the bundler adds';

/**
 * What source maps call otherwise: Next.js brings React with it, as built files of its own; the icons' library names a
 * folder of its repository. @type {Record<string, string>}
 */
const ALSO_CALLED = {
  'next/dist/compiled/react': 'react',
  'next/dist/compiled/react-dom': 'react-dom',
  'next/dist/compiled/scheduler': 'react-dom',
  shared: 'lucide-react',
};

/** @param {string} source */
function packageOf(source) {
  const [, name = OURS] =
    /\/node_modules\/(next\/dist\/compiled\/[^/]+|@[^/]+\/[^/]+|[^/]+)/.exec(source) ?? [];
  return ALSO_CALLED[name] ?? (name.startsWith('next/') ? 'next' : name);
}

/** The text that a chunk has from each source. @param {string} chunk */
function textsBySource(chunk) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  const code = readFileSync(join(CHUNKS, chunk), 'utf8');
  const [comment, mapFile = ''] = /\/\/# sourceMappingURL=(\S+)/.exec(code) ?? [];
  // Browsers that know modules do not load the one file without a map: it is for those that do not.
  if (comment === undefined) return texts;
  /** @type {unknown} */
  const payload = JSON.parse(readFileSync(join(CHUNKS, basename(mapFile)), 'utf8'));
  const map = new SourceMap(/** @type {SourceMap['payload']} */ (payload));
  for (const [number, line] of code.replace(comment, '').split('\n').entries())
    for (const [column, character] of line.split('').entries()) {
      const entry = map.findEntry(number, column);
      const source = ('originalSource' in entry && entry.originalSource) || OURS;
      texts.set(source, (texts.get(source) ?? '') + character);
    }
  return texts;
}

/** Each package's text in the built scripts, a source once. */
function textsByPackage() {
  /** @type {Map<string, string>} */
  const bySource = new Map();
  for (const chunk of readdirSync(CHUNKS).filter((file) => file.endsWith('.js')))
    for (const [source, text] of textsBySource(chunk))
      if (text.length > (bySource.get(source) ?? '').length) bySource.set(source, text);
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const [source, text] of bySource)
    texts.set(packageOf(source), (texts.get(packageOf(source)) ?? '') + text);
  return texts;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}

/** What packages come to together. @param {Map<string, string>} texts @param {string[]} names */
function weigh(texts, names) {
  return kilobytes(gzipSync(names.map((name) => texts.get(name) ?? '').join('')).length);
}

/** @param {string[]} names @throws where something is published without its licence */
function requireLicences(names) {
  const licensed = new Set(published().map(({ name }) => name.split(' ')[0]));
  const unlicensed = names.filter((name) => !licensed.has(name));
  if (unlicensed.length > 0) throw new Error(`No licence is published for ${unlicensed.join(', ')}`);
}

execSync('node scripts/next.mjs build', {
  stdio: 'inherit',
  env: { ...process.env, BASE_PATH: '', SOURCE_MAPS: '1' },
});
const texts = textsByPackage();
const [font = ''] = readdirSync(MEDIA).filter((file) => file.endsWith('.woff2'));
const fontSize = statSync(join(MEDIA, font)).size;
rmSync('out', { recursive: true, force: true });

const { dependencies } = /** @type {{ dependencies: Record<string, string> }} */ (
  JSON.parse(readFileSync('package.json', 'utf8'))
);
const names = [...texts.keys()].filter((name) => name !== OURS).sort();
requireLicences(names);
const brought = names.filter((name) => !(name in dependencies));
const figures = [
  `What these bring comes to ${weigh(texts, brought)} kB together: ${brought.map((name) => `\`${name}\``).join(', ')}.`,
  `Our own code, with what the bundler adds, comes to ${weigh(texts, [OURS])} kB, made of ${sourceKilobytes()} kB of sources.`,
];
const page = readFileSync(PAGE, 'utf8')
  .replace(/^\| `(.+?)` .*$/gm, (row, /** @type {string} */ name) => {
    const [, , , reason = ''] = row.split('|');
    const weight = name === FONT ? kilobytes(fontSize) : weigh(texts, [name]);
    return `| \`${name}\` | ${dependencies[name]} | ${reason} | ${weight} |`;
  })
  .replace(/(?<=<!-- measured -->\n).*(?=<!-- end -->)/s, `\n${figures.join('\n\n')}\n\n`);
writeFileSync(PAGE, page);
execSync(`npx oxfmt ${PAGE}`, { stdio: 'inherit' });
