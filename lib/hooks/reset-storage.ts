import { resetDatabase } from '@/lib/db/reset-database';
import { toStorageFault } from '@/lib/db/storage-error';
import { failure, success, type Result } from '@/lib/domain/result';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { pageDatabase } from './page-database';

/** Clears all data of this browser, or says why it stayed as it was. */
export async function resetStorage(): Promise<Result<null, StorageFault>> {
  try {
    await resetDatabase(pageDatabase);
    return success(null);
  } catch (error) {
    return failure(toStorageFault(error));
  }
}
