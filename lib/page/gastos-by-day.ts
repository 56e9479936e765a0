import { listGastosAfter } from '@/lib/db/gastos-by-day';
import type { StoredQuery } from '@/lib/db/query';
import { readNewestDays } from '@/lib/db/read-gastos';
import type { Fecha } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import { dataQuery } from './page-data';

/** Enough to tell habits, and read in a moment. */
const NEWEST = 300;

export const newestGastos = dataQuery('newest days', (data) => readNewestDays(data, NEWEST));

const MAX_AHEAD = 100;

/** Of later days, by day. */
export function gastosAhead(today: Fecha): StoredQuery<Gasto[]> {
  return dataQuery(`ahead ${today}`, (data) => listGastosAfter(data, today, MAX_AHEAD));
}
