import type { MesSummaries } from '@/lib/domain/comparison';
import { addDays, addMesesToFecha, type Fecha } from '@/lib/domain/dates';
import { compareNombres } from '@/lib/domain/graphemes';
import { grossCents, type SummedGasto } from '@/lib/domain/indexed-gasto';
import type { Cents } from '@/lib/domain/money';
import { normalizeNombre } from '@/lib/domain/values';
import { foldText } from '@/lib/read/words';
import {
  type Cadence,
  CADENCES,
  dayNumber,
  type Days,
  entriesOf,
  takeSeries,
  usualDayAfter,
} from './recurring-series';

export type RecurringGasto = {
  /** The nombre of the last expense. */
  nombre: string;
  cadence: Cadence;
  /** Expenses entered twice on a day count once. */
  count: number;
  last: { id: number; fecha: Fecha; cents: Cents; categoriaId: number; metodoPagoId: number };
  /** Before today if the series is overdue. */
  next: Fecha;
};

/** A series that is overdue for longer has ended. */
const PATIENCE_DAYS: Record<Cadence, number> = { weekly: 5, monthly: 15, yearly: 45 };

/** The most days between the expected day of a monthly series and a month after its last expense. */
const HALF_MES_DAYS = 16;

/** Series that have not ended, the next first. Their expenses share the folded nombre; amounts differ from the one before by at most 10 % of the larger. Expenses entered ahead count. */
export function findRecurring(gastos: readonly SummedGasto[], today: Fecha): RecurringGasto[] {
  const now = dayNumber(today);
  const found = seriesOf(gastos, (cadence) => now - PATIENCE_DAYS[cadence] - HALF_MES_DAYS).flatMap(
    ({ cadence, gastos: [last, ...before] }) => (last ? describe(last, before, cadence) : []),
  );
  return found.filter((recurring) => isOpen(recurring, now)).sort(byNext);
}

/** One answer for all parts of a screen: the search takes long. */
const knownRecibos = new WeakMap<MesSummaries, ReadonlySet<number>>();

/** Of monthly and yearly series, of ended ones too. */
export function reciboIdsOf(summaries: MesSummaries): ReadonlySet<number> {
  const known = knownRecibos.get(summaries);
  if (known) return known;
  const gastos = Array.from(summaries.values(), (summary) => summary.gastos).flat();
  const recibos = seriesOf(gastos, () => -Infinity).filter(({ cadence }) => cadence !== 'weekly');
  const ids = new Set(recibos.flatMap((series) => series.gastos.map(({ id }) => id)));
  knownRecibos.set(summaries, ids);
  return ids;
}

/** The newest expense first. */
type Series = { cadence: Cadence; gastos: SummedGasto[] };

/** `sinceOf` answers the day number from which the next expense of a series must be due. */
function seriesOf(gastos: readonly SummedGasto[], sinceOf: (cadence: Cadence) => number): Series[] {
  const days: Days = new Map();
  return groupsOf(gastos).flatMap((group) => {
    const entries = entriesOf(group, days);
    return CADENCES.flatMap((cadence) =>
      takeSeries(entries, cadence, sinceOf(cadence)).map((chain) => ({
        cadence,
        gastos: chain.map(({ gasto }) => gasto),
      })),
    );
  });
}

/** Equal for the nombres of one series. */
export function foldNombre(nombre: string): string {
  return foldText(normalizeNombre(nombre));
}

/** By folded nombre, without single ones; amounts are gross. Each nombre is folded once: nombres repeat, and folding is slow. */
function groupsOf(gastos: readonly SummedGasto[]): SummedGasto[][] {
  const byNombre = new Map<string, SummedGasto[]>();
  const byFolded = new Map<string, SummedGasto[]>();
  for (const gasto of gastos) {
    let group = byNombre.get(gasto.nombre);
    if (!group) {
      const folded = foldNombre(gasto.nombre);
      group = byFolded.get(folded) ?? [];
      byNombre.set(gasto.nombre, group);
      byFolded.set(folded, group);
    }
    group.push(gasto.refund ? { ...gasto, cents: grossCents(gasto) } : gasto);
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

/** True if a series is not overdue for too long, and the next year has four digits. */
function isOpen({ cadence, last, next }: RecurringGasto, now: number): boolean {
  return next > last.fecha && now - dayNumber(next) <= PATIENCE_DAYS[cadence];
}

function byNext(a: RecurringGasto, b: RecurringGasto): number {
  if (a.next !== b.next) return a.next < b.next ? -1 : 1;
  return compareNombres(a.nombre, b.nombre) || a.last.id - b.last.id;
}
