import { useLiveQuery } from 'dexie-react-hooks';
import type { Starters } from '@/lib/domain/entities';
import { readEntryChoices, type EntryChoices } from '@/lib/page/entry-choices';

/** The choices of the entry form; the starters where nothing is stored yet. Undefined while loading. */
export function useEntryChoices(starters: Starters): EntryChoices | undefined {
  return useLiveQuery(() => readEntryChoices(starters), [starters]);
}
