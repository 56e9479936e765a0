import type { MesSummaries } from '@/lib/domain/comparison';
import { addDays, addMonthsToMes, lastDayOf, mesOf, type Fecha } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import { findRecurring, type RecurringGasto } from './recurring';

/** What is further away is not announced yet. */
const ANNOUNCED_DAYS = 31;

/**
 * What repeats and is due soon or overdue, by day, where its category and its method are there still. The months given
 * are those of the start page: what lies behind the next one was not read, and may have been added already.
 */
export function dueRecurring(summaries: MesSummaries, today: Fecha, catalogo: Catalogo): RecurringGasto[] {
  const gastos = Array.from(summaries.values(), (summary) => summary.gastos).flat();
  const soon = addDays(today, ANNOUNCED_DAYS);
  const read = lastDayOf(addMonthsToMes(mesOf(today), 1));
  return findRecurring(gastos, today).filter(
    ({ next, last }) =>
      next <= soon &&
      next <= read &&
      catalogo.categorias.has(last.categoriaId) &&
      catalogo.metodosPago.has(last.metodoPagoId),
  );
}
