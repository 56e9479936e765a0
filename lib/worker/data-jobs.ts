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
import { runUnclassified } from './shops';
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
