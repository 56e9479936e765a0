import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { isImportStored, listImports } from '@/lib/db/import-diary';
import type { ImportRecord } from '@/lib/import/import-record';
import { closeOpenImports } from '@/lib/page/open-imports';
import { pageDatabase, pageProgram } from '@/lib/page/page-database';

/**
 * The imports of this browser, last first; undefined while loading. Imports that a killed program left open are
 * closed first.
 */
export function useImports(): ImportRecord[] | undefined {
  useEffect(() => {
    void closeOpenImports();
  }, []);
  return useLiveQuery(() => listImports(pageProgram));
}

/** True if any row of an import is still stored; undefined while loading. */
export function useIsImportStored(id: number): boolean | undefined {
  return useLiveQuery(() => isImportStored(pageDatabase, pageProgram, id), [id]);
}
