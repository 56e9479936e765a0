import { useStore } from 'zustand';
import { settled } from '@/lib/page/settled';

/** Whether what the page keeps for later may load. */
export function useSettled(): boolean {
  return useStore(settled);
}
