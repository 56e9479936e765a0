import { useSyncExternalStore } from 'react';
import { DEFAULT_PREFERENCES, type Preferences } from '@/lib/domain/preferences';
import { currentPreferences, subscribeToPreferences } from '@/lib/page/chosen-preferences';

/** What a person prefers, for all tabs and visits; what was never chosen follows the browser's language. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribeToPreferences, currentPreferences, () => DEFAULT_PREFERENCES);
}
