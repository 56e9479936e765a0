/// <reference lib="webworker" />
/**
 * Publish this file as `sw.js` to be rid of the service worker in every browser that has it: it forgets the files that
 * were kept and takes itself away. It does not touch the data.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', () => {
  void worker.skipWaiting();
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave() {
  const prefix = `mis-gastos ${worker.registration.scope} `;
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
  await worker.registration.unregister();
}
