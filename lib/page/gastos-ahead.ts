import type { StoredQuery } from '@/lib/db/query';
import { listGastosAfter } from '@/lib/db/gastos-by-day';
import type { Fecha } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import { dataQuery } from './page-data';

const MAX_AHEAD = 100;

/** Of later days, by day. */
export function gastosAhead(today: Fecha): StoredQuery<Gasto[]> {
  return dataQuery(`ahead ${today}`, (data) => listGastosAfter(data, today, MAX_AHEAD));
}
