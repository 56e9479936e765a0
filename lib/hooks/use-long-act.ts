import { useStore } from 'zustand';
import { longAct, type LongAct } from '@/lib/page/long-act';

/** The progress of a long act; null if none runs. */
export function useLongAct(): LongAct | null {
  return useStore(longAct).act;
}
