import { GastosDatabase } from '@/lib/db/database';
import { watchChanges, type StoredChange } from '@/lib/db/watch-changes';
import { ProgramDatabase } from '@/lib/db/program-database';

/** This page's one connection to the person's data, opened at first use. */
export const pageDatabase = new GastosDatabase();

/** This page's one connection to the program's own data. */
export const pageProgram = new ProgramDatabase();

/** Calls back after each change of the data, from this page or elsewhere; the answered function ends the watch. */
export function watchData(onChange: (change: StoredChange) => void): () => void {
  return watchChanges(pageDatabase, onChange);
}
