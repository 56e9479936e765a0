import { useEffect } from 'react';
import { awaitFile } from '@/lib/page/job-client';
import { useStorageStatus } from './use-storage-status';

/** While a screen is shown on which a file may be chosen, and the data are open, a worker waits for it. */
export function useAwaitFile(): void {
  const { state } = useStorageStatus();
  const isOpen = state === 'ready';
  useEffect(() => (isOpen ? awaitFile() : undefined), [isOpen]);
}
