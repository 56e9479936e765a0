import { useStore } from 'zustand';
import { offlineUse, type OfflineUse } from '@/lib/page/service-worker';

export function useOfflineUse(): OfflineUse {
  return useStore(offlineUse);
}
