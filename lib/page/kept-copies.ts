import { eraseCopies, foreseeCopyFault, listCopies } from '@/lib/db/copies';
import { observedPart } from '@/lib/db/observed';
import { toStorageFault } from '@/lib/db/storage-error';
import { PROGRAM } from '@/lib/db/stored-databases';
import type { CopyRecord } from '@/lib/domain/copy-record';
import { failure, success, type Result } from '@/lib/domain/result';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { loadDatabases, programQuery } from './page-data';

/** Newest first; none if the second database cannot be read. */
export const keptCopies = programQuery(
  'copies',
  ['copies', 'imports'].map((table) => observedPart(PROGRAM.name, table, '')),
  ({ pageProgram }) => listCopies(pageProgram).catch((): CopyRecord[] => []),
);

export async function findCopyFault(): Promise<StorageFault | null> {
  const { pageDatabase, pageProgram } = await loadDatabases();
  return foreseeCopyFault(pageDatabase, pageProgram);
}

/** Answers a fault if the copies are still there. */
export async function eraseKeptCopies(): Promise<Result<null, StorageFault>> {
  try {
    const { pageProgram } = await loadDatabases();
    await eraseCopies(pageProgram);
    return success(null);
  } catch (error) {
    return failure(toStorageFault(error));
  }
}
