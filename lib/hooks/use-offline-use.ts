import { useStore } from 'zustand';
import { offlineUse, type OfflineUse } from '@/lib/page/service-worker';

/** Whether the program opens without a network, as it is now. */
export function useOfflineUse(): OfflineUse {
  return useStore(offlineUse);
}
