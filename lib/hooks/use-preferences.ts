import { useSyncExternalStore } from 'react';
import { DEFAULT_PREFERENCES, type Preferences } from '@/lib/domain/preferences';
import { currentPreferences, subscribeToPreferences } from '@/lib/page/chosen-preferences';

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribeToPreferences, currentPreferences, () => DEFAULT_PREFERENCES);
}
