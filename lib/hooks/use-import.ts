import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ImportFlow } from '@/lib/import/import-flow';
import { startJob } from '@/lib/page/job-client';
import { createImportSession, type ImportSession } from '@/lib/page/import-session';
import { noteChange } from '@/lib/page/copy-reminder-state';
import { askForProtectionOnce } from './use-protection';

const session = createImportSession((given, onPercent) => startJob('import', given, onPercent));

/** The page's import. It goes on while the person visits other screens. */
export const importSession: ImportSession = { ...session, start };

/** The first data are worth asking the browser to protect them. */
async function start(): ReturnType<ImportSession['start']> {
  askForProtectionOnce();
  const outcome = await session.start();
  if (outcome?.kind === 'finished' && outcome.recordId !== null) noteChange(new Date());
  return outcome;
}

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
