import type { ProgramDatabase } from './program-database';
import type { UnfinishedRow } from './unfinished-row';

/** Everything unfinished, of all tabs, in no certain order. */
export function listUnfinished({ unfinished }: ProgramDatabase): Promise<UnfinishedRow[]> {
  return unfinished.toArray();
}

/** Writes a row as it is now. Writes and deletions happen in the order in which they were asked for. */
export async function putUnfinished({ unfinished }: ProgramDatabase, row: UnfinishedRow): Promise<void> {
  await unfinished.put(row);
}

/** Deletes a row: it is stored as an expense, or the person gave it up. */
export async function deleteUnfinished({ unfinished }: ProgramDatabase, id: string): Promise<void> {
  await unfinished.delete(id);
}

/** Deletes the rows of all tabs. */
export async function clearUnfinished({ unfinished }: ProgramDatabase): Promise<void> {
  await unfinished.clear();
}
