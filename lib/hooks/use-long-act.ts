import { useStore } from 'zustand';
import { longAct, type LongAct } from '@/lib/page/long-act';

/** The act of many rows that takes long, as far as it is; null while none does. */
export function useLongAct(): LongAct | null {
  return useStore(longAct).act;
}
