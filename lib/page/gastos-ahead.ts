import { storedQuery, type StoredQuery } from '@/lib/db/query';
import { listGastosAfter } from '@/lib/db/gastos-by-day';
import type { Fecha } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import { pageDatabase } from './page-database';

/** More entered ahead is not shown. */
const MAX_AHEAD = 100;

/** Of later days, by day. */
export function gastosAhead(today: Fecha): StoredQuery<Gasto[]> {
  return storedQuery(`ahead ${today}`, () => listGastosAfter(pageDatabase, today, MAX_AHEAD));
}
