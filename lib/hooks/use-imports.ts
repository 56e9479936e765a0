import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { isImportStored, listImports } from '@/lib/db/import-diary';
import type { ImportRecord } from '@/lib/import/import-record';
import { closeOpenImports } from '@/lib/page/open-imports';
import { pageDatabase, pageProgram } from '@/lib/page/page-database';

/**
 * The imports of this browser, the last one first. Undefined while loading. What a program that was killed has left open
 * is looked at first.
 */
export function useImports(): ImportRecord[] | undefined {
  useEffect(() => {
    void closeOpenImports();
  }, []);
  return useLiveQuery(() => listImports(pageProgram));
}

/** Whether anything of an import is still stored, kept up to date. Undefined while that is looked up. */
export function useIsImportStored(id: number): boolean | undefined {
  return useLiveQuery(() => isImportStored(pageDatabase, pageProgram, id), [id]);
}
