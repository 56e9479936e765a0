/// <reference lib="webworker" />
/**
 * The service worker: keeps one whole version of the site in this browser and answers with it, so that the program works
 * without a network. `write-service-worker.mjs` fills in the files and their hashes. It knows nothing of the data.
 * docs/decisions/0011 says why it is our own.
 */

/** SHA-256 of each file of this version, in Base64, by its address within the site. @type {Record<string, string>} */
const FILES = {};
const VERSION = '';

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** Other sites of the same origin have names of their own. */
const PREFIX = `mis-gastos ${worker.registration.scope} `;
const CACHE = PREFIX + VERSION;
/** Where the cache keeps which pages were there before this version. */
const OLD_PAGES = new URL('?old-pages', worker.registration.scope).href;
/** Such files have the hash of their content in their name. */
const NAMED_BY_CONTENT = '_next/static/';
/** Another program's share, by the manifest's `share_target`. No file of the site has this address. */
const SHARE = new URL('compartir/', worker.registration.scope).href;
/** Keeps shared files until the page takes them. */
const SHARED = `mis-gastos-shared ${worker.registration.scope}`;
/** More is no line. */
const MAX_SHARED_TEXT = 100_000;
/** How many files are fetched at once. */
const AT_A_TIME = 6;

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});
worker.addEventListener('message', ({ data }) => {
  if (data === 'activate') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (request.mode === 'navigate' && request.method === 'GET' && request.url.startsWith(`${SHARE}?`))
    event.respondWith(leadToLine(textIn(new URL(request.url).searchParams)));
  else if (isRead && request.url.startsWith(worker.registration.scope)) event.respondWith(answer(event));
  if (request.method === 'POST' && request.url === SHARE) event.respondWith(takeShared(request));
});

/**
 * Fetches every file of this version, a few at a time, so that the page and the rest of the device have theirs; one that is
 * not what the version says ends the installation.
 */
async function install() {
  const cache = await caches.open(CACHE);
  const files = Object.entries(FILES);
  for (let start = 0; start < files.length; start += AT_A_TIME)
    await Promise.all(files.slice(start, start + AT_A_TIME).map(([path, hash]) => keep(cache, path, hash)));
}

/** @param {Cache} cache @param {string} path @param {string} hash */
async function keep(cache, path, hash) {
  const url = new URL(path, worker.registration.scope).href;
  const known = path.startsWith(NAMED_BY_CONTENT) ? await findInAnyVersion(url) : undefined;
  // Versions of before have kept what they had put together themselves; see `fetchExactly`.
  await cache.put(url, known?.type === 'basic' ? known : await fetchExactly(url, hash));
}

/** @param {string} url @param {string} hash */
async function fetchExactly(url, hash) {
  const response = await fetch(url, { cache: 'no-cache' });
  const content = await response.clone().arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  if (btoa(String.fromCharCode(...digest)) !== hash) throw new Error(`Not of this version: ${url}`);
  // As it came: the browser keeps a script compiled, then, and need not compile it again for each visit.
  if (!response.redirected) return response;
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  // Anew, because a browser takes no answer for a page that was led there by a redirect.
  return new Response(content, { headers });
}

/** What the pages of before may still need stays until they are gone. */
async function activate() {
  const pages = await worker.clients.matchAll();
  const cache = await caches.open(CACHE);
  await cache.put(OLD_PAGES, new Response(JSON.stringify(pages.map(({ id }) => id))));
  await worker.clients.claim();
  await forgetOldVersions();
}

async function forgetOldVersions() {
  const old = await readOldPages();
  const pages = await worker.clients.matchAll();
  if (pages.some(({ id }) => old.includes(id))) return;
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}

/** @returns {Promise<string[]>} the ids of the pages that were there before this version */
async function readOldPages() {
  const response = await findInThisVersion(OLD_PAGES);
  return response ? /** @type {string[]} */ (await response.json()) : [];
}

