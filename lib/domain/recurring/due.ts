import { type Catalogo, rowsOfGasto } from '@/lib/domain/entities';
import { hasBudgets } from '@/lib/domain/budget';
import type { MesSummaries } from '@/lib/domain/comparison';
import {
  addDays,
  addMesesToFecha,
  addMesesToMes,
  type DayRange,
  type Fecha,
  lastDayOf,
  type Mes,
  mesOf,
} from '@/lib/domain/dates';
import { estadoKindOf } from '@/lib/domain/gastos-query';
import type { SummedGasto } from '@/lib/domain/indexed-gasto';
import type { Cents } from '@/lib/domain/money';
import type { ResumenPeriod } from '@/lib/domain/resumen-period';
import { type Cadence, findRecurring, meets, type RecurringGasto, seriesKey } from './recurring';

/** Entered ahead, or expected from a series. */
export type DueGasto = {
  /** Of the expense, or of the last in its series. */
  id: number;
  fecha: Fecha;
  nombre: string;
  cents: Cents;
  categoriaId: number;
} & ({ series: null; estado: string } | { series: RecurringGasto });

/** `ended` are {@link seriesKey}s; the person ended them. */
type DueSources = {
  summaries: MesSummaries;
  catalogo: Catalogo;
  today: Fecha;
  ended: readonly string[];
};

/** Later months have no foreseen series: their neighbours are not read. */
const FORESEEN_MESES = 11;

const ANNOUNCED_DAYS = 31;

/** The search takes long: one answer for all parts of a screen. */
const knownSeries = new WeakMap<MesSummaries, { today: Fecha; series: readonly RecurringGasto[] }>();

/** By day: pending expenses from today on, all of a later month, and expected ones that nobody entered. */
export function dueInMes(sources: DueSources, mes: Mes): DueGasto[] {
  const { summaries, today } = sources;
  const current = mesOf(today);
  const entered = (summaries.get(mes)?.gastos ?? []).filter(
    (gasto) => isToPay(gasto) && (mes > current || (gasto.fecha >= today && isPendiente(gasto))),
  );
  const isForeseen = mes >= current && mes <= addMesesToMes(current, FORESEEN_MESES);
  const range = { desde: `${mes}-01`, hasta: lastDayOf(mes) };
  return byDay([...entered.map(enteredDue), ...(isForeseen ? expectedIn(sources, range) : [])]);
}

/**
 * As {@link dueInMes}, for a period. None for an earlier month or a year, nor for the current month without budgets.
 * Undefined if it takes unread months.
 */
export function dueInPeriod(
  sources: DueSources,
  period: ResumenPeriod,
  isWhole: boolean,
): readonly DueGasto[] | undefined {
  const { catalogo, today } = sources;
  const current = mesOf(today);
  if (period.kind === 'year' || period.mes < current) return [];
  if (period.mes === current && !hasBudgets(catalogo)) return [];
  return isWhole ? dueInMes(sources, period.mes) : undefined;
}

/**
 * By day: expenses entered ahead, today's pending ones, and the next of each series due soon or overdue. Series due
 * after the next month are left out: their expense may be stored already.
 */
export function dueSoon(sources: DueSources, ahead: readonly SummedGasto[]): DueGasto[] {
  const { summaries, today } = sources;
  const ofMes = summaries.get(mesOf(today))?.gastos ?? [];
  const pending = ofMes.filter((gasto) => gasto.fecha === today && isPendiente(gasto));
  const soon = addDays(today, ANNOUNCED_DAYS);
  const read = lastDayOf(addMesesToMes(mesOf(today), 1));
  const expected = expectedIn(sources, { desde: '', hasta: soon < read ? soon : read });
  const nexts = expected.filter((due, place) => expected[place - 1]?.series !== due.series);
  return byDay([...[...pending, ...ahead].filter(isToPay).map(enteredDue), ...nexts]);
}

/** All money may have come back. */
function isToPay({ cents }: SummedGasto): boolean {
  return cents > 0n;
}

function isPendiente({ estado }: SummedGasto): boolean {
  return estadoKindOf(estado) === 'pendiente';
}

function enteredDue({ id, fecha, nombre, cents, categoriaId, estado }: SummedGasto): DueGasto {
  return { id, fecha, nombre, cents, categoriaId, series: null, estado };
}

/** Each series' days in order. Without series whose category or method is missing. */
function expectedIn({ summaries, catalogo, today, ended }: DueSources, range: DayRange): DueGasto[] {
  const gastos = Array.from(summaries.values(), (summary) => summary.gastos).flat();
  const known = knownSeries.get(summaries);
  const series = known?.today === today ? known.series : findRecurring(gastos, today);
  knownSeries.set(summaries, { today, series });
  const lastIds = new Set(series.map(({ last }) => last.id));
  const others = gastos.filter(({ id }) => !lastIds.has(id));
  return series
    .filter((one) => {
      const { categoria, metodoPago } = rowsOfGasto(one.last, catalogo);
      return categoria && metodoPago && !ended.includes(seriesKey(one));
    })
    .flatMap((one) =>
      daysOf(one, range)
        .filter((fecha) => !others.some((gasto) => meets(gasto, one, fecha)))
        .map((fecha) => ({ ...one.last, fecha, nombre: one.nombre, series: one })),
    );
}

function daysOf({ next, cadence }: RecurringGasto, { desde, hasta }: DayRange): Fecha[] {
  const days: Fecha[] = [];
  let day = next;
  // There is no day after the year 9999.
  for (let step = 1; day <= hasta && (days.at(-1) ?? '') < day; step += 1) {
    if (day >= desde) days.push(day);
    day = laterDay(next, cadence, step);
  }
  return days;
}

function laterDay(fecha: Fecha, cadence: Cadence, steps: number): Fecha {
  if (cadence === 'weekly') return addDays(fecha, 7 * steps);
  return addMesesToFecha(fecha, steps * (cadence === 'monthly' ? 1 : 12));
}

function byDay(due: readonly DueGasto[]): DueGasto[] {
  return due.toSorted((a, b) => (a.fecha === b.fecha ? 0 : a.fecha < b.fecha ? -1 : 1));
}
