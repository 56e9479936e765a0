/* Brings Dexie: only loadDatabases in page-data.ts may import this. */

import { GastosDatabase, ProgramDatabase } from '@/lib/db/databases';
import { pageReader, programReader } from './page-readers';

/** Opened at first use. */
export const pageDatabase = new GastosDatabase();

export const pageProgram = new ProgramDatabase();

// Whichever connection learns first that the data are lost, neither is used again.
for (const [database, reader] of [
  [pageDatabase, pageReader],
  [pageProgram, programReader],
] as const) {
  reader.watchLoss((fault) => {
    database.lose(fault);
  });
  database.watchLoss((fault) => {
    reader.lose(fault);
  });
}
