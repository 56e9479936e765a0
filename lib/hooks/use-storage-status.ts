import { useEffect } from 'react';
import { useStore } from 'zustand';
import { storageStatus } from '@/lib/page/storage-status';

export function useStorageStatus() {
  return useStore(storageStatus);
}

/** While the data are open. `begin` must stay the same. */
export function useWhileOpen(begin: () => () => void): void {
  const isOpen = useStorageStatus().state === 'ready';
  useEffect(() => (isOpen ? begin() : undefined), [begin, isOpen]);
}
