import { GastosDatabase } from '@/lib/db/database';
import { ProgramDatabase } from '@/lib/db/program-database';
import type { JobControl, JobKind, Jobs, WorkerReply, WorkerRequest } from './jobs';
import { runBackup, runCheckBackup, runRestoreBackup } from './run-backup';
import { runExport } from './run-export';
import { runFolderCopy } from './run-folder-copy';
import { runImport } from './run-import';
import { runCopy, runReset, runRestoreCopy } from './run-copies';
import { runReview } from './run-review';
import { runUndoImport } from './run-undo-import';
import { writeInTurn } from './stores';

/** The data worker: one job a worker, told by messages what jobs.ts defines. */
const abort = new AbortController();
let lastPercent = 0;

type Runs = {
  [Kind in JobKind]: (given: Jobs[Kind]['given'], control: JobControl) => Promise<Jobs[Kind]['outcome']>;
};

const stores = { db: new GastosDatabase(), program: new ProgramDatabase() };

const RUNS: Runs = {
  import: (given, control) => runImport(stores, given, control, new Date()),
  'undo-import': (given, control) => runUndoImport(stores, given, control, new Date()),
  // Whoever writes in turn finds the diary in line: there is nothing more to do.
  reconcile: (_, { signal }) =>
    writeInTurn(stores, signal, () => Promise.resolve({ kind: 'finished' as const })),
  copy: (given, control) => runCopy(stores, given, control, new Date()),
  reset: (given, control) => runReset(stores, given, control, new Date()),
  'restore-copy': (given, control) => runRestoreCopy(stores, given, control, new Date()),
  backup: (given, control) => runBackup(stores, given, control, new Date()),
  'check-backup': runCheckBackup,
  'restore-backup': (given, control) => runRestoreBackup(stores, given, control, new Date()),
  'folder-copy': (given, control) => runFolderCopy(stores, given, control, new Date()),
  review: (given, control) => runReview(stores, given, control),
  export: (given, control) => runExport(stores.db, given, control),
};

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'cancel') abort.abort();
  else void run(data.kind, data.given);
});

async function run<Kind extends JobKind>(kind: Kind, given: Jobs[Kind]['given']): Promise<void> {
  const outcome = await RUNS[kind](given, { onPercent: reportPercent, signal: abort.signal });
  reply({ type: 'outcome', outcome });
}

function reportPercent(percent: number): void {
  if (percent === lastPercent) return;
  lastPercent = percent;
  reply({ type: 'percent', percent });
}

function reply(message: WorkerReply): void {
  self.postMessage(message);
}
