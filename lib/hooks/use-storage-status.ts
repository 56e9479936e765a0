import { useEffect } from 'react';
import { useStore } from 'zustand';
import { keepStorageOpen, storageStatus, type StorageStatus } from '@/lib/page/storage-status';

/** The state of the page's storage. */
export function useStorageStatus(): StorageStatus {
  return useStore(storageStatus);
}

/** Opens the page's storage and keeps watch over it. Called once, by the shell. */
export function useOpenStorage(): void {
  useEffect(keepStorageOpen, []);
}
