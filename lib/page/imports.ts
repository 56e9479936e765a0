import { hasOpenImports, listImports } from '@/lib/db/import-diary';
import { isImportStored } from '@/lib/db/reconcile-imports';
import { observedPart } from '@/lib/db/observed';
import type { Query } from '@/lib/db/query';
import { DATA, PROGRAM } from '@/lib/db/stored-databases';
import type { ImportRecord } from '@/lib/import/import-record';
import { startJob } from './workers';
import { loadDatabases, programQuery } from './page-data';

const stored = programQuery('imports', [observedPart(PROGRAM.name, 'imports', '')], ({ pageProgram }) =>
  listImports(pageProgram),
);

/** Last first. Imports that a killed program left open are closed first. */
export const imports: Query<ImportRecord[]> = {
  ...stored,
  follow: (onAnswer, onError) => {
    void closeOpenImports();
    return stored.follow(onAnswer, onError);
  },
};

const ROWS_OF_IMPORTS = [
  observedPart(PROGRAM.name, 'importedRows', ''),
  ...['gastos', 'categorias', 'metodosPago'].map((table) => observedPart(DATA.name, table, '')),
];

export function isStoredImport(id: number): Query<boolean> {
  return programQuery(`import ${id}`, ROWS_OF_IMPORTS, ({ pageDatabase, pageProgram }) =>
    isImportStored(pageDatabase, pageProgram, id),
  );
}

/** Never rejects. */
export async function closeOpenImports(): Promise<void> {
  try {
    const { pageProgram } = await loadDatabases();
    if (await hasOpenImports(pageProgram)) await startJob('reconcile', null).outcome;
  } catch {
    // The screen reports an unreadable database.
  }
}
