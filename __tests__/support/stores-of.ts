import { type GastosDatabase, ProgramDatabase } from '@/lib/db/databases';
import type { Stores } from '@/lib/worker/stores';

/** A database with the second one that belongs to it. */
export function storesOf(db: GastosDatabase): Stores {
  return { db, program: new ProgramDatabase(`${db.name}-programa`) };
}

/** The instant at which the jobs of tests are done. */
export const NOW = new Date('2026-10-05T10:00:00Z');
