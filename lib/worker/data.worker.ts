import './without-network';
import { GastosDatabase } from '@/lib/db/database';
import { ProgramDatabase } from '@/lib/db/program-database';
import { JobRunner } from './job-runner';
import type { WorkerRequest } from './jobs';

/** The data worker: one job a worker. */
const runner = new JobRunner({ db: new GastosDatabase(), program: new ProgramDatabase() }, (message) => {
  self.postMessage(message);
});

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  runner.receive(data);
});
