import './without-network';
import { GastosDatabase } from '@/lib/db/database';
import { ProgramDatabase } from '@/lib/db/program-database';
import { beginWorker } from './begin-worker';
import { JobRunner } from './job-runner';
import type { WorkerReply, WorkerRequest } from './jobs';

const stores = { db: new GastosDatabase(), program: new ProgramDatabase() };

function reply(message: WorkerReply) {
  self.postMessage(message);
}

beginWorker([stores.db, stores.program], reply);

/** One worker does one job. */
const runner = new JobRunner(stores, reply);

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  runner.receive(data);
});
