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

/** The one import of a page: where it stands, and what a person may do to it. It outlives every screen. */
export type ImportSession = {
  flow: Pick<StoreApi<ImportFlow>, 'getState' | 'getInitialState' | 'subscribe'>;
  select: (file: File) => void;
  clear: () => void;
  /** Says how the selected file is to be imported. Another file starts from a plan without corrections. */
  plan: (plan: ImportPlan) => void;
  /** Opens the review of the selected file, or closes it. */
  review: (open: boolean) => void;
  /**
   * Imports the selected file; while that goes on, the browser asks before the page is left. Answers how it ended, or null
   * where no file was waiting.
   */
  start: () => Promise<ImportOutcome | null>;
  cancel: () => void;
};

/** The page's import. It goes on while the person visits other screens. */
export const importSession = createImportSession(prepareImport);

/** Creates a session without a file. As long as a file is selected, its import is prepared. */
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
    // The first data are worth it.
    askForProtectionOnce();
    const { job } = prepared;
    prepared = null;
    dispatch({ type: 'start' });
    running = job.start(
      current.plan,
      (percent) => {
        dispatch({ type: 'progress', percent });
      },
      (stored) => {
        dispatch({ type: 'checked', stored });
      },
    );
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
