import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  advance,
  NO_FILE,
  type ImportEvent,
  type ImportFlow,
  type ImportOutcome,
  type ImportPlan,
} from '@/lib/import/import-flow';
import { noteAnyStored } from './any-stored';
import { prepareImport, type PreparedImport, type RunningJob } from './job-client';
import { askForProtectionOnce } from './ask-protection-once';
import { noteChange } from './uncopied-changes';

/** The one import of a page, which outlives every screen. */
export type ImportSession = {
  flow: Pick<StoreApi<ImportFlow>, 'getState' | 'getInitialState' | 'subscribe'>;
  select: (file: File) => void;
  clear: () => void;
  /** Another file starts with an empty plan. */
  plan: (plan: ImportPlan) => void;
  review: (open: boolean) => void;
  /** Imports the selected file; meanwhile the browser asks before the page is left. Null if no file was selected. */
  start: () => Promise<ImportOutcome | null>;
  cancel: () => void;
};

export const importSession = createImportSession(prepareImport);

/** A selected file is prepared at once. */
export function createImportSession(prepare: (file: File) => PreparedImport): ImportSession {
  const flow = createStore<ImportFlow>(() => NO_FILE);
  let prepared: { file: File; job: PreparedImport } | null = null;
  let running: RunningJob<'import'> | null = null;

  function dispatch(event: ImportEvent) {
    flow.setState((current) => advance(current, event), true);
    const after = flow.getState();
    const file = after.state === 'selected' ? after.file : null;
    if (after.state === 'importing' || file === (prepared?.file ?? null)) return;
    prepared?.job.giveUp();
    prepared = file && { file, job: prepare(file) };
  }

  async function start() {
    const current = flow.getState();
    if (current.state !== 'selected' || !prepared) return null;
    // The first data deserve protection.
    askForProtectionOnce();
    const { job } = prepared;
    prepared = null;
    dispatch({ type: 'start' });
    running = job.start(current.plan, {
      onPercent: (percent) => {
        dispatch({ type: 'progress', percent });
      },
      onStored: (stored) => {
        dispatch({ type: 'checked', stored });
      },
    });
    window.addEventListener('beforeunload', askBeforeLeaving);
    const outcome = await running.outcome;
    window.removeEventListener('beforeunload', askBeforeLeaving);
    running = null;
    if (outcome.kind === 'finished' && outcome.summary.imported > 0) noteAnyStored();
    dispatch({ type: 'end', outcome });
    if (outcome.kind === 'finished' && outcome.recordId !== null) noteChange(new Date());
    return outcome;
  }

  return {
    flow,
    select: (file) => {
      dispatch({ type: 'select', file });
    },
    clear: () => {
      dispatch({ type: 'clear' });
    },
    plan: (plan) => {
      dispatch({ type: 'plan', plan });
    },
    review: (open) => {
      dispatch({ type: 'review', open });
    },
    start,
    cancel: () => {
      dispatch({ type: 'cancel' });
      running?.cancel();
    },
  };
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
