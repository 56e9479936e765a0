import { useStore } from 'zustand';
import { formFirst } from '@/lib/page/form-first';

/** Whether the screens wait for the entry form. */
export function useFormFirst(): boolean {
  return useStore(formFirst);
}
