import { useSyncExternalStore } from 'react';
import { DEFAULT_PREFERENCES, type Preferences } from '@/lib/domain/preferences';
import { currentPreferences } from '@/lib/page/chosen-preferences';
import { subscribeToSettings } from '@/lib/page/settings';

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribeToSettings, currentPreferences, () => DEFAULT_PREFERENCES);
}
