import { readNewestDays } from '@/lib/db/read-gastos';
import { dataQuery } from './page-data';

/** Enough to tell habits, and read in a moment. */
const NEWEST = 300;

export const newestGastos = dataQuery('newest days', (data) => readNewestDays(data, NEWEST));
