import './without-network';
import { GastosDatabase } from '@/lib/db/database';
import { ProgramDatabase } from '@/lib/db/program-database';
import { JobRunner } from './job-runner';
import type { WorkerReply, WorkerRequest } from './jobs';
import { holdLifeLock } from './hold-life-lock';

holdLifeLock((message) => {
  self.postMessage(message satisfies WorkerReply);
});

/** The data worker: one job a worker. */
const runner = new JobRunner({ db: new GastosDatabase(), program: new ProgramDatabase() }, (message) => {
  self.postMessage(message);
});

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  runner.receive(data);
});
