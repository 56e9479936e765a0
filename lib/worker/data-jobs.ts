import type { JobControl, JobReply, Jobs, WorkerRequest } from './jobs';
import { readInAdvance } from './read-file';
import {
  runBackup,
  runCheckBackup,
  runCopy,
  runFolderCopy,
  runReset,
  runRestoreBackup,
  runRestoreCopy,
} from './run-backup';
import { runExport } from './run-export';
import { runImport, runRedoImport, runReview, runUndoImport } from './run-import';
import { runJob } from './serve';
import { runUnclassified } from './shops';
import { type Stores, writeInTurn } from './stores';

/** None of these rejects. `ahead` is an import's file if read before. */
type JobTable = {
  [Kind in keyof Jobs]: (
    stores: Stores,
    given: Jobs[Kind]['given'],
    control: JobControl<Jobs[Kind]['outcome']>,
    now: Date,
    ahead: ReturnType<typeof readInAdvance>,
  ) => Promise<Jobs[Kind]['outcome']>;
};

const DATA_JOBS: JobTable = {
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
  readonly #send: (message: JobReply<Jobs[keyof Jobs]['outcome']>) => void;
  readonly #abort = new AbortController();
  #ahead: ReturnType<typeof readInAdvance> = null;

  constructor(stores: Stores, send: (message: JobReply<Jobs[keyof Jobs]['outcome']>) => void) {
    this.#stores = stores;
    this.#send = send;
  }

  receive(request: WorkerRequest): void {
    switch (request.type) {
      case 'prepare':
        // A failure shows at the first use.
        void Promise.allSettled([this.#stores.db.open(), this.#stores.program.open()]);
        this.#ahead = readInAdvance(request.file);
        return;
      case 'start':
        void this.#run(request.kind, request.given);
        return;
      case 'cancel':
        this.#abort.abort();
    }
  }

  #run<Kind extends keyof Jobs>(kind: Kind, given: Jobs[Kind]['given']): Promise<void> {
    return runJob<Jobs[Kind]['outcome']>(
      (control) => DATA_JOBS[kind](this.#stores, given, control, new Date(), this.#ahead),
      kind === 'import' ? 'importing' : 'writing',
      this.#abort.signal,
      this.#send,
    );
  }
}
