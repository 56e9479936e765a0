import type { Act } from '@/lib/domain/change';

/** An act that outlives its page; `at` is the time of keeping in milliseconds. */
export type KeptAct = { tab: string; at: number; isUndone: boolean; act: Act };
