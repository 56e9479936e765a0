import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readSetting, writeSetting } from '@/lib/page/settings';

/**
 * Whether the browser promises not to clear the data away by itself. `refused` is what it answered when it was asked,
 * `unavailable` where it cannot be asked: an old one, or a connection that is not secure.
 */
export type Protection = 'unknown' | 'protected' | 'unprotected' | 'refused' | 'unavailable';

/** Whether the browser was asked by itself, which happens once. */
const ASKED_KEY = 'mis-gastos:persist-asked';

const protection = createStore<Protection>(() => 'unknown');

/** Asks the browser to protect the data, the first time that it is called in this browser. Waits for no answer. */
export function askForProtectionOnce(): void {
  if (readSetting(ASKED_KEY) !== null) return;
  writeSetting(ASKED_KEY, 'yes');
  void askForProtection();
}

/** Asks the browser to protect the data; to be called while it handles what a person did. */
export async function askForProtection(): Promise<void> {
  const storage = storageManager();
  if (!storage) protection.setState('unavailable', true);
  else await answerWith(storage.persist(), 'refused');
}

/** Whether the data are protected: as it is now, and after it was asked for. */
export function useProtection(): Protection {
  useEffect(() => {
    const storage = storageManager();
    if (!storage) protection.setState('unavailable', true);
    else void answerWith(storage.persisted(), readSetting(ASKED_KEY) === null ? 'unprotected' : 'refused');
  }, []);
  return useStore(protection);
}

async function answerWith(asked: Promise<boolean>, otherwise: Protection): Promise<void> {
  const answer = await asked.then((is) => (is ? 'protected' : otherwise)).catch(() => 'unavailable' as const);
  protection.setState(answer, true);
}

function storageManager(): StorageManager | null {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  return storage?.persist && storage.persisted ? navigator.storage : null;
}