/** @param {FetchEvent} event */
async function answer(event) {
  const { request, clientId } = event;
  const url = new URL(request.url);
  const isPage = request.mode === 'navigate';
  if (isPage) event.waitUntil(forgetOldVersions());
  const path = url.pathname.slice(new URL(worker.registration.scope).pathname.length);
  // A page of before would put the new version's payload into the old program. By a payload that is none it loads the
  // new page.
  if (url.pathname.endsWith('.txt') && (await readOldPages()).includes(clientId))
    return new Response(null, { headers: { 'content-type': 'text/html' } });
  const found = await find(path);
  if (found && request.method === 'HEAD') return new Response(null, found);
  // A worker takes the address of what it is answered with for its own, and loses what stands behind `#` or `?` in it.
  if (found && request.destination === 'worker') return new Response(found.body, found);
  if (found) return found;
  const folder = path.endsWith('index.html') ? path.slice(0, -'index.html'.length) : `${path}/`;
  if (isPage && folder in FILES)
    return Response.redirect(new URL(folder + url.search, worker.registration.scope));
  try {
    return await fetch(request);
  } catch (error) {
    const notFound = isPage ? await find('404.html') : undefined;
    if (!notFound) throw error;
    return new Response(notFound.body, { status: 404, headers: notFound.headers });
  }
}

/**
 * Leads a shared text to the start page as a line, and shared files to the page that reads them. Nothing of it reaches the host: a
 * fragment stays in the browser.
 *
 * @param {Request} request
 */
async function takeShared(request) {
  const shared = await request.formData();
  const files = shared.getAll('archivo').filter(isFile);
  const text = textIn(shared);
  if (files.length === 0) return leadToLine(text);
  const statements = files.filter(({ name }) => !/\.json$/i.test(name));
  // The page says so if nothing is there: a disk may be full.
  const isNamed = files.some(({ name }) => name === text);
  await keepShared([...new Set([...statements, ...files])], isNamed ? '' : text).catch(() => {});
  const page = statements.length > 0 ? 'extractos' : 'importar';
  return Response.redirect(new URL(`${page}/#compartido`, worker.registration.scope), 303);
}

/** @param {string} text */
function leadToLine(text) {
  return Response.redirect(new URL(`#linea=${encodeURIComponent(text)}`, worker.registration.scope), 303);
}

/** One share is one line, unless its text has several. @param {FormData | URLSearchParams} shared */
function textIn(shared) {
  const [title, text, address] = ['titulo', 'texto', 'direccion'].map((name) =>
    shared.getAll(name).find(isText),
  );
  const isList = text !== undefined && /\n/.test(text.trim());
  const body = [...new Set([text, address])].filter((part) => part !== undefined && part !== title);
  const rest = body.join(isList ? '\n' : ' ');
  const whole = [title ?? '', rest].filter((part) => part !== '').join(isList ? '\n' : ': ');
  return whole.slice(0, MAX_SHARED_TEXT).toWellFormed();
}

/** @param {FormDataEntryValue} value @returns {value is string} */
function isText(value) {
  return typeof value === 'string' && value.trim() !== '';
}

/** A form without a file has an empty one without a name. @param {FormDataEntryValue} value @returns {value is File} */
function isFile(value) {
  return value instanceof File && (value.size > 0 || value.name !== '');
}

/** An earlier share that no page has taken is forgotten. @param {File[]} files @param {string} text */
async function keepShared(files, text) {
  await caches.delete(SHARED);
  const cache = await caches.open(SHARED);
  await Promise.all(
    files.map((file, place) => {
      const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name.toWellFormed()) };
      return cache.put(`${SHARE}?${place}`, new Response(file, { headers }));
    }),
  );
  // Without a name: the page tells it from the files by that.
  if (text !== '') await cache.put(`${SHARE}?texto`, new Response(text));
}

/** @param {string} path */
async function find(path) {
  const url = new URL(path, worker.registration.scope).href;
  if (path in FILES) return findInThisVersion(url);
  return path.startsWith(NAMED_BY_CONTENT) ? findInAnyVersion(url) : undefined;
}

/** Opens no cache: a worker that ends this one may have taken it away. @param {string} url */
function findInThisVersion(url) {
  return caches.match(url, { cacheName: CACHE });
}

/** @param {string} url */
async function findInAnyVersion(url) {
  for (const name of await caches.keys()) {
    const found = name.startsWith(PREFIX) ? await (await caches.open(name)).match(url) : undefined;
    if (found) return found;
  }
  return undefined;
}
