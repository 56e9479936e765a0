import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';

/**
 * Serves a built site to this machine alone, as plain static hosts do: `node scripts/serve.mjs out 3000`. The port 0 stands for
 * any that is free. With `--gzip` it compresses texts.
 */

/** @type {Partial<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** @param {string} url @returns {string} its path, without what follows `?` */
export function pathOf(url) {
  return new URL(url, 'http://localhost').pathname;
}

/**
 * Answers with the file at a path of a folder: a folder's page at the folder's address, 404.html if nothing is there.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {string} folder
 * @param {string} path
 */
export function answer(response, folder, path, gzip = false) {
  const { url = '/', headers } = response.req;
  const found = findIn(folder, path);
  if (found && statSync(found).isDirectory()) {
    response.writeHead(301, { location: `${basename(pathOf(url))}/` }).end();
    return;
  }
  const file = found ?? join(folder, '404.html');
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.statusCode = found ? 200 : 404;
  response.setHeader('content-type', type);
  response.setHeader(
    'cache-control',
    path.includes('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  const content = createReadStream(file);
  if (gzip && type.startsWith('text/') && String(headers['accept-encoding']).includes('gzip')) {
    response.setHeader('content-encoding', 'gzip');
    pipeline(content, createGzip(), response, ignoreLeaving);
  } else pipeline(content, response, ignoreLeaving);
}

/** A browser that leaves before the end of an answer is no fault. */
function ignoreLeaving() {}

/** @param {string} folder @param {string} path @returns {string | null} a file, or a folder that is named without its slash */
function findIn(folder, path) {
  const root = resolve(folder) + sep;
  const asked = join(root, decode(path), path.endsWith('/') ? 'index.html' : '');
  return asked.startsWith(root) && existsSync(asked) ? asked : null;
}

/** @param {string} path */
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = 'out', port = '3000', ...options] = process.argv.slice(2);
  const server = createServer((request, response) => {
    answer(response, folder, pathOf(request.url ?? '/'), options.includes('--gzip'));
  });
  server.once('error', ({ message }) => {
    console.error(message);
    process.exitCode = 1;
  });
  server.listen(Number(port), 'localhost', () => {
    const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.log(`${folder} is served to this machine alone: http://localhost:${taken}`);
  });
}
