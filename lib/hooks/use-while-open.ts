import { useEffect } from 'react';
import { useStorageStatus } from './use-storage-status';

/** Begins once the data are open, and calls the answered function at their end. `begin` must stay the same. */
export function useWhileOpen(begin: () => () => void): void {
  const isOpen = useStorageStatus().state === 'ready';
  useEffect(() => (isOpen ? begin() : undefined), [begin, isOpen]);
}
