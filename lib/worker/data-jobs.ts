import { runBackup, runCheckBackup, runRestoreBackup } from './run-backup';
import { runCopy, runReset, runRestoreCopy, runFolderCopy } from './run-copies';
import { runExport } from './run-export';
import { runImport } from './run-import';
import { runReview } from './run-review';
import { runUnclassified } from './run-unclassified';
import { runRedoImport, runUndoImport } from './run-undo-import';
import type { JobTable } from './serve';
import { writeInTurn } from './stores';

export const DATA_JOBS: JobTable = {
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
