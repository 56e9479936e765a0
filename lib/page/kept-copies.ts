import { eraseCopies, listCopies } from '@/lib/db/copies';
import { toStorageFault } from '@/lib/db/storage-error';
import type { CopyRecord } from '@/lib/domain/copy-record';
import { failure, success, type Result } from '@/lib/domain/result';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { pageProgram } from './page-database';

/** Newest first; none if the second database cannot be read. */
export async function readKeptCopies(): Promise<CopyRecord[]> {
  try {
    return await listCopies(pageProgram);
  } catch {
    return [];
  }
}

/** Answers a fault if the copies are still there. */
export async function eraseKeptCopies(): Promise<Result<null, StorageFault>> {
  try {
    await eraseCopies(pageProgram);
    return success(null);
  } catch (error) {
    return failure(toStorageFault(error));
  }
}
