import { useEffect } from 'react';
import { useStore } from 'zustand';
import { keepStorageOpen, storageStatus, type StorageStatus } from '@/lib/page/storage-status';

export function useStorageStatus(): StorageStatus {
  return useStore(storageStatus);
}

export function useOpenStorage(): void {
  useEffect(keepStorageOpen, []);
}
