import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ImportFlow } from '@/lib/import/import-flow';
import { importSession } from '@/lib/page/import-session';

/** Where the person stands with the import. */
export function useImportFlow(): ImportFlow {
  return useStore(importSession.flow);
}

/** Has the browser ask before the page is left while an import runs. */
export function useImportGuard(): void {
  const state = useStore(importSession.flow, (flow) => flow.state);
  useEffect(() => {
    if (state !== 'importing') return;
    function ask(event: BeforeUnloadEvent) {
      event.preventDefault();
    }
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [state]);
}
