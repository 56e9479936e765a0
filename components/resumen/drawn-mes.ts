import type { Mes } from '@/lib/domain/dates';
import type { MesSummary } from '@/lib/domain/mes-summary';

/** A month beside others: what its expenses come to. */
export type DrawnMes = { mes: Mes; summary: MesSummary };
