import type { Cents } from './money';

/** `pending` is the part of `total` still to pay. */
export type Totals = { count: number; total: Cents; pending: Cents };
