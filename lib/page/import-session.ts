import { createStore, type StoreApi } from 'zustand/vanilla';
import { withStored, type ImportResult } from '@/lib/import/import-flow';
import type { JobFailure } from '@/lib/worker/jobs';
import { noteAnyStored } from './any-stored';
import { askForProtectionOnce } from './ask-protection-once';
import type { JobEvents, Running } from './job-client';
import { noteChange } from './uncopied-changes';

type Progress = { state: 'importing'; percent: number; cancelling: boolean };

/** `Waiting` are the states before an import, `Ready` is the content to import, `Kept` the part that stays after it. */
export type SessionFlow<Waiting, Ready, Kept, Finished> =
  { state: 'empty' } | Waiting | (Progress & Ready) | ({ state: 'finished'; result: Finished } & Kept);

/** The flow of a session as screens see it. */
export type ReadFlow<Flow> = Pick<StoreApi<Flow>, 'getState' | 'getInitialState' | 'subscribe'>;

type Ended = { kind: 'finished' } & ImportResult;

/**
 * One import at a time, which outlives every screen. `run` follows an import from its start: the first data deserve
 * protection, and the browser asks before the page is left. `back` answers the state after an import without effect.
 */
export function createImportSession<
  Waiting extends { state: string },
  Ready extends object,
  Kept extends object,
  Finished extends Ended,
  Unfinished extends { kind: 'cancelled' | 'refused' | 'changed' | 'failed' },
>(keep: (ready: Ready) => Kept, back: (ready: Ready, outcome: Unfinished | JobFailure) => Waiting) {
  type Flow = SessionFlow<Waiting, Ready, Kept, Finished>;
  const flow = createStore<Flow>(() => ({ state: 'empty' }));
  let cancelRunning: (() => void) | null = null;

  function set(next: Flow) {
    flow.setState(next, true);
  }

  async function run(ready: Ready, begin: (events: JobEvents) => Running<Finished | Unfinished>) {
    let progress: Progress = { state: 'importing', percent: 0, cancelling: false };
    let finished: (Flow & { result: Finished }) | null = null;
    function show(change: Partial<Progress>) {
      progress = { ...progress, ...change };
      set({ ...ready, ...progress });
    }
    function finish(result: Finished) {
      finished = { ...keep(ready), state: 'finished', result };
      set(finished);
    }
    askForProtectionOnce();
    show({});
    const job = begin({
      onPercent: (percent) => {
        if (percent > progress.percent) show({ percent });
      },
      onStored: (stored) => {
        if (finished && flow.getState() === finished) finish(withStored(finished.result, stored));
      },
    });
    cancelRunning = () => {
      show({ cancelling: true });
      job.cancel();
    };
    window.addEventListener('beforeunload', askBeforeLeaving);
    const outcome = await job.outcome;
    window.removeEventListener('beforeunload', askBeforeLeaving);
    cancelRunning = null;
    if (outcome.kind === 'finished') {
      if (outcome.summary.imported > 0) noteAnyStored();
      finish(outcome);
      if (outcome.recordId !== null) noteChange(new Date());
    } else set(back(ready, outcome));
    return outcome;
  }

  return {
    flow,
    set,
    run,
    cancel: () => {
      cancelRunning?.();
    },
  };
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
