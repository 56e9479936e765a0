import type { StorageFault } from '@/lib/domain/storage-fault';
import { startJob } from './job-client';
import { followAct } from './long-act';

/** From this number on, removing keeps a copy first. */
const MANY = 10;

/**
 * Keeps a copy before many expenses are removed. After a fault ask the person: a full disk may have no room for an
 * undo either. After `cancelled` remove nothing.
 */
export async function keepCopyBeforeRemoving(count: number): Promise<StorageFault | 'cancelled' | null> {
  if (count < MANY) return null;
  const { control, end } = followAct('copying');
  const job = startJob('copy', { reason: 'gastos-deleted' }, control.onPercent);
  control.signal.addEventListener('abort', job.cancel);
  control.onPercent(0);
  try {
    const outcome = await job.outcome;
    // A copy made before the cancellation stays; so do the rows.
    if (control.signal.aborted || outcome.kind === 'cancelled') return 'cancelled';
    return outcome.kind === 'failed' ? outcome.fault : null;
  } finally {
    end();
  }
}
