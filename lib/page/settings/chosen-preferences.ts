import {
  completePreferences,
  CURRENCIES,
  DEFAULT_PREFERENCES,
  LOCALES,
  type Preferences,
} from '@/lib/domain/preferences';
import { WEEKDAYS } from '@/lib/domain/dates';
import { createSetting, ofSettings, type Setting } from './settings';

/** One setting each: two tabs must not undo each other. Null: never chosen. */
const CHOSEN: { [Key in keyof Preferences]: Setting<Preferences[Key] | null> } = {
  locale: createSetting('mis-gastos:locale', oneOf(LOCALES), null),
  currency: createSetting('mis-gastos:currency', oneOf(CURRENCIES), null),
  firstWeekday: createSetting('mis-gastos:first-weekday', oneOf(WEEKDAYS), null),
  shortcuts: createSetting('mis-gastos:shortcuts', oneOf([true, false]), null),
};

/** The same object as long as nothing changes. */
let last = { source: '', preferences: DEFAULT_PREFERENCES };

/** Values never chosen follow the browser's language. */
export const currentPreferences = ofSettings(readPreferences);

function readPreferences(): Preferences {
  const chosen = {
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

export function setPreference<Key extends keyof Preferences>(key: Key, value: Preferences[Key]): void {
  CHOSEN[key].write(value);
}

function oneOf<Value>(choices: readonly Value[]): (text: string) => Value | undefined {
  return (text) => choices.find((choice) => String(choice) === text);
}
