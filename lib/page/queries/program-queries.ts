import { observedPart } from '@/lib/db/changes';
import { eraseCopies, foreseeCopyFault, listCopies } from '@/lib/db/copies';
import { listImports } from '@/lib/db/import-diary';
import { hasOpenImports, isImportStored } from '@/lib/db/reconcile-imports';
import { toStorageFault } from '@/lib/db/open-database';
import { DATA, PROGRAM } from '@/lib/db/raw-reader';
import { countStoredGastos } from '@/lib/db/stored-rows';
import type { CopyRecord } from '@/lib/domain/copies';
import { failure, type Result, type StorageFault, success } from '@/lib/domain/result';
import type { ImportRecord } from '@/lib/import/import-flow';
import { loadDatabases } from '@/lib/page/storage/page-data';
import type * as PageDatabase from '@/lib/page/storage/page-database';
import { dataQuery, type Query, storedQuery, type StoredQuery } from './query';
import { startJob } from '@/lib/page/workers';

/** A question to the second database by Dexie, asked again after each change of the `parts`, which {@link observedPart} names. */
function programQuery<Value>(
  name: string,
  parts: readonly string[],
  read: (databases: typeof PageDatabase) => Promise<Value>,
): StoredQuery<Value> {
  return storedQuery(name, async (observed) => {
    for (const part of parts) observed.noteRange(part, undefined);
    return read(await loadDatabases());
  });
}

/** Newest first; none if the second database cannot be read. */
export const keptCopies = programQuery(
  'copies',
  ['copies', 'imports'].map((table) => observedPart(PROGRAM.name, table, '')),
  ({ pageProgram }) => listCopies(pageProgram).catch((): CopyRecord[] => []),
);

export async function findCopyFault(): Promise<StorageFault | null> {
  const { pageDatabase, pageProgram } = await loadDatabases();
  return foreseeCopyFault(pageDatabase, pageProgram);
}

/** Answers a fault if the copies are still there. */
export async function eraseKeptCopies(): Promise<Result<null, StorageFault>> {
  try {
    const { pageProgram } = await loadDatabases();
    await eraseCopies(pageProgram);
    return success(null);
  } catch (error) {
    return failure(toStorageFault(error));
  }
}

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

/** Null if the browser does not tell, or the storage cannot be read. */
type StoredSize = {
  gastos: number | null;
  bytes: number | null;
  /** True if most bytes are the program's own files; false if the browser does not tell. */
  isMostlyProgram: boolean;
};

/** `isReadable`: the storage is open. */
export function storedSize(isReadable: boolean): Query<StoredSize> {
  return dataQuery(isReadable ? 'size' : 'size of closed storage', async (data) => {
    const gastos = isReadable ? await countStoredGastos(data).then(null, () => null) : null;
    return { gastos, ...(await usedBytes()) };
  });
}

/** Chromium alone tells the parts. */
type DetailedEstimate = StorageEstimate & { usageDetails?: { caches?: number } };

async function usedBytes(): Promise<Omit<StoredSize, 'gastos'>> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  try {
    const estimate: DetailedEstimate | undefined = await storage?.estimate?.();
    const bytes = estimate?.usage ?? null;
    const program = estimate?.usageDetails?.caches ?? 0;
    return { bytes, isMostlyProgram: bytes !== null && program * 2 > bytes };
  } catch {
    return { bytes: null, isMostlyProgram: false };
  }
}
