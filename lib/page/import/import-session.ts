import { createStore, type StoreApi } from 'zustand/vanilla';
import { type ImportResult, withStored } from '@/lib/import/import-flow';
import type { JobControl, JobFailure } from '@/lib/worker/jobs';
import { noteAnyStored } from '@/lib/page/storage/any-stored';
import { askForProtectionOnce } from '@/lib/page/storage/ask-protection-once';
import { noteChange } from '@/lib/page/storage/stored-notes';

type Progress = { state: 'importing'; percent: number; cancelling: boolean };

/** `Waiting`: before an import. `Ready`: what is imported. `Kept`: its part that stays. */
export type SessionFlow<Waiting, Ready, Kept, Finished> =
  | { state: 'empty' }
  | Waiting
  | (Progress & Ready)
  | ({ state: 'finished'; result: Finished } & Kept);

type ReadFlow<Flow> = Pick<StoreApi<Flow>, 'getState' | 'getInitialState' | 'subscribe'>;

type Begin<Outcome> = (events: Required<Pick<JobControl, 'onPercent' | 'onStored'>>) => {
  outcome: Promise<Outcome | JobFailure>;
  cancel: () => void;
};

/** One import at a time, which outlives every screen. */
export class ImportSession<
  Waiting extends { state: string },
  Ready extends object,
  Kept extends object,
  Finished extends { kind: 'finished' } & ImportResult,
  Unfinished extends { kind: 'cancelled' | 'refused' | 'changed' | 'failed' },
> {
  readonly #flow = createStore<SessionFlow<Waiting, Ready, Kept, Finished>>(() => ({ state: 'empty' }));
  readonly #keep: (ready: Ready) => Kept;
  readonly #back: (ready: Ready, outcome: Unfinished | JobFailure) => Waiting;
  #cancel: (() => void) | null = null;

  /** `back`: the state after an import without effect. */
  constructor(
    keep: (ready: Ready) => Kept,
    back: (ready: Ready, outcome: Unfinished | JobFailure) => Waiting,
  ) {
    this.#keep = keep;
    this.#back = back;
  }

  get flow(): ReadFlow<SessionFlow<Waiting, Ready, Kept, Finished>> {
    return this.#flow;
  }

  set(next: SessionFlow<Waiting, Ready, Kept, Finished>): void {
    this.#flow.setState(next, true);
  }

  /** Asks for protection; the browser asks before the page is left. */
  async run(ready: Ready, begin: Begin<Finished | Unfinished>): Promise<Finished | Unfinished | JobFailure> {
    let progress: Progress = { state: 'importing', percent: 0, cancelling: false };
    let finished: Finished | null = null;
    const show = (change: Partial<Progress>) => {
      progress = { ...progress, ...change };
      this.set({ ...ready, ...progress });
    };
    askForProtectionOnce();
    show({});
    const job = begin({
      onPercent: (percent) => {
        if (percent > progress.percent) show({ percent });
      },
      onStored: (stored) => {
        const now = this.#flow.getState();
        if (!finished || !('result' in now) || now.result !== finished) return;
        finished = withStored(finished, stored);
        this.#finish(ready, finished);
      },
    });
    this.#cancel = () => {
      show({ cancelling: true });
      job.cancel();
    };
    window.addEventListener('beforeunload', askBeforeLeaving);
    const outcome = await job.outcome;
    window.removeEventListener('beforeunload', askBeforeLeaving);
    this.#cancel = null;
    if (outcome.kind === 'finished') {
      finished = outcome;
      if (outcome.summary.imported > 0) noteAnyStored();
      this.#finish(ready, outcome);
      if (outcome.recordId !== null) noteChange(new Date());
    } else this.set(this.#back(ready, outcome));
    return outcome;
  }

  /** Asks a running import for an end without changes. */
  cancel(): void {
    this.#cancel?.();
  }

  #finish(ready: Ready, result: Finished): void {
    this.set({ ...this.#keep(ready), state: 'finished', result });
  }
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
