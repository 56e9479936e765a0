import type { StorageFault } from '@/lib/domain/storage-fault';
import type { ImportOutcome, ImportPlan } from '@/lib/import/import-flow';
import type { Mends } from '@/lib/import/mends';
import type { ReviewOutcome } from '@/lib/import/review';

/** How any job can end: the worker itself, or the storage under it, failed. What the job was about stays as it was. */
export type JobFailure = { kind: 'failed'; fault: StorageFault };

/** What the data worker does for the page: what each job is given and how it can end. */
export type Jobs = {
  import: { given: { file: Blob } & ImportPlan; outcome: ImportOutcome };
  review: { given: { file: Blob; mends: Mends }; outcome: ReviewOutcome };
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
