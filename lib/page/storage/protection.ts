import { createStore } from 'zustand/vanilla';
import { protectionAsked } from './protection-asked';
import { isPrivateWindow } from './private-browsing';

/**
 * Against clearing by the browser. `unprotected`: nobody asked; `askable`: the browser would ask the person; `denied`: the
 * person or the browser refused; `unlikely`: Chromium decided by use; `refused`: another browser decided; `private`: nothing
 * outlives the window.
 */
type Protection =
  | 'unknown'
  | 'protected'
  | 'unprotected'
  | 'askable'
  | 'denied'
  | 'unlikely'
  | 'refused'
  | 'private'
  | 'unavailable';

/** As far as known. */
export const protection = createStore<Protection>(() => 'unknown');

export const ASKABLE: readonly Protection[] = ['unprotected', 'askable', 'denied', 'unlikely', 'refused'];

/** Call it while the browser handles a press. */
export async function askForProtection(): Promise<void> {
  protectionAsked.write('yes');
  await answerWith((storage) => storage.persist());
}

/** Only if the browser decides without a question to the person. */
export async function askInSilence(): Promise<void> {
  if (!(await asksPerson())) await askForProtection();
}

export async function checkProtection(): Promise<void> {
  await answerWith((storage) => storage.persisted());
}

async function answerWith(ask: (storage: StorageManager) => Promise<boolean>): Promise<void> {
  protection.setState(await answerOf(ask), true);
}

async function answerOf(ask: (storage: StorageManager) => Promise<boolean>): Promise<Protection> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (!storage?.persist || !storage.persisted) return 'unavailable';
  try {
    // Some private windows promise it as well.
    if (await isPrivateWindow()) return 'private';
    return (await ask(navigator.storage)) ? 'protected' : await whyNot();
  } catch {
    return 'unavailable';
  }
}

async function whyNot(): Promise<Protection> {
  if ((await permission()) === 'denied') return 'denied';
  if (await asksPerson()) return 'askable';
  if (protectionAsked.read() === 'no') return 'unprotected';
  return isChromium() ? 'unlikely' : 'refused';
}

/** Chromium has the same permission state, but decides by itself. */
async function asksPerson(): Promise<boolean> {
  return (await permission()) === 'prompt' && !isChromium();
}

function isChromium(): boolean {
  return 'userAgentData' in navigator;
}

async function permission(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: 'persistent-storage' })).state;
  } catch {
    return null;
  }
}
