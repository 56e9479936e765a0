import { createStore } from 'zustand/vanilla';

/** What Chromium browsers send where the program can be installed; the others send nothing, and have their own menus. */
export type InstallOffer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** The browser's offer to install the program; null where there is none, and once it is taken or refused. */
export const installOffer = createStore<InstallOffer | null>(() => null);

/** Keeps the browser's offers, so that the program asks where a person looks for it. Returns what ends it. */
export function keepInstallOffers(): () => void {
  function keep(event: Event) {
    // Without it the browser may ask by itself, in the middle of something.
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

/** Has the browser ask whether to install the program. An offer can be used once. */
export async function takeInstallOffer(): Promise<void> {
  const offer = installOffer.getState();
  installOffer.setState(null, true);
  await offer?.prompt();
}
