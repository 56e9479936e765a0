import { GastosDatabase } from '@/lib/db/database';
import type { JobControl, JobKind, Jobs, WorkerReply, WorkerRequest } from './jobs';
import { runExport } from './run-export';
import { runImport } from './run-import';

/** The data worker: one job a worker, told by messages what jobs.ts defines. */
const abort = new AbortController();
let lastPercent = 0;

type Runs = {
  [Kind in JobKind]: (given: Jobs[Kind]['given'], control: JobControl) => Promise<Jobs[Kind]['outcome']>;
};

const RUNS: Runs = {
  import: (file, control) => runImport(new GastosDatabase(), file, control),
  export: (request, control) => runExport(new GastosDatabase(), request, control),
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
