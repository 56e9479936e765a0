import type { ProgramDatabase } from './program-database';
import type { UnfinishedRow } from './unfinished-row';

/** Of all tabs, in no certain order. */
export function listUnfinished({ unfinished }: ProgramDatabase): Promise<UnfinishedRow[]> {
  return unfinished.toArray();
}

/** Writes and deletions happen in the order in which they were asked for. */
export async function putUnfinished({ unfinished }: ProgramDatabase, row: UnfinishedRow): Promise<void> {
  await unfinished.put(row);
}

export async function deleteUnfinished({ unfinished }: ProgramDatabase, id: string): Promise<void> {
  await unfinished.delete(id);
}

export async function clearUnfinished({ unfinished }: ProgramDatabase): Promise<void> {
  await unfinished.clear();
}
