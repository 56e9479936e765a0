import { hasOpenImports, isImportStored, listImports } from '@/lib/db/import-diary';
import { storedQuery, type Query } from '@/lib/db/query';
import type { ImportRecord } from '@/lib/import/import-record';
import { startJob } from './job-client';
import { pageDatabase, pageProgram } from './page-database';

const stored = storedQuery('imports', () => listImports(pageProgram));

/** Last first. Imports that a killed program left open are closed first. */
export const imports: Query<ImportRecord[]> = {
  ...stored,
  follow: (onAnswer, onError) => {
    void closeOpenImports();
    return stored.follow(onAnswer, onError);
  },
};

export function isStoredImport(id: number): Query<boolean> {
  return storedQuery(`import ${id}`, () => isImportStored(pageDatabase, pageProgram, id));
}

/** Never rejects. */
export async function closeOpenImports(): Promise<void> {
  try {
    if (await hasOpenImports(pageProgram)) await startJob('reconcile', null).outcome;
  } catch {
    // The screen reports an unreadable database.
  }
}
