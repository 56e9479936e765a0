import { addGastoLike } from '@/lib/db/record-gasto';
import type { RecurringGasto } from '@/lib/domain/recurring';
import { perform } from './history';
import type { Performed } from './edit-gastos';

/** Adds the next one of what repeats, as still to pay: like the last one, on the day on which it is expected. */
export function addNextOf({ last, next }: RecurringGasto): Performed {
  return perform('gasto-added', (db) => addGastoLike(db, last.id, { fecha: next, estado: 'pendiente' }));
}
