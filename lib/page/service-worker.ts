import { createStore } from 'zustand/vanilla';

/**
 * Whether the program opens without a network: `kept` once the browser has all of it, `unavailable` where it keeps
 * nothing, such as in some private windows, or where the connection is not secure.
 */
export type OfflineUse = 'unknown' | 'kept' | 'unavailable';

/** Whether the program opens without a network, as it is now. */
export const offlineUse = createStore<OfflineUse>(() => 'unknown');

/** Where the site lives on its host, as it was built. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Has the browser keep the program for use without a network, where it can. Calls back with what loads a newer version
 * once the browser has one whole.
 */
export async function keepForOffline(onNewVersion: (load: () => void) => void): Promise<void> {
  const registration = await register();
  if (!registration) {
    offlineUse.setState('unavailable', true);
    return;
  }
  void navigator.serviceWorker.ready.then(() => {
    offlineUse.setState('kept', true);
  });
  function offer(worker: ServiceWorker | null) {
    // Without a controller it is the first version that this browser has.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller)
      onNewVersion(() => {
        loadVersion(worker);
      });
  }
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      offer(installing);
    });
  });
}

/** The registration, or null where the browser has none to give. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  // A development server has no versions.
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register(`${BASE_PATH}/sw.js`, { updateViaCache: 'none' });
  } catch {
    // A browser that stores nothing, or a server that is gone: the program works as long as it is open.
    return null;
  }
}

function loadVersion(worker: ServiceWorker): void {
  function reload() {
    window.location.reload();
  }
  // Another tab may have asked for it before.
  if (worker.state !== 'installed') reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('activate');
}
