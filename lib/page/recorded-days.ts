import { firstFecha, lastFechaThrough } from '@/lib/db/read-gastos';
import { storedQuery, type StoredQuery } from '@/lib/db/query';
import type { Fecha } from '@/lib/domain/dates';
import { pageDatabase } from './page-database';

/** Null without expenses. */
export const firstRecorded = storedQuery('first day', () => firstFecha(pageDatabase));

/** The newest day with expenses. */
export function lastRecorded(through: Fecha): StoredQuery<Fecha | null> {
  return storedQuery(`last day ${through}`, () => lastFechaThrough(pageDatabase, through));
}
