import { readNewestDays } from '@/lib/db/read-gastos';
import { storedQuery } from '@/lib/db/query';
import { pageDatabase } from './page-database';

/** Enough to tell habits, and read in a moment. */
const NEWEST = 300;

/** With the catalogue of the same moment. */
export const newestGastos = storedQuery('newest days', () => readNewestDays(pageDatabase, NEWEST));
