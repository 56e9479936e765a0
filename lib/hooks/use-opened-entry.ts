import { useStore } from 'zustand';
import { openedEntry, type OpenedEntry } from '@/lib/page/opened-entry';

export function useOpenedEntry(): OpenedEntry {
  return useStore(openedEntry);
}
