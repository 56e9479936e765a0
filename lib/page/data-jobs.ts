import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { eraseCopies, listCopies } from '@/lib/db/copies';
import { hasOpenImports, listImports } from '@/lib/db/import-diary';
import { toStorageFault } from '@/lib/db/storage-error';
import type { CopyReason, CopyRecord } from '@/lib/domain/copy-record';
import { failure, success, type Result } from '@/lib/domain/result';
import type { StorageFault } from '@/lib/domain/storage-fault';
import type { ImportRecord } from '@/lib/import/import-record';
import { startJob } from './job-client';
import type { Jobs } from '@/lib/worker/jobs';
import { pageProgram } from './page-database';

/**
 * The imports of this browser, the last one first. Undefined while loading. What a program that was killed has left open
 * is looked at first.
 */
export function useImports(): ImportRecord[] | undefined {
  useEffect(() => {
    void reconcileDiary();
  }, []);
  return useLiveQuery(() => listImports(pageProgram));
}

async function reconcileDiary(): Promise<void> {
  try {
    if (await hasOpenImports(pageProgram)) await startJob('reconcile', null).outcome;
  } catch {
    // The database cannot be read: the screen says so by itself.
  }
}

/** The copies that this browser keeps, the newest first. Undefined while loading. */
export function useCopies(): CopyRecord[] | undefined {
  return useLiveQuery(readCopies);
}

async function readCopies(): Promise<CopyRecord[]> {
  try {
    return await listCopies(pageProgram);
  } catch {
    return []; // Where the second database cannot be read there is nothing to offer.
  }
}

/** Removes what an import added, in a worker. */
export function undoImport(
  id: number,
  edited: Jobs['undo-import']['given']['edited'],
): Promise<Jobs['undo-import']['outcome']> {
  return startJob('undo-import', { id, edited }).outcome;
}

/** Puts a copy in the place of all data, in a worker. */
export function restoreCopy(id: number): Promise<Jobs['restore-copy']['outcome']> {
  return startJob('restore-copy', { id }).outcome;
}

/** Keeps a copy of all data, in a worker. */
export function keepCopy(reason: CopyReason): Promise<Jobs['copy']['outcome']> {
  return startJob('copy', { reason }).outcome;
}

/** Erases all copies for good, or says why they are still there. */
export async function eraseAllCopies(): Promise<Result<null, StorageFault>> {
  try {
    await eraseCopies(pageProgram);
    return success(null);
  } catch (error) {
    return failure(toStorageFault(error));
  }
}
