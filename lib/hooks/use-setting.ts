import { useSyncExternalStore } from 'react';
import { type Setting, subscribeToSettings } from '@/lib/page/settings/settings';
import { DEFAULT_PREFERENCES, type Preferences } from '@/lib/domain/preferences';
import { chosenTheme, followAppearance, sidebarWidth } from '@/lib/page/settings/appearance';
import { currentPreferences } from '@/lib/page/settings/chosen-preferences';

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribeToSettings, currentPreferences, () => DEFAULT_PREFERENCES);
}

export function useTheme() {
  const theme = useSyncExternalStore(followAppearance, chosenTheme.read, () => chosenTheme.initial);
  return [theme, chosenTheme.write] as const;
}

export function useSidebarWidth() {
  const width = useSyncExternalStore(followAppearance, sidebarWidth.read, () => sidebarWidth.initial);
  return [width, sidebarWidth.write] as const;
}

export function useSetting<Value>(setting: Setting<Value>): Value {
  return useSyncExternalStore(subscribeToSettings, setting.read, () => setting.initial);
}
