import { useLiveQuery } from 'dexie-react-hooks';
import { isImportStored } from '@/lib/db/import-diary';
import { readSetting, useSetting, writeSetting } from './settings';
import { pageDatabase, pageProgram } from './page-database';

/** Which import brought the sample data. */
const KEY = 'mis-gastos:sample';

/** Remembers which import brought the sample data. */
export function noteSampleImport(id: number): void {
  writeSetting(KEY, String(id));
}

/** Forgets that there were sample data. */
export function forgetSampleImport(): void {
  if (readSetting(KEY) !== null) writeSetting(KEY, '');
}

/** The import that was noted to have brought the sample data; null where there was none. */
export function useNotedSample(): number | null {
  const noted = useSetting(KEY);
  return noted && /^\d{1,15}$/.test(noted) ? Number(noted) : null;
}

/** Whether anything of an import is still stored, kept up to date. Undefined while that is looked up. */
export function useIsImportStored(id: number): boolean | undefined {
  return useLiveQuery(() => isImportStored(pageDatabase, pageProgram, id), [id]);
}
