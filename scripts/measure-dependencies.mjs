import { execSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Builds the site with source maps and prints what each package comes to in the scripts that a visitor loads: the
 * characters of the built chunks that come from its files, gzipped together. A file that several chunks hold a copy of counts
 * once. The built site is removed: it is not to be published.
 */
const CHUNKS = 'out/_next/static/chunks';
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

/** Each source's text, once. */
function textsOfSite() {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const chunk of readdirSync(CHUNKS).filter((file) => file.endsWith('.js')))
    for (const [source, text] of textsBySource(chunk))
      if (text.length > (texts.get(source) ?? '').length) texts.set(source, text);
  return texts;
}

execSync('node scripts/next.mjs build', {
  stdio: 'inherit',
  env: { ...process.env, BASE_PATH: '', SOURCE_MAPS: '1' },
});
/** @type {Map<string, string>} */
const byPackage = new Map();
for (const [source, text] of textsOfSite())
  byPackage.set(packageOf(source), (byPackage.get(packageOf(source)) ?? '') + text);
rmSync('out', { recursive: true, force: true });

console.log('kB gzip');
for (const [name, text] of [...byPackage].sort((one, other) => other[1].length - one[1].length))
  console.log(`${(gzipSync(text).length / 1000).toFixed(1).padStart(7)}  ${name}`);
