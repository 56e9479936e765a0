import { useSyncExternalStore } from 'react';
import { followAnyStored, readAnyStored, type AnyStored } from '@/lib/page/any-stored';

export function useAnyStored(): AnyStored {
  return useSyncExternalStore(followAnyStored, readAnyStored, isUnknown);
}

function isUnknown(): AnyStored {
  return 'unknown';
}
