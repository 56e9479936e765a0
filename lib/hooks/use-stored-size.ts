import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { countGastos } from '@/lib/db/gasto-rows';
import { pageDatabase } from '@/lib/page/page-database';
import { useStorageStatus } from './use-storage-status';

/** How much is stored: null where the browser does not say, or the storage cannot be read. */
export type StoredSize = { gastos: number | null; bytes: number | null };

/** How much is stored, kept up to date. Undefined while that is counted. */
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

/** What this site takes of the disk, by the browser's estimate. */
async function usedBytes(): Promise<number | null> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  try {
    return (await storage?.estimate?.())?.usage ?? null;
  } catch {
    return null;
  }
}
