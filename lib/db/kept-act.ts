import type { Act } from '@/lib/domain/change';

/** An act as it outlives its page: of which tab, when it was kept, and whether it has been taken back since. */
export type KeptAct = { tab: string; at: number; isUndone: boolean; act: Act };
