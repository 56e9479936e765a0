import { GastosDatabase } from '@/lib/db/database';
import type { WorkerReply, WorkerRequest } from './messages';
import { runImport } from './run-import';

/** The import worker: one import a worker, told by messages what messages.ts defines. */
const abort = new AbortController();
let lastPercent = 0;

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'cancel') abort.abort();
  else void importFile(data.file);
});

async function importFile(file: Blob): Promise<void> {
  const outcome = await runImport(new GastosDatabase(), file, {
    onPercent: reportPercent,
    signal: abort.signal,
  });
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
