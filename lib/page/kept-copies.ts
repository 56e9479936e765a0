import { eraseCopies, foreseeCopyFault, listCopies } from '@/lib/db/copies';
import { storedQuery } from '@/lib/db/query';
import { toStorageFault } from '@/lib/db/storage-error';
import type { CopyRecord } from '@/lib/domain/copy-record';
import { failure, success, type Result } from '@/lib/domain/result';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { pageDatabase, pageProgram } from './page-database';

/** Newest first; none if the second database cannot be read. */
export const keptCopies = storedQuery('copies', () => listCopies(pageProgram).catch((): CopyRecord[] => []));

export function findCopyFault(): Promise<StorageFault | null> {
  return foreseeCopyFault(pageDatabase, pageProgram);
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
