import { createStore } from 'zustand/vanilla';
import { createSetting } from './settings';

/**
 * Whether the browser promises not to clear the data away by itself. `refused` is what it answered when it was asked,
 * `unavailable` where it cannot be asked: an old one, or a connection that is not secure.
 */
export type Protection = 'unknown' | 'protected' | 'unprotected' | 'refused' | 'unavailable';

/** Whether the data are protected, as far as it is known. */
export const protection = createStore<Protection>(() => 'unknown');

/** Whether the browser was asked by itself, which happens once. */
const asked = createSetting<'yes' | 'no'>(
  'mis-gastos:persist-asked',
  (text) => (text === 'yes' ? text : undefined),
  'no',
);

/** Asks the browser to protect the data, the first time that it is called in this browser. Waits for no answer. */
export function askForProtectionOnce(): void {
  if (asked.read() === 'yes') return;
  asked.write('yes');
  void askForProtection();
}

/** Asks the browser to protect the data; to be called while it handles what a person did. */
export async function askForProtection(): Promise<void> {
  const storage = storageManager();
  if (!storage) protection.setState('unavailable', true);
  else await answerWith(storage.persist(), 'refused');
}

/** Looks whether the data are protected, and asks for nothing. */
export async function checkProtection(): Promise<void> {
  const storage = storageManager();
  if (!storage) protection.setState('unavailable', true);
  else await answerWith(storage.persisted(), asked.read() === 'yes' ? 'refused' : 'unprotected');
}

async function answerWith(promise: Promise<boolean>, otherwise: Protection): Promise<void> {
  const answer = await promise
    .then((is) => (is ? 'protected' : otherwise))
    .catch(() => 'unavailable' as const);
  protection.setState(answer, true);
}

function storageManager(): StorageManager | null {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  return storage?.persist && storage.persisted ? navigator.storage : null;
}
