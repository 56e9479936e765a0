import { type Operation, writeChange } from '@/lib/db/apply-change';
import type { GastosDatabase } from '@/lib/db/databases';
import type { Change } from '@/lib/domain/change';

/** Runs an operation as the program does, and answers its change. */
export async function changeBy(db: GastosDatabase, operation: Operation<unknown>): Promise<Change> {
  const written = await writeChange(db, operation);
  if (!written.ok) throw new Error(`refused: ${String(written.fault)}`);
  return written.value;
}
