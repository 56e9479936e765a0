import type { Cents } from '@/lib/domain/money';
import type { Cadence } from './cadence';
import { firstFrom, type Chain, type Entry } from './recurring-entries';

/**
 * Days around a series in which other expenses of its name count. A yearly series leaves out its ends: several
 * insurances are often paid at about the same time.
 */
const AROUND_DAYS: Record<Cadence, number> = { weekly: 56, monthly: 62, yearly: -15 };

/** From this length on, any number of others may cost half to double a fixed price. */
const LONG_SERIES_LENGTH: Record<Cadence, number> = { weekly: 8, monthly: 6, yearly: 4 };

/** Counts of other expenses of the name: with a like amount, from half to double the amount, and with any. */
type Others = { like: number; halfToDouble: number; any: number };

/**
 * True if a chain has few other expenses of its name: frequent purchases form chains by chance. `entries` come oldest
 * first; those on the chain's days, or in a series of its cadence, do not count.
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
      // A like amount nearer to the next due day: the chain has moved to another day.
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
 * Answers the most other expenses. Like amounts: a quarter of the chain. Half to double: half of the chain; at a
 * fixed price its double, unlimited if long. Any amount: two beside a chain of two.
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

/** True if at least two steps, and at least half of them, keep the amount. */
function isFixed(chain: Chain): boolean {
  const kept = chain.filter(({ gasto }, place) => gasto.cents === chain[place + 1]?.gasto.cents).length;
  return kept >= 2 && kept * 2 >= chain.length - 1;
}

function boundsOf(cantidades: ReadonlySet<Cents>): [min: Cents, max: Cents] {
  const sorted = [...cantidades].sort((a, b) => (a < b ? -1 : 1));
  return [sorted[0] ?? 0n, sorted.at(-1) ?? 0n];
}
