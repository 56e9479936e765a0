import './without-network';
import { GastosDatabase } from '@/lib/db/database';
import { ProgramDatabase } from '@/lib/db/program-database';
import type { WorkerReply, WorkerRequest } from './jobs';
import { runJob } from './run-job';

/** The data worker: one job a worker, told by messages what jobs.ts defines. */
const abort = new AbortController();
let lastPercent = 0;

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'cancel') abort.abort();
  else void run(data);
});

async function run({ kind, given }: Extract<WorkerRequest, { type: 'start' }>): Promise<void> {
  const stores = { db: new GastosDatabase(), program: new ProgramDatabase() };
  const control = { onPercent: reportPercent, signal: abort.signal };
  reply({ type: 'outcome', outcome: await runJob(stores, kind, given, control, new Date()) });
}

function reportPercent(percent: number): void {
  if (percent === lastPercent) return;
  lastPercent = percent;
  reply({ type: 'percent', percent });
}

function reply(message: WorkerReply): void {
  self.postMessage(message);
}
