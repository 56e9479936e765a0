import type { MesSummaries } from '@/lib/domain/comparison';
import { addDays, addMesesToFecha, daysBetween, type Fecha, isFecha } from '@/lib/domain/dates';
import { compareNombres } from '@/lib/domain/graphemes';
import { grossCents, type SummedGasto } from '@/lib/domain/indexed-gasto';
import type { Cents } from '@/lib/domain/money';
import { normalizeNombre } from '@/lib/domain/values';
import { foldText } from '@/lib/read/words';
import { usualDayAfter } from './usual-day';

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

/** Overdue for longer, a series has ended. */
const PATIENCE_DAYS: Record<Cadence, number> = { weekly: 5, monthly: 15, yearly: 45 };

/** The most days between a month after the last expense and the expected day. */
const HALF_MES_DAYS = 16;

/**
 * Not ended, the next first. Expenses share the folded nombre; amounts differ from the one before by at most 10 % of
 * the larger. Those entered ahead count.
 */
export function findRecurring(gastos: readonly SummedGasto[], today: Fecha): RecurringGasto[] {
  const now = dayNumber(today);
  const found = seriesOf(gastos, (cadence) => now - PATIENCE_DAYS[cadence] - HALF_MES_DAYS).flatMap(
    ({ cadence, gastos: [last, ...before] }) => (last ? describe(last, before, cadence) : []),
  );
  return found.filter((recurring) => isOpen(recurring, now)).sort(byNext);
}

/** The search takes long: one answer for all parts of a screen. */
const knownRecibos = new WeakMap<MesSummaries, ReadonlySet<number>>();

/** Of monthly and yearly series, ended ones too. */
export function reciboIdsOf(summaries: MesSummaries): ReadonlySet<number> {
  const known = knownRecibos.get(summaries);
  if (known) return known;
  const gastos = Array.from(summaries.values(), (summary) => summary.gastos).flat();
  const recibos = seriesOf(gastos, () => -Infinity).filter(({ cadence }) => cadence !== 'weekly');
  const ids = new Set(recibos.flatMap((series) => series.gastos.map(({ id }) => id)));
  knownRecibos.set(summaries, ids);
  return ids;
}

/** The same on all devices and after later expenses. */
export function seriesKey({ cadence, nombre }: Pick<RecurringGasto, 'cadence' | 'nombre'>): string {
  return `${cadence} ${foldNombre(nombre)}`;
}

/** True for the due expense at another price: half to double, about that day. */
export function meets(gasto: SummedGasto, { last, nombre, cadence }: RecurringGasto, due: Fecha): boolean {
  const cents = grossCents(gasto);
  return (
    gasto.fecha > last.fecha &&
    cents * 2n >= last.cents &&
    cents <= last.cents * 2n &&
    Math.abs(daysBetween(gasto.fecha, due)) <= SLACK_DAYS[cadence] &&
    foldNombre(gasto.nombre) === foldNombre(nombre)
  );
}

/** The newest expense first. */
type Series = { cadence: Cadence; gastos: SummedGasto[] };

/** The next expense of a series must be due from the day number `sinceOf` on. */
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

function foldNombre(nombre: string): string {
  return foldText(normalizeNombre(nombre));
}

/** Without single ones; amounts are gross. Nombres repeat, and folding is slow: each is folded once. */
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

/** False as well if the next year would have five digits. */
function isOpen({ cadence, last, next }: RecurringGasto, now: number): boolean {
  return next > last.fecha && now - dayNumber(next) <= PATIENCE_DAYS[cadence];
}

function byNext(a: RecurringGasto, b: RecurringGasto): number {
  if (a.next !== b.next) return a.next < b.next ? -1 : 1;
  return compareNombres(a.nombre, b.nombre) || a.last.id - b.last.id;
}

/** In the order of the search: expenses of one series are in no other. */
const CADENCES = ['weekly', 'monthly', 'yearly'] as const;

export type Cadence = (typeof CADENCES)[number];

/** The most days between an expense of a series and its due day. */
const SLACK_DAYS: Record<Cadence, number> = { weekly: 1, monthly: 5, yearly: 15 };

type Day = { number: number; due: Readonly<Record<Cadence, number>> };

/** Neighbours cost `min` to `max`; `taken` is the cadence of the expense's series. */
type Entry = { gasto: SummedGasto; day: Day; min: Cents; max: Cents; taken: Cadence | null };

