import { GastosDatabase } from '@/lib/db/database';
import { watchChanges, type StoredChange } from '@/lib/db/watch-changes';
import { ProgramDatabase } from '@/lib/db/program-database';

/** Opened at first use. */
export const pageDatabase = new GastosDatabase();

export const pageProgram = new ProgramDatabase();

/** From this page or elsewhere; the answered function ends the watch. */
export function watchData(onChange: (change: StoredChange) => void): () => void {
  return watchChanges(pageDatabase, onChange);
}
