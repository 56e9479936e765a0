import type { JobControl, JobKind, JobReply, Jobs, WorkerRequest } from './jobs';
import { readInAdvance } from './read-file';
import { runBackup, runCheckBackup, runRestoreBackup } from './run-backup';
import { runCopy, runReset, runRestoreCopy, runFolderCopy } from './run-copies';
import { runExport } from './run-export';
import { runImport } from './run-import';
import { runJob } from './run-job';
import { runReview } from './run-review';
import { runUnclassified } from './run-unclassified';
import { runRedoImport, runUndoImport } from './run-undo-import';
import { openAhead, writeInTurn, type Stores } from './stores';

/** None of these rejects. `ahead` is an import's file if read before. */
const JOBS: {
  [Kind in JobKind]: (
    stores: Stores,
    given: Jobs[Kind]['given'],
    control: JobControl<Jobs[Kind]['outcome']>,
    now: Date,
    ahead: ReturnType<typeof readInAdvance>,
  ) => Promise<Jobs[Kind]['outcome']>;
} = {
  import: runImport,
  'undo-import': runUndoImport,
  'redo-import': runRedoImport,
  // Writing in turn reconciles the diary first.
  reconcile: (stores, _, { signal }) =>
    writeInTurn(stores, signal, () => Promise.resolve({ kind: 'finished' as const })),
  copy: runCopy,
  reset: runReset,
  'restore-copy': runRestoreCopy,
  backup: runBackup,
  'check-backup': (_, given, control) => runCheckBackup(given, control),
  'restore-backup': runRestoreBackup,
  'folder-copy': runFolderCopy,
  review: runReview,
  unclassified: runUnclassified,
  export: ({ db }, given, control) => runExport(db, given, control),
};

export class JobRunner {
  readonly #stores: Stores;
  readonly #send: (message: JobReply<Jobs[JobKind]['outcome']>) => void;
  readonly #abort = new AbortController();
  #ahead: ReturnType<typeof readInAdvance> = null;

  constructor(stores: Stores, send: (message: JobReply<Jobs[JobKind]['outcome']>) => void) {
    this.#stores = stores;
    this.#send = send;
  }

  receive(request: WorkerRequest): void {
    switch (request.type) {
      case 'prepare':
        void openAhead(this.#stores);
        this.#ahead = readInAdvance(request.file);
        return;
      case 'start':
        void this.#run(request.kind, request.given);
        return;
      case 'cancel':
        this.#abort.abort();
    }
  }

  #run<Kind extends JobKind>(kind: Kind, given: Jobs[Kind]['given']): Promise<void> {
    return runJob<Jobs[Kind]['outcome']>(
      (control) => JOBS[kind](this.#stores, given, control, new Date(), this.#ahead),
      kind === 'import' ? 'importing' : 'writing',
      this.#abort.signal,
      this.#send,
    );
  }
}
