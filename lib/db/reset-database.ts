import { Dexie } from 'dexie';
import type { GastosDatabase } from './database';
import type { ProgramDatabase } from './program-database';

/**
 * Clears the three tables in one transaction: all of them, or on a rejection none. The commit waits for `beforeCommit`,
 * which is called when nothing but the commit itself is left.
 */
export async function resetDatabase(db: GastosDatabase, beforeCommit?: () => Promise<void>): Promise<void> {
  await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    await Promise.all([db.gastos.clear(), db.categorias.clear(), db.metodosPago.clear()]);
    if (beforeCommit) await Dexie.waitFor(beforeCommit);
  });
}

/** Erases, in one transaction, all that the second database knows of the data: every copy, and the diary of imports. */
export async function forgetData(program: ProgramDatabase): Promise<void> {
  const tables = [program.copies, program.copyContents, program.imports, program.importedRows];
  await program.transaction('rw', tables, () => Promise.all(tables.map((table) => table.clear())));
}
