import type { JobControlOf, JobKind, Jobs } from './jobs';
import type { readAhead } from './read-import-file';
import { runBackup, runCheckBackup, runRestoreBackup } from './run-backup';
import { runCopy, runReset, runRestoreCopy } from './run-copies';
import { runExport } from './run-export';
import { runFolderCopy } from './run-folder-copy';
import { runImport } from './run-import';
import { runReview } from './run-review';
import { runRedoImport, runUndoImport } from './run-undo-import';
import { writeInTurn, type Stores } from './stores';

type Runs = {
  [Kind in JobKind]: (
    stores: Stores,
    given: Jobs[Kind]['given'],
    control: JobControlOf<Kind>,
    now: Date,
    ahead: ReturnType<typeof readAhead>,
  ) => Promise<Jobs[Kind]['outcome']>;
};

const RUNS: Runs = {
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
  export: ({ db }, given, control) => runExport(db, given, control),
};

/** `ahead` is an import's file if read before. Never rejects. */
export function runJob<Kind extends JobKind>(
  stores: Stores,
  kind: Kind,
  given: Jobs[Kind]['given'],
  control: JobControlOf<Kind>,
  now: Date,
  ahead: ReturnType<typeof readAhead>,
): Promise<Jobs[Kind]['outcome']> {
  return RUNS[kind](stores, given, control, now, ahead);
}
