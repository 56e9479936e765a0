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
