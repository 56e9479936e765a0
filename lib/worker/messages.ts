import type { ImportOutcome } from '@/lib/import/import-flow';

/** What the page says to the import worker: one `import`, then perhaps `cancel`. */
export type WorkerRequest = { type: 'import'; file: Blob } | { type: 'cancel' };

/** What the worker answers: any number of `percent`, then one `outcome`. */
export type WorkerReply = { type: 'percent'; percent: number } | { type: 'outcome'; outcome: ImportOutcome };
