import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { countGastos } from '@/lib/db/gasto-rows';
import { pageDatabase } from '@/lib/page/page-database';
import { useStorageStatus } from './use-storage-status';

/** Null if the browser does not tell, or the storage cannot be read. */
export type StoredSize = { gastos: number | null; bytes: number | null };

/** Up to date; undefined while it is counted. */
export function useStoredSize(): StoredSize | undefined {
  const { state } = useStorageStatus();
  const counted = useLiveQuery(async () => {
    if (state === 'opening') return undefined;
    return { gastos: state === 'ready' ? await countGastos(pageDatabase).catch(() => null) : null };
  }, [state]);
  const [bytes, setBytes] = useState<number | null>();
  useEffect(() => {
    let live = true;
    void usedBytes().then((used) => {
      if (live) setBytes(used);
    });
    return () => {
      live = false;
    };
  }, [counted]);
  return counted && bytes !== undefined ? { ...counted, bytes } : undefined;
}

/** The browser's estimate of this site's disk use, in bytes. */
async function usedBytes(): Promise<number | null> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  try {
    return (await storage?.estimate?.())?.usage ?? null;
  } catch {
    return null;
  }
}