/** Days repeat, and calendars are slow. */
type Days = Map<Fecha, Day | null>;

const DAY_ZERO = '2000-01-01';

function dayNumber(fecha: Fecha): number {
  return daysBetween(DAY_ZERO, fecha);
}

/**
 * Oldest first. Of equal amounts on a day, the last added is kept. Without those that have no valid day or positive
 * amount.
 */
function entriesOf(gastos: readonly SummedGasto[], days: Days): Entry[] {
  const entries: Entry[] = [];
  for (const gasto of gastos.toSorted(byDayAndCantidad)) {
    const { fecha, cents } = gasto;
    let day = days.get(fecha);
    if (day === undefined) days.set(fecha, (day = readDay(fecha)));
    if (!day || cents <= 0n) continue;
    const last = entries.at(-1);
    if (last?.day === day && last.gasto.cents === cents) entries.pop();
    // At most 10 % of the larger amount, which is a ninth of the smaller one.
    const [min, max] = [(cents * 9n + 9n) / 10n, (cents * 10n) / 9n];
    entries.push({ gasto, day, min, max, taken: null });
  }
  return entries;
}

function firstFrom(entries: readonly Entry[], number: number): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.day.number ?? Infinity) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readDay(fecha: Fecha): Day | null {
  if (!isFecha(fecha)) return null;
  const number = dayNumber(fecha);
  const [monthly, yearly] = [dayNumber(addMesesToFecha(fecha, 1)), dayNumber(addMesesToFecha(fecha, 12))];
  return { number, due: { weekly: number + 7, monthly, yearly } };
}

function byDayAndCantidad(a: SummedGasto, b: SummedGasto): number {
  if (a.fecha !== b.fecha) return a.fecha < b.fecha ? -1 : 1;
  if (a.cents !== b.cents) return a.cents < b.cents ? -1 : 1;
  return a.id - b.id;
}

/** The fewest expenses of a series. */
const LEAST: Record<Cadence, number> = { weekly: 4, monthly: 3, yearly: 2 };

/** Names with more, about six a day for two years, would take seconds. */
const MAX_ENTRIES = 5000;

/** The end of its best chain, back through `before`. An expense scores 1, or 2 with the amount of the one before. */
type Link = { entry: Entry; before: Link | null; score: number };

/** Newest first. */
type Chain = readonly [last: Entry, ...before: Entry[]];

/** Of one name; marks their expenses as taken. Without series due before the day number `since`. */
function takeSeries(entries: readonly Entry[], cadence: Cadence, since: number): Chain[] {
  const least = LEAST[cadence];
  if (entries.length < least || entries.length > MAX_ENTRIES) return [];
  const series: Chain[] = [];
  const ends = linksOf(entries, cadence)
    .filter(({ entry, score }) => score >= least && entry.day.due[cadence] >= since)
    // The best first, so that no weaker one cuts it short.
    .sort((a, b) => b.score - a.score || b.entry.day.number - a.entry.day.number);
  for (const end of ends) {
    const chain = chainTo(end, entries, cadence);
    for (const entry of chain ?? []) entry.taken = cadence;
    if (chain) series.push(chain);
  }
  return series;
}

/** Of equal steps, the one nearer to the due day. */
function linksOf(entries: readonly Entry[], cadence: Cadence): Link[] {
  const slack = SLACK_DAYS[cadence];
  const links: Link[] = [];
  let start = 0;
  for (const entry of entries) {
    const { number } = entry.day;
    const { cents } = entry.gasto;
    const link: Link = { entry, before: null, score: 1 };
    let off = Infinity;
    while ((links[start]?.entry.day.due[cadence] ?? number) < number - slack) start += 1;
    for (let place = start; place < links.length; place += 1) {
      const before = links[place];
      if (!before || before.entry.day.due[cadence] > number + slack) break;
      if (cents < before.entry.min || cents > before.entry.max) continue;
      const score = before.score + (before.entry.gasto.cents === cents ? 2 : 1);
      const distance = Math.abs(before.entry.day.due[cadence] - number);
      if (score < link.score || (score === link.score && distance >= off)) continue;
      link.before = before;
      link.score = score;
      off = distance;
    }
    links.push(link);
  }
  return links;
}

