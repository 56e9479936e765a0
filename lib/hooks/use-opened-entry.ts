import { useStore } from 'zustand';
import { openedEntry, type OpenedEntry } from '@/lib/page/opened-entry';

/** What the entry form is open for. */
export function useOpenedEntry(): OpenedEntry {
  return useStore(openedEntry);
}
