import type { DataReader } from '@/lib/db/stored-table';
import { type Observed, type StoredChange, watchChanges } from '@/lib/db/changes';
import { dataReader } from '@/lib/db/raw-reader';
import type * as PageDatabase from './page-database';
import { pageReader, programReader } from './page-readers';

/* A visit reads without Dexie, which only its first write loads. */

export const pageData: DataReader = dataReader(pageReader);

/** Changes of this page or elsewhere. */
export function watchData(onChange: (change: StoredChange) => void): () => void {
  return watchChanges(pageReader, onChange);
}

type Databases = typeof PageDatabase;

let loading: Promise<Databases> | null = null;

/**
 * The databases by Dexie, for all that writes. Callers go on in the order of their calls. Rejects if the script cannot be loaded; the next
 * call tries again.
 */
export function loadDatabases(): Promise<Databases> {
  loading ??= import('./page-database').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Of the second database; Dexie reads them if it has to upgrade the database first. */
export async function programRows<Row>(table: string, observed?: Observed): Promise<Row[]> {
  try {
    return await programReader.table<Row>(table, observed).toArray();
  } catch {
    const { pageProgram } = await loadDatabases();
    return pageProgram.table<Row>(table).toArray();
  }
}
