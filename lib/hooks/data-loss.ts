import { useLiveQuery } from 'dexie-react-hooks';
import { listCopies } from '@/lib/db/copies';
import type { CopyRecord } from '@/lib/domain/copy-record';
import { startJob } from '@/lib/worker/job-client';
import type { Jobs } from '@/lib/worker/jobs';
import { pageProgram } from './page-database';

/** The copies that a loss has left, newest first; none where the second database cannot be read. Undefined while loading. */
export function useCopiesLeft(): CopyRecord[] | undefined {
  return useLiveQuery(readCopies, []);
}

/** Puts a copy in the place of all data, in a worker. */
export function restoreLost(copyId: number): Promise<Jobs['restore-copy']['outcome']> {
  return startJob('restore-copy', { id: copyId }).outcome;
}

async function readCopies(): Promise<CopyRecord[]> {
  try {
    return await listCopies(pageProgram);
  } catch {
    return []; // Without the second database there is nothing to offer.
  }
}
