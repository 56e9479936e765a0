import { createStore } from 'zustand/vanilla';

/** Chromium's event; other browsers have menus. */
type InstallOffer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** Null without an offer, and once it is used. */
export const installOffer = createStore<InstallOffer | null>(() => null);

export function keepInstallOffers(): () => void {
  function keep(event: Event) {
    // Otherwise the browser may ask by itself at a bad moment.
    event.preventDefault();
    installOffer.setState(event as InstallOffer, true);
  }
  function forget() {
    installOffer.setState(null, true);
  }
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', forget);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', forget);
  };
}

export async function takeInstallOffer(): Promise<void> {
  const offer = installOffer.getState();
  installOffer.setState(null, true);
  await offer?.prompt();
}

/**
 * `kept`: the browser holds the whole program for offline use. `unavailable`: it keeps nothing, as in some private
 * windows, or the connection is insecure.
 */
type OfflineUse = 'unknown' | 'kept' | 'unavailable';

export const offlineUse = createStore<OfflineUse>(() => 'unknown');

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Calls back with a function that loads a newer version, once that is complete. */
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
    // Without a controller this is the browser's first version.
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

/** Known without asking: a browser may still refuse. */
export function canKeepForOffline(): boolean {
  // A browser that blocks storage keeps no program either, and Firefox complains in the console.
  return 'serviceWorker' in navigator && navigator.cookieEnabled;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  // A development server has no versions.
  if (process.env.NODE_ENV !== 'production' || !canKeepForOffline()) return null;
  try {
    return await navigator.serviceWorker.register(`${BASE_PATH}/sw.js`, { updateViaCache: 'none' });
  } catch {
    // The browser stores nothing or the server is gone.
    return null;
  }
}

function loadVersion(worker: ServiceWorker): void {
  function reload() {
    window.location.reload();
  }
  // Another tab may have activated it before.
  if (worker.state !== 'installed') reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('activate');
}
