import { GastosDatabase, ProgramDatabase } from '@/lib/db/databases';
import { faultOf, openDatabase } from '@/lib/db/open-database';
import { reconcileImports } from '@/lib/db/reconcile-imports';
import { withWriteLock } from '@/lib/db/write-lock';
import type { JobFailure } from './jobs';

export type Stores = { db: GastosDatabase; program: ProgramDatabase };

export function createStores(): Stores {
  return { db: new GastosDatabase(), program: new ProgramDatabase() };
}

/** Opens both databases and reconciles the diary first. Never rejects. */
export async function writeInTurn<Outcome>(
  stores: Stores,
  signal: AbortSignal,
  write: () => Promise<Outcome>,
): Promise<Outcome | JobFailure | { kind: 'cancelled' }> {
  // Before the turn, so that a database that does not open keeps nobody waiting.
  const opened = await openDatabase(stores.program);
  if (!opened.ok) return { kind: 'failed', fault: opened.fault };
  return writeDataInTurn(stores, signal, async () => {
    await reconcileImports(stores.db, stores.program);
    return write();
  });
}

/** As {@link writeInTurn}, but the second database may be out of order. */
export async function writeDataInTurn<Outcome>(
  { db, program }: Stores,
  signal: AbortSignal,
  write: () => Promise<Outcome>,
): Promise<Outcome | JobFailure | { kind: 'cancelled' }> {
  const opened = await openDatabase(db);
  if (!opened.ok) return { kind: 'failed', fault: opened.fault };
  try {
    return await withWriteLock('exclusive', write, { signal });
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    return { kind: 'failed', fault: program.lost ?? faultOf(db, error) };
  }
}
