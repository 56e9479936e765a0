import { loadOnce } from './load-once';

/** The search for recibos. */
export const loadDue = loadOnce(() => import('@/lib/domain/recurring/due'));
