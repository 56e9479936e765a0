import { useEffect, useState } from 'react';
import { foreseeCopyFault } from '@/lib/db/copies';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { pageDatabase, pageProgram } from '@/lib/page/page-database';

/** Why no copy of all data can be kept in this browser now; null where nothing speaks against it, and until that is known. */
export function useCopyFault(): StorageFault | null {
  const [fault, setFault] = useState<StorageFault | null>(null);
  useEffect(() => {
    let live = true;
    void foresee().then((foreseen) => {
      if (live) setFault(foreseen);
    });
    return () => {
      live = false;
    };
  }, []);
  return fault;
}

async function foresee(): Promise<StorageFault | null> {
  try {
    return await foreseeCopyFault(pageDatabase, pageProgram, await freeRoom());
  } catch {
    return null; // The data cannot be read: that is for whoever tries to clear them to say.
  }
}

/** The bytes that this site may still store, by the browser's estimate; null where it gives none. */
async function freeRoom(): Promise<number | null> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  const { quota, usage } = (await storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? null : quota - usage;
}
