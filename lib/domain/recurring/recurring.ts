import { CADENCES, type Cadence } from './cadence';
import { addDays, addMonths, type Fecha } from '@/lib/domain/dates';
import type { SummedGasto } from '@/lib/domain/mes-summary';
import type { Cents } from '@/lib/domain/money';
import { dayNumber, entriesOf, type Days } from './recurring-entries';
import { takeSeries } from './recurring-series';
import { foldText } from '@/lib/domain/search-text';
import { normalizeNombre } from '@/lib/domain/text-value';
import { usualDayAfter } from './usual-day';

/** An expense that repeats: the newest of a series, how long the series is, and when it goes on. */
export type RecurringGasto = {
  /** As the last one has it. */
  nombre: string;
  cadence: Cadence;
  /** How many of the series are known; what was entered twice on a day counts once. */
  count: number;
  last: { id: number; fecha: Fecha; cents: Cents; categoriaId: number; metodoPagoId: number };
  /** When the next one is expected: after the last one, and before today where it is overdue. */
  next: Fecha;
};

/** A series that is overdue for more days than these has ended. */
const PATIENCE_DAYS: Record<Cadence, number> = { weekly: 5, monthly: 15, yearly: 45 };

/** So many days, at most, the usual day of the month lies from a month after the last one. */
const HALF_MONTH_DAYS = 16;

const collator = new Intl.Collator('es', { numeric: true });

/**
 * Finds the expenses that repeat and have not ended, those expected first before the others; planned ones count as well.
 * `gastos` may come in any order; those without nombre, day or amount tell nothing. A series is of one nombre, without
 * case and accents, and of amounts of which each differs from the one before by 10 % of the larger one at most. It has
 * at least 4 expenses 7 days apart, give or take one; or 3 a month apart, give or take five days; or 2 a year apart, give
 * or take fifteen days. And it stands out: of what is bought often, some always lies a month apart.
 */
export function findRecurring(gastos: readonly SummedGasto[], today: Fecha): RecurringGasto[] {
  const days: Days = new Map();
  const now = dayNumber(today);
  const found: RecurringGasto[] = [];
  for (const group of groupsOf(gastos)) {
    const entries = entriesOf(group, days);
    for (const cadence of CADENCES) {
      const since = now - PATIENCE_DAYS[cadence] - HALF_MONTH_DAYS;
      for (const series of takeSeries(entries, cadence, since)) {
        const [last, ...before] = series.map(({ gasto }) => gasto);
        if (last) found.push(describe(last, before, cadence));
      }
    }
  }
  return found.filter((recurring) => isOpen(recurring, now)).sort(byNext);
}

/** The expenses of each nombre that comes more than once. Nombres repeat, and folding is slow: each is folded once. */
function groupsOf(gastos: readonly SummedGasto[]): SummedGasto[][] {
  const byNombre = new Map<string, SummedGasto[]>();
  const byFolded = new Map<string, SummedGasto[]>();
  for (const gasto of gastos) {
    let group = byNombre.get(gasto.nombre);
    if (!group) {
      const folded = foldText(normalizeNombre(gasto.nombre));
      group = byFolded.get(folded) ?? [];
      byNombre.set(gasto.nombre, group);
      byFolded.set(folded, group);
    }
    group.push(gasto);
  }
  byFolded.delete('');
  return [...byFolded.values()].filter((group) => group.length > 1);
}

function describe(last: SummedGasto, before: readonly SummedGasto[], cadence: Cadence): RecurringGasto {
  const { id, fecha, cents, categoriaId, metodoPagoId, nombre } = last;
  const next = nextOf([fecha, ...before.map((gasto) => gasto.fecha)], cadence);
  const count = before.length + 1;
  return { nombre, cadence, count, last: { id, fecha, cents, categoriaId, metodoPagoId }, next };
}

function nextOf(fechas: readonly [last: Fecha, ...before: Fecha[]], cadence: Cadence): Fecha {
  switch (cadence) {
    case 'weekly':
      return addDays(fechas[0], 7);
    case 'monthly':
      return usualDayAfter(fechas);
    case 'yearly':
      return addMonths(fechas[0], 12);
  }
}

/** Whether a series goes on: it is not overdue for too long, and does not end with the last year that can be written. */
function isOpen({ cadence, last, next }: RecurringGasto, now: number): boolean {
  return next > last.fecha && now - dayNumber(next) <= PATIENCE_DAYS[cadence];
}

function byNext(a: RecurringGasto, b: RecurringGasto): number {
  if (a.next !== b.next) return a.next < b.next ? -1 : 1;
  return collator.compare(a.nombre, b.nombre) || a.last.id - b.last.id;
}
