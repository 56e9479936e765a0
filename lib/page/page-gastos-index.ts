import { watchChanges } from '@/lib/db/watch-changes';
import { createGastosIndexClient } from './gastos-index-client';
import { pageDatabase } from './page-database';

/** The index of all expenses that the page has for as long as it lives. */
export const gastosIndex = createGastosIndexClient((onChange) => watchChanges(pageDatabase, onChange));
