import { countStoredGastos } from '@/lib/db/gasto-rows';
import { storedQuery, type Query } from '@/lib/db/query';
import { pageDatabase } from './page-database';

/** Null if the browser does not tell, or the storage cannot be read. */
type StoredSize = { gastos: number | null; bytes: number | null };

/** `isReadable`: the storage is open. */
export function storedSize(isReadable: boolean): Query<StoredSize> {
  return storedQuery(isReadable ? 'size' : 'size of closed storage', async () => {
    const gastos = isReadable ? await countStoredGastos(pageDatabase).catch(() => null) : null;
    return { gastos, bytes: await usedBytes() };
  });
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
