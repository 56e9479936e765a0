import { useLiveQuery } from 'dexie-react-hooks';
import { listCopies } from '@/lib/db/copies';
import type { CopyRecord } from '@/lib/domain/copy-record';
import { lossOf, type DataLoss } from '@/lib/domain/data-loss';
import { startJob } from '@/lib/worker/job-client';
import type { Jobs } from '@/lib/worker/jobs';
import { pageProgram } from './page-database';
import { useMarker } from './stored-marker';

/**
 * What was lost, for a screen that has found the database empty or not: null where nothing was, undefined while that is
 * being looked up.
 */
export function useDataLoss(isEmpty: boolean): DataLoss | null | undefined {
  const marker = useMarker();
  const suspected = isEmpty && marker !== null && marker.gastos > 0;
  const copies = useLiveQuery(() => (suspected ? readCopies() : undefined), [suspected]);
  if (!suspected) return null;
  return copies && lossOf(marker, copies);
}

/** Puts a copy in the place of all data, in a worker. */
export function restoreLost(copyId: number): Promise<Jobs['restore-copy']['outcome']> {
  return startJob('restore-copy', { id: copyId }).outcome;
}

/** Where the second database cannot be read there are no copies to offer. */
async function readCopies(): Promise<CopyRecord[]> {
  try {
    return await listCopies(pageProgram);
  } catch {
    return [];
  }
}
