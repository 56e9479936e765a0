import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Writes the service worker of a built site, with all its files and their hashes, and the same as a list
 * (`hashes.txt`, as sha256sum reads it) to compare a live site with. Run it last, when the files are what they will be;
 * another folder may be named.
 */
const OUT = process.argv[2] ?? 'out';
/** Not for the browser, or written here. */
const LEFT_OUT = /(?:\.map|\.ts|\/?_headers|^sw\.js|^hashes\.txt)$/;

/** @param {string} path @param {'base64' | 'hex'} encoding */
function hashOf(path, encoding) {
  return createHash('sha256')
    .update(readFileSync(join(OUT, path)))
    .digest(encoding);
}

const files = readdirSync(OUT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(OUT, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((path) => !LEFT_OUT.test(path))
  .sort();
// Hosts answer with a folder's page at the folder's address.
const addresses = Object.fromEntries(
  files.map((path) => [path.replace(/(^|\/)index\.html$/, '$1'), hashOf(path, 'base64')]),
);
const list = JSON.stringify(addresses);
const version = createHash('sha256').update(list).digest('hex').slice(0, 16);
const source = readFileSync(new URL('service-worker.mjs', import.meta.url), 'utf8');
const filled = source
  .replace('const FILES = {};', `const FILES = ${list};`)
  .replace("const VERSION = '';", `const VERSION = '${version}';`);
if (!filled.includes(list) || !filled.includes(version))
  throw new Error('The service worker has no place for its files');
writeFileSync(join(OUT, 'sw.js'), filled);
writeFileSync(
  join(OUT, 'hashes.txt'),
  [...files, 'sw.js'].map((path) => `${hashOf(path, 'hex')}  ${path}\n`).join(''),
);
console.log(`Version ${version} of the site: ${files.length} files for use without a network`);
