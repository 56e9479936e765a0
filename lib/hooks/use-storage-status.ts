import { useEffect } from 'react';
import { useStore } from 'zustand';
import { storageStatus } from '@/lib/page/storage/storage-status';

export function useStorageStatus() {
  return useStore(storageStatus);
}

/** Begins once the data are open, and calls the answered function at their end. `begin` must stay the same. */
export function useWhileOpen(begin: () => () => void): void {
  const isOpen = useStorageStatus().state === 'ready';
  useEffect(() => (isOpen ? begin() : undefined), [begin, isOpen]);
}
