import { countStoredGastos } from '@/lib/db/gasto-rows';
import type { Query } from '@/lib/db/query';
import { dataQuery } from './page-data';

/** Null if the browser does not tell, or the storage cannot be read. */
type StoredSize = {
  gastos: number | null;
  bytes: number | null;
  /** True if most bytes are the program's own files; false if the browser does not tell. */
  isMostlyProgram: boolean;
};

/** `isReadable`: the storage is open. */
export function storedSize(isReadable: boolean): Query<StoredSize> {
  return dataQuery(isReadable ? 'size' : 'size of closed storage', async (data) => {
    const gastos = isReadable ? await countStoredGastos(data).then(null, () => null) : null;
    return { gastos, ...(await usedBytes()) };
  });
}

/** Chromium alone tells the parts. */
type DetailedEstimate = StorageEstimate & { usageDetails?: { caches?: number } };

async function usedBytes(): Promise<Omit<StoredSize, 'gastos'>> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  try {
    const estimate: DetailedEstimate | undefined = await storage?.estimate?.();
    const bytes = estimate?.usage ?? null;
    const program = estimate?.usageDetails?.caches ?? 0;
    return { bytes, isMostlyProgram: bytes !== null && program * 2 > bytes };
  } catch {
    return { bytes: null, isMostlyProgram: false };
  }
}
