import type { StorageFault } from '@/lib/domain/storage-fault';
import type { ExportOutcome, ExportRequest } from '@/lib/export/export-job';
import type { ImportOutcome } from '@/lib/import/import-flow';

/** How any job can end: the worker itself, or the storage under it, failed. What the job was about stays as it was. */
export type JobFailure = { kind: 'failed'; fault: StorageFault };

/** What the data worker does for the page: what each job is given and how it can end. */
export type Jobs = {
  import: { given: Blob; outcome: ImportOutcome };
  export: { given: ExportRequest; outcome: ExportOutcome };
};

/** The name of a job. */
export type JobKind = keyof Jobs;

/** How a job reports (whole percentages, never falling, 99 at the most) and how it is stopped. */
export type JobControl = { onPercent: (percent: number) => void; signal: AbortSignal };

/** What the page says to the data worker: one `start`, then perhaps `cancel`. */
export type WorkerRequest<Kind extends JobKind = JobKind> =
  { type: 'start'; kind: Kind; given: Jobs[Kind]['given'] } | { type: 'cancel' };

/** What the worker answers: some `percent`, then one `outcome`. */
export type WorkerReply<Kind extends JobKind = JobKind> =
  { type: 'percent'; percent: number } | { type: 'outcome'; outcome: Jobs[Kind]['outcome'] };
