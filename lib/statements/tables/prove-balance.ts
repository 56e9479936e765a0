import { smallestOf } from '@/lib/domain/lists';
import type { Hundredths } from '@/lib/statements/movement';

/** The last two list days and the movements within one in opposite ways. */
export type RowOrder = 'oldest' | 'newest' | 'newestDays' | 'oldestDays';

/** Without a balance, a row adds to the next that has one; an unread amount (null) leaves its link open. */
type ChainRow = { importe: Hundredths | null; saldo: Hundredths | null; day: string };

/** `at`: the place of the row whose balance is not the expected one. */
type ChainBreak = {
  at: number;
  expected: Hundredths;
  found: Hundredths;
  suspect: 'balance' | 'amount-or-row';
};

/** A link joins two balances; every amount between them must fit. */
type Chain = {
  order: RowOrder;
  links: number;
  breaks: ChainBreak[];
  opening: Hundredths | null;
  closing: Hundredths | null;
};

export function inTime(order: RowOrder, days: readonly string[]): number[] {
  const places = days.map((_, place) => place);
  if (order === 'newest') return places.reverse();
  if (order === 'oldest') return places;
  const groups: number[][] = [];
  for (const place of places) {
    const last = groups.at(-1);
    if (last && days[last[0] ?? 0] === days[place]) last.push(place);
    else groups.push([place]);
  }
  if (order === 'newestDays') return groups.reverse().flat();
  return groups.flatMap((group) => group.reverse());
}

function followBalance(rows: readonly ChainRow[], order: RowOrder): Chain {
  const places = inTime(
    order,
    rows.map((row) => row.day),
  );
  const chain: Chain = { order, links: 0, breaks: [], opening: null, closing: null };
  let known: Hundredths | null = null;
  let sum: Hundredths | null = 0;
  for (const at of places) {
    const row = rows[at];
    if (!row) continue;
    sum = sum === null || row.importe === null ? null : sum + row.importe;
    if (row.saldo === null) continue;
    if (known === null) chain.opening = sum === null ? null : row.saldo - sum;
    else if (sum !== null) {
      chain.links += 1;
      if (known + sum !== row.saldo)
        chain.breaks.push({ at, expected: known + sum, found: row.saldo, suspect: 'amount-or-row' });
    }
    known = row.saldo;
    sum = 0;
  }
  chain.closing = known === null || sum === null ? null : known + sum;
  return { ...chain, breaks: withoutEchoes(rows, places, chain.breaks) };
}

/** Days decide among equals, then newest first, as most banks write. */
export function bestChain(rows: readonly ChainRow[]): Chain {
  const plain = (['newest', 'oldest'] as const).map((order) => followBalance(rows, order));
  const fits = plain.filter((chain) => chain.breaks.length === 0);
  const candidates =
    fits.length > 0 ? fits : [...plain, followBalance(rows, 'newestDays'), followBalance(rows, 'oldestDays')];
  const fewest = smallestOf(candidates.map((chain) => chain.breaks.length));
  const best = candidates.filter((chain) => chain.breaks.length === fewest);
  const [first] = best.sort(
    (one, other) => backwardSteps(rows, one.order) - backwardSteps(rows, other.order),
  );
  return first ?? followBalance(rows, 'newest');
}

export function backwardSteps(rows: readonly { day: string }[], order: RowOrder): number {
  const days = rows.map((row) => row.day);
  const places = inTime(order, days);
  let steps = 0;
  for (let i = 1; i < places.length; i += 1)
    if ((days[places[i] ?? 0] ?? '') < (days[places[i - 1] ?? 0] ?? '')) steps += 1;
  return steps;
}

/** Two breaks that cancel out are one, of the balance. */
function withoutEchoes(
  rows: readonly ChainRow[],
  places: readonly number[],
  breaks: readonly ChainBreak[],
): ChainBreak[] {
  if (breaks.length === 0) return [];
  const balances = places.filter((at) => rows[at]?.saldo !== null);
  const rank = new Map(balances.map((at, place) => [at, place]));
  const kept: ChainBreak[] = [];
  for (let i = 0; i < breaks.length; i += 1) {
    const one = breaks[i];
    const next = breaks[i + 1];
    if (!one) continue;
    const follows = next && (rank.get(next.at) ?? 0) === (rank.get(one.at) ?? 0) + 1;
    if (next && follows && next.found - next.expected === one.expected - one.found) {
      kept.push({ ...one, suspect: 'balance' });
      i += 1;
    } else kept.push(one);
  }
  return kept;
}
