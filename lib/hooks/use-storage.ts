import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { openDatabase, watchDatabase } from '@/lib/db/database';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { stopJobs } from '@/lib/page/job-client';
import { isStorageBlocked } from '@/lib/page/settings';
import { pageDatabase } from '@/lib/page/page-database';

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
    const stopWatching = watchDatabase(pageDatabase, (fault) => {
      stopJobs(fault);
      status.setState({ state: 'faulty', fault }, true);
    });
    window.addEventListener('pageshow', openAfterSleep);
    return () => {
      stopWatching();
      window.removeEventListener('pageshow', openAfterSleep);
    };
  }, []);
}

/** A page that the browser kept aside was closed meanwhile; what it showed may have been cleared. */
function openAfterSleep({ persisted }: PageTransitionEvent): void {
  if (persisted) void tryToOpen();
}

/** Whether what was open has been lost: nothing is stored any more until the page is loaded again. */
export function isLoss(fault: StorageFault): boolean {
  return fault === 'closed' || fault === 'superseded';
}

/** Opens the storage once more after it could not be opened. */
export async function tryToOpen(): Promise<void> {
  status.setState(await open(), true);
}

async function open(): Promise<StorageStatus> {
  if (isStorageBlocked()) return { state: 'faulty', fault: 'unavailable' };
  const opened = await openDatabase(pageDatabase);
  return opened.ok ? { state: 'ready' } : { state: 'faulty', fault: opened.fault };
}
