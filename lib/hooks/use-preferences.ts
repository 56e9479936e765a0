import { useSyncExternalStore } from 'react';
import {
  DEFAULT_PREFERENCES,
  readPreferences,
  type Preferences,
  type StoredPreferences,
} from '@/lib/domain/preferences';
import { readSetting, subscribeToSettings, writeSetting } from '@/lib/page/settings';

/** Where each preference is kept in localStorage: one by one, so that two tabs do not undo each other. */
const KEYS: Record<keyof Preferences, string> = {
  locale: 'mis-gastos:locale',
  currency: 'mis-gastos:currency',
  firstWeekday: 'mis-gastos:first-weekday',
  shortcuts: 'mis-gastos:shortcuts',
};

/** What a person prefers, for all tabs and visits; what was never chosen follows the browser's language. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, currentPreferences, () => DEFAULT_PREFERENCES);
}

/** Takes a choice over at once, on every screen and in every tab. */
export function setPreference<Key extends keyof Preferences>(key: Key, value: Preferences[Key]): void {
  writeSetting(KEYS[key], String(value));
}

/** The last answer and what it was read from: the same object as long as nothing changes. */
let last = { source: '', preferences: DEFAULT_PREFERENCES };

function currentPreferences(): Preferences {
  const stored: StoredPreferences = {
    locale: readSetting(KEYS.locale),
    currency: readSetting(KEYS.currency),
    firstWeekday: readSetting(KEYS.firstWeekday),
    shortcuts: readSetting(KEYS.shortcuts),
  };
  const { language } = navigator;
  const source = [language, ...Object.values(stored)].join('\n');
  if (source !== last.source) last = { source, preferences: readPreferences(stored, language) };
  return last.preferences;
}

function subscribe(onChange: () => void): () => void {
  const unsubscribe = subscribeToSettings(onChange);
  window.addEventListener('languagechange', onChange);
  return () => {
    unsubscribe();
    window.removeEventListener('languagechange', onChange);
  };
}
