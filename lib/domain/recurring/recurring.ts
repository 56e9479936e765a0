import { CADENCES, type Cadence } from './cadence';
import { compareNombres } from '@/lib/domain/collator';
import type { MesSummaries } from '@/lib/domain/comparison';
import { addDays, addMesesToFecha, addMesesToMes, lastDayOf, mesOf, type Fecha } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import type { SummedGasto } from '@/lib/domain/mes-summary';
import type { Cents } from '@/lib/domain/money';
import { dayNumber, entriesOf, type Days } from './recurring-entries';
import { takeSeries } from './recurring-series';
import { foldText } from '@/lib/domain/search-text';
import { normalizeNombre } from '@/lib/domain/text-value';
import { usualDayAfter } from './usual-day';

/** A series of expenses: its last one, how many there are, and when the next one is expected. */
export type RecurringGasto = {
  /** The nombre of the last one. */
  nombre: string;
  cadence: Cadence;
  /** How many expenses of the series are known; one that was entered twice on a day counts once. */
  count: number;
  last: { id: number; fecha: Fecha; cents: Cents; categoriaId: number; metodoPagoId: number };
  /** When the next one is expected: a day after the last one's, and before today if it is overdue. */
  next: Fecha;
};

/** A series that is overdue for more days than these has ended. */
const PATIENCE_DAYS: Record<Cadence, number> = { weekly: 5, monthly: 15, yearly: 45 };

/** The next expense of a monthly series is expected at most so many days before or after a month has passed. */
const HALF_MES_DAYS = 16;

/** What is due in more days than these is not announced yet. */
const ANNOUNCED_DAYS = 31;

/**
 * Finds the series of expenses that have not ended, the one that is expected first before the others. Expenses that
 * are entered ahead count as well. `gastos` may come in any order; those without nombre, day or amount are left out.
 *
 * The expenses of a series have the same nombre, without case and accents, and each amount differs from the one
 * before by at most 10 % of the larger one. A series has at least 4 expenses 7 days apart, give or take one; or 3 a
 * month apart, give or take five days; or 2 a year apart, give or take fifteen days. And it is more than chance: see
 * is-more-than-chance.ts.
 */
export function findRecurring(gastos: readonly SummedGasto[], today: Fecha): RecurringGasto[] {
  const days: Days = new Map();
  const now = dayNumber(today);
  const found: RecurringGasto[] = [];
  for (const group of groupsOf(gastos)) {
    const entries = entriesOf(group, days);
    for (const cadence of CADENCES) {
      const since = now - PATIENCE_DAYS[cadence] - HALF_MES_DAYS;
      for (const series of takeSeries(entries, cadence, since)) {
        const [last, ...before] = series.map(({ gasto }) => gasto);
        if (last) found.push(describe(last, before, cadence));
      }
    }
  }
  return found.filter((recurring) => isOpen(recurring, now)).sort(byNext);
}

/**
 * The series that are due soon or overdue, in the order of their days, if their category and their method still exist.
 * `summaries` are the months that the start page reads, the last of them the next month. Nothing due after it is
 * answered, because that expense may have been added already.
 */
export function dueRecurring(summaries: MesSummaries, today: Fecha, catalogo: Catalogo): RecurringGasto[] {
  const gastos = Array.from(summaries.values(), (summary) => summary.gastos).flat();
  const soon = addDays(today, ANNOUNCED_DAYS);
  const read = lastDayOf(addMesesToMes(mesOf(today), 1));
  return findRecurring(gastos, today).filter(
    ({ next, last }) =>
      next <= soon &&
      next <= read &&
      catalogo.categorias.has(last.categoriaId) &&
      catalogo.metodosPago.has(last.metodoPagoId),
  );
}

/** The ids of the last expenses of the series that come once a month or a year. */
export function onceIdsOf(summaries: MesSummaries, today: Fecha): ReadonlySet<number> {
  const gastos = Array.from(summaries.values(), (summary) => summary.gastos).flat();
  return new Set(
    findRecurring(gastos, today)
      .filter(({ cadence }) => cadence !== 'weekly')
      .map(({ last }) => last.id),
  );
}

/**
 * The expenses of each nombre that has several. The same nombres come often, and folding is slow: each is folded
 * once.
 */
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
      return addMesesToFecha(fechas[0], 12);
  }
}

/**
 * Whether a series has not ended: it is not overdue for too long, and its next day can be written in four-digit
 * years.
 */
function isOpen({ cadence, last, next }: RecurringGasto, now: number): boolean {
  return next > last.fecha && now - dayNumber(next) <= PATIENCE_DAYS[cadence];
}

function byNext(a: RecurringGasto, b: RecurringGasto): number {
  if (a.next !== b.next) return a.next < b.next ? -1 : 1;
  return compareNombres(a.nombre, b.nombre) || a.last.id - b.last.id;
}
