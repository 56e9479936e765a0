import { firstFecha, lastFechaThrough } from '@/lib/db/read-gastos';
import type { StoredQuery } from '@/lib/db/query';
import type { Fecha } from '@/lib/domain/dates';
import { dataQuery } from './page-data';

/** Null without expenses. */
export const firstRecorded = dataQuery('first day', firstFecha);

/** The newest day with expenses. */
export function lastRecorded(through: Fecha): StoredQuery<Fecha | null> {
  return dataQuery(`last day ${through}`, (data) => lastFechaThrough(data, through));
}
