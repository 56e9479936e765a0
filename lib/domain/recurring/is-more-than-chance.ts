import type { Cents } from '@/lib/domain/money';
import type { Cadence } from './cadence';
import { firstFrom, type Chain, type Entry } from './recurring-entries';

/**
 * How many days before the first and after the last expense of a series other expenses of its name still count. Of a
 * yearly series those within 15 days of its ends do not: several insurances are often paid at about the same time.
 */
const AROUND_DAYS: Record<Cadence, number> = { weekly: 56, monthly: 62, yearly: -15 };

/** From how many expenses on a series of a fixed price may have any number of others from half to double its amount. */
const LONG_SERIES_LENGTH: Record<Cadence, number> = { weekly: 8, monthly: 6, yearly: 4 };

/**
 * How many other expenses of the name have an amount like that of a series, from half to double of it, and any
 * amount.
 */
type Others = { like: number; halfToDouble: number; any: number };

/**
 * Whether a chain is a series: something that is bought often always has some expenses that happen to lie a month
 * apart. It is one if there are few other expenses of its name; `entries` are all expenses of the name, the oldest
 * first. Those on the days of the chain and those of other series of the same cadence do not count. Of all others a
 * chain may have
 *
 * - with an amount like its own, after its first day: one for every four of its own expenses. If one of them, after
 *   its last day, is nearer to the next due day than to the last day, the chain is no series: it has moved to another
 *   day.
 * - with an amount from half to double its own, shortly before and after it too: one for every two of its own
 *   expenses.
 * - with any amount, if the chain has only two expenses: two that belong to no series.
 *
 * A chain has a fixed price if at least two of its steps, and at least half of them, keep the amount. For such a
 * chain only exactly its own amounts are like its own, and it may have two expenses from half to double its amount
 * for each of its own, or any number if it is long.
 */
export function isMoreThanChance(chain: Chain, entries: readonly Entry[], cadence: Cadence): boolean {
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

function allowedFor(length: number, fixed: boolean, cadence: Cadence): Others {
  const any = length > 2 ? Infinity : 2;
  if (!fixed) return { like: length / 4, halfToDouble: length / 2, any };
  return {
    like: length / 4,
    halfToDouble: length < LONG_SERIES_LENGTH[cadence] ? length * 2 : Infinity,
    any,
  };
}

function isFixed(chain: Chain): boolean {
  const kept = chain.filter(({ gasto }, place) => gasto.cents === chain[place + 1]?.gasto.cents).length;
  return kept >= 2 && kept * 2 >= chain.length - 1;
}

function boundsOf(cantidades: ReadonlySet<Cents>): [min: Cents, max: Cents] {
  const sorted = [...cantidades].sort((a, b) => (a < b ? -1 : 1));
  return [sorted[0] ?? 0n, sorted.at(-1) ?? 0n];
}
