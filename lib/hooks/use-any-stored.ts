import { useSyncExternalStore } from 'react';
import { followAnyStored, readAnyStored } from '@/lib/page/storage/any-stored';

export function useAnyStored() {
  return useSyncExternalStore(followAnyStored, readAnyStored, () => 'unknown');
}
