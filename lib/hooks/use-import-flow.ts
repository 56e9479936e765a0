import { useStore } from 'zustand';
import type { ImportFlow } from '@/lib/import/import-flow';
import { importSession } from '@/lib/page/import-session';

export function useImportFlow(): ImportFlow {
  return useStore(importSession.flow);
}
