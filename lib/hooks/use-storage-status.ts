import { useStore } from 'zustand';
import { storageStatus, type StorageStatus } from '@/lib/page/storage-status';

export function useStorageStatus(): StorageStatus {
  return useStore(storageStatus);
}
