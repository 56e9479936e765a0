import { useSyncExternalStore } from 'react';
import { followAnyStored, readAnyStored, type AnyStored } from '@/lib/page/any-stored';

/** If any expense is stored, as far as that is known. */
export function useAnyStored(): AnyStored {
  return useSyncExternalStore(followAnyStored, readAnyStored, isUnknown);
}

function isUnknown(): AnyStored {
  return 'unknown';
}
