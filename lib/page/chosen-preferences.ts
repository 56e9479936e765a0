import {
  completePreferences,
  CURRENCIES,
  DEFAULT_PREFERENCES,
  LOCALES,
  type ChosenPreferences,
  type Preferences,
} from '@/lib/domain/preferences';
import { WEEKDAYS } from '@/lib/domain/week';
import { WRITING_KEYS } from './appearance-script';
import { createSetting, subscribeToSettings, type Setting } from './settings';

/** Each preference by itself, so that two tabs do not undo each other; null where it was never chosen. */
const CHOSEN: { [Key in keyof Preferences]: Setting<Preferences[Key] | null> } = {
  locale: createSetting(WRITING_KEYS.locale, oneOf(LOCALES), null),
  currency: createSetting(WRITING_KEYS.currency, oneOf(CURRENCIES), null),
  firstWeekday: createSetting(WRITING_KEYS.firstWeekday, oneOf(WEEKDAYS), null),
  shortcuts: createSetting('mis-gastos:shortcuts', oneOf([true, false]), null),
};

/** The last answer and what it was made of: the same object as long as nothing changes. */
let last = { source: '', preferences: DEFAULT_PREFERENCES };

/** What a person prefers, as it is now; what was never chosen follows the browser's language. */
export function currentPreferences(): Preferences {
  const chosen: ChosenPreferences = {
    locale: CHOSEN.locale.read(),
    currency: CHOSEN.currency.read(),
    firstWeekday: CHOSEN.firstWeekday.read(),
    shortcuts: CHOSEN.shortcuts.read(),
  };
  const { language } = navigator;
  const source = [language, ...Object.values(chosen)].join('\n');
  if (source !== last.source) last = { source, preferences: completePreferences(chosen, language) };
  return last.preferences;
}

/** Takes a choice over at once, on every screen and in every tab. */
export function setPreference<Key extends keyof Preferences>(key: Key, value: Preferences[Key]): void {
  CHOSEN[key].write(value);
}

/** Calls back whenever the preferences may have changed, until the answered function is called. */
export function subscribeToPreferences(onChange: () => void): () => void {
  const unsubscribe = subscribeToSettings(onChange);
  window.addEventListener('languagechange', onChange);
  return () => {
    unsubscribe();
    window.removeEventListener('languagechange', onChange);
  };
}

/** Reads the text of one of some choices. */
function oneOf<Value>(choices: readonly Value[]): (text: string) => Value | undefined {
  return (text) => choices.find((choice) => String(choice) === text);
}
