import { useEffect } from 'react';
import { awaitFile } from '@/lib/page/job-client';
import { useStorageStatus } from './use-storage-status';

/** Keeps a worker waiting for a file while the screen is shown and the data are open. */
export function useAwaitFile(): void {
  const { state } = useStorageStatus();
  const isOpen = state === 'ready';
  useEffect(() => (isOpen ? awaitFile() : undefined), [isOpen]);
}
