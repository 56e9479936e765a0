import type { Cents } from '@/lib/domain/money';
import type { Cadence } from './cadence';
import { firstFrom, type Chain, type Entry } from './recurring-entries';

/**
 * In so many days before the first and after the last of a series the others of its name are weighed as well. What is
 * insured together is paid together: of a yearly one those near its ends are left out.
 */
const AROUND_DAYS: Record<Cadence, number> = { weekly: 56, monthly: 62, yearly: -15 };

/** So many of a fixed price stand out from any number of others of about that price. */
const LONG_SERIES_LENGTH: Record<Cadence, number> = { weekly: 8, monthly: 6, yearly: 4 };

/** What is weighed against a series: how many of a like amount, of one from half to double, and of any amount. */
type Others = { like: number; akin: number; any: number };

/**
 * Whether a series is more than chance among all expenses of its name, the oldest first. What was paid on one of its days,
 * or belongs to another one of the cadence, is not weighed against it. Of the others there may be
 *
 * - of a like amount, between its days, one for every four of its own; but none after its last that is nearer to the next
 *   than to the last, for then it has moved;
 * - of an amount from half its own to double, around it too, one for every two of its own;
 * - of any amount, where it has two only, two that belong to no series.
 *
 * A series of a fixed price, which two of its steps at least and half of them keep, stands out by that: only the very same
 * amounts are like its own, and from half to double it bears two for each of its own, or any number once it is long.
 */
export function standsOut(chain: Chain, entries: readonly Entry[], cadence: Cadence): boolean {
  const [last, first] = [chain[0].day, (chain.at(-1) ?? chain[0]).day];
  const [from, to] = [first.number - AROUND_DAYS[cadence], last.number + AROUND_DAYS[cadence]];
  const days = new Set(chain.map(({ day }) => day));
  const prices = new Set(chain.map(({ gasto }) => gasto.cents));
  const [min, max] = boundsOf(prices);
  const fixed = isFixed(chain);
  const borne = borneBy(chain.length, fixed, cadence);
  const others: Others = { like: 0, akin: 0, any: 0 };
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
      if (cents * 2n >= min && cents <= max * 2n) others.akin += 1;
      if (!other.taken) others.any += 1;
    }
    if (others.like > borne.like || others.akin > borne.akin || others.any > borne.any) return false;
  }
  return true;
}

function borneBy(length: number, fixed: boolean, cadence: Cadence): Others {
  const any = length > 2 ? Infinity : 2;
  if (!fixed) return { like: length / 4, akin: length / 2, any };
  return { like: length / 4, akin: length < LONG_SERIES_LENGTH[cadence] ? length * 2 : Infinity, any };
}

function isFixed(chain: Chain): boolean {
  const kept = chain.filter(({ gasto }, place) => gasto.cents === chain[place + 1]?.gasto.cents).length;
  return kept >= 2 && kept * 2 >= chain.length - 1;
}

function boundsOf(amounts: ReadonlySet<Cents>): [min: Cents, max: Cents] {
  const sorted = [...amounts].sort((a, b) => (a < b ? -1 : 1));
  return [sorted[0] ?? 0n, sorted.at(-1) ?? 0n];
}
