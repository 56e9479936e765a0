import type { Change, MissingReference } from '@/lib/domain/change';
import { failure, success, type Result } from '@/lib/domain/result';
import type { GastosDatabase } from './database';
import type { WriteControl } from './followed-write';
import { deadIds, missingReference } from './references';

/**
 * Runs an operation in one transaction and answers its change; undoes all if an expense would refer to a missing row.
 * Rejects with Dexie's error if nothing could be written.
 */
export async function writeChange<Fault>(
  db: GastosDatabase,
  operate: (db: GastosDatabase, control?: WriteControl) => Promise<Result<Change, Fault>>,
  control?: WriteControl,
): Promise<Result<Change, Fault | MissingReference>> {
  const found: { missing: MissingReference | null } = { missing: null };
  try {
    return await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
      const operated = await operate(db, control);
      if (!operated.ok) return operated;
      const change = operated.value;
      found.missing = await missingReference(db, change);
      if (found.missing) throw new Error(found.missing);
      return success({ ...change, dead: await deadIds(db, change) });
    });
  } catch (error) {
    if (found.missing) return failure(found.missing);
    throw error;
  }
}
