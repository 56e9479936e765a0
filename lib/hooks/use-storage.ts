import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { openDatabase, watchDatabase } from '@/lib/db/database';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { pageDatabase } from './page-database';

/** Whether this page can use its data. */
export type StorageStatus =
  { state: 'opening' } | { state: 'ready' } | { state: 'faulty'; fault: StorageFault };

const status = createStore<StorageStatus>(() => ({ state: 'opening' }));

/** The state of the page's storage. */
export function useStorageStatus(): StorageStatus {
  return useStore(status);
}

/** Opens the page's storage and keeps watch over it. Called once, by the shell. */
export function useOpenStorage(): void {
  useEffect(() => {
    void tryToOpen();
    return watchDatabase(pageDatabase, (fault) => {
      status.setState({ state: 'faulty', fault }, true);
    });
  }, []);
}

/** Opens the storage once more after it could not be opened. */
export async function tryToOpen(): Promise<void> {
  const opened = await openDatabase(pageDatabase);
  status.setState(opened.ok ? { state: 'ready' } : { state: 'faulty', fault: opened.fault }, true);
}
