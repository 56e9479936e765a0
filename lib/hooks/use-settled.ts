import { useStore } from 'zustand';
import { settled } from '@/lib/page/settled';

/** True once deferred parts of the page may load. */
export function useSettled(): boolean {
  return useStore(settled);
}
