import { faultOf, openDatabase, type GastosDatabase } from '@/lib/db/database';
import { reconcileImports } from '@/lib/db/import-diary';
import type { ProgramDatabase } from '@/lib/db/program-database';
import type { JobCancelled, JobFailure } from './jobs';
import { withWriteLock } from '@/lib/db/write-lock';

/** The two databases: the person's data, and what the program keeps for itself. */
export type Stores = { db: GastosDatabase; program: ProgramDatabase };

/** Opens both databases for what will be asked of them. What cannot be opened says so when it is asked for. */
export async function openAhead({ db, program }: Stores): Promise<void> {
  await Promise.all([openDatabase(db), openDatabase(program)]);
}

/**
 * Does a long write in its turn, with both databases open and the diary in line with the data. Whatever goes wrong, or
 * is called off by the signal, is an answer: it never rejects.
 */
export async function writeInTurn<Outcome>(
  stores: Stores,
  signal: AbortSignal,
  write: () => Promise<Outcome>,
): Promise<Outcome | JobFailure | JobCancelled> {
  // Before its turn: nobody else is to wait for a database that does not open.
  const opened = await openDatabase(stores.program);
  if (!opened.ok) return { kind: 'failed', fault: opened.fault };
  return writeDataInTurn(stores, signal, async () => {
    await reconcileImports(stores.db, stores.program);
    return write();
  });
}

/** As {@link writeInTurn}, but the second database may be out of order: whoever writes takes it as it is. */
export async function writeDataInTurn<Outcome>(
  { db, program }: Stores,
  signal: AbortSignal,
  write: () => Promise<Outcome>,
): Promise<Outcome | JobFailure | JobCancelled> {
  const opened = await openDatabase(db);
  if (!opened.ok) return { kind: 'failed', fault: opened.fault };
  try {
    return await withWriteLock(signal, write);
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    return { kind: 'failed', fault: program.lost ?? faultOf(db, error) };
  }
}
