import type { Cents } from './money';

/** How many expenses there are, what they add up to, and how much of it is still to pay. */
export type Totals = { count: number; total: Cents; pending: Cents };