/** Null if there is none, or if the chain goes on. */
function chainTo(end: Link, entries: readonly Entry[], cadence: Cadence): Chain | null {
  if (end.entry.taken || goesOn(end.entry, entries, cadence)) return null;
  const before: Entry[] = [];
  for (let link = end.before; link && !link.entry.taken; link = link.before) before.push(link.entry);
  for (let length = before.length + 1; length >= LEAST[cadence]; length -= 1) {
    const chain: Chain = [end.entry, ...before.slice(0, length - 1)];
    if (isMoreThanChance(chain, entries, cadence)) return chain;
  }
  return null;
}

/** True if a fitting expense of no series lies on the due day. */
function goesOn({ day, min, max }: Entry, entries: readonly Entry[], cadence: Cadence): boolean {
  const slack = SLACK_DAYS[cadence];
  const due = day.due[cadence];
  for (let place = firstFrom(entries, due - slack); place < entries.length; place += 1) {
    const later = entries[place];
    if (!later || later.day.number > due + slack) return false;
    if (!later.taken && later.gasto.cents >= min && later.gasto.cents <= max) return true;
  }
  return false;
}

/**
 * Around a series, others of its name count. A yearly one leaves out its ends: insurances are often paid at about one
 * time.
 */
const AROUND_DAYS: Record<Cadence, number> = { weekly: 56, monthly: 62, yearly: -15 };

/** From here on, any number of others may cost half to double a fixed price. */
const LONG_SERIES_LENGTH: Record<Cadence, number> = { weekly: 8, monthly: 6, yearly: 4 };

/** Other expenses of the name, by their amount. */
type Others = { like: number; halfToDouble: number; any: number };

/**
 * Frequent purchases form chains by chance: few others of the name may stand beside one. `entries` come oldest first;
 * those on the chain's days, or in a series of its cadence, do not count.
 */
function isMoreThanChance(chain: Chain, entries: readonly Entry[], cadence: Cadence): boolean {
  const [last, first] = [chain[0].day, (chain.at(-1) ?? chain[0]).day];
  const [from, to] = [first.number - AROUND_DAYS[cadence], last.number + AROUND_DAYS[cadence]];
  const days = new Set(chain.map(({ day }) => day));
  const prices = new Set(chain.map(({ gasto }) => gasto.cents));
  const [min, max] = boundsOf(prices);
  const fixed = isFixed(chain);
  const allowed = allowedFor(chain.length, fixed, cadence);
  const others: Others = { like: 0, halfToDouble: 0, any: 0 };
  for (let place = firstFrom(entries, Math.min(from, first.number)); place < entries.length; place += 1) {
    const other = entries[place];
    if (!other || days.has(other.day) || other.taken === cadence) continue;
    const { cents } = other.gasto;
    const { number } = other.day;
    if (fixed ? prices.has(cents) : other.max >= min && other.min <= max) {
      // Nearer to the next due day, a like amount says that the chain has moved.
      if (number * 2 > last.number + last.due[cadence]) return false;
      if (number > first.number) others.like += 1;
    }
    if (number >= from && number <= to) {
      if (cents * 2n >= min && cents <= max * 2n) others.halfToDouble += 1;
      if (!other.taken) others.any += 1;
    }
    if (others.like > allowed.like || others.halfToDouble > allowed.halfToDouble || others.any > allowed.any)
      return false;
  }
  return true;
}

/**
 * The most other expenses. Like amounts: a quarter of the chain. Half to double: half of it; at a fixed price its
 * double, unlimited if long. Any: two beside a chain of two.
 */
function allowedFor(length: number, fixed: boolean, cadence: Cadence): Others {
  const any = length > 2 ? Infinity : 2;
  if (!fixed) return { like: length / 4, halfToDouble: length / 2, any };
  return {
    like: length / 4,
    halfToDouble: length < LONG_SERIES_LENGTH[cadence] ? length * 2 : Infinity,
    any,
  };
}

/** At least two steps, and half of them, keep the amount. */
function isFixed(chain: Chain): boolean {
  const kept = chain.filter(({ gasto }, place) => gasto.cents === chain[place + 1]?.gasto.cents).length;
  return kept >= 2 && kept * 2 >= chain.length - 1;
}

function boundsOf(cantidades: ReadonlySet<Cents>): [min: Cents, max: Cents] {
  const sorted = [...cantidades].sort((a, b) => (a < b ? -1 : 1));
  return [sorted[0] ?? 0n, sorted.at(-1) ?? 0n];
}
