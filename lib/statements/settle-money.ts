import {
  isUnsigned,
  readingOf,
  readings,
  type MoneyReading,
  type MoneyRows,
} from '@/lib/statements/money-readings';
import { backwardSteps } from '@/lib/statements/prove-balance';

/**
 * The reading that the balance proves, tried as headings suggest; else one proved against the order of days, else the
 * nearest to proof, else the likely one. Null if no column holds amounts.
 */
export function settleMoney(rows: MoneyRows): MoneyReading | null {
  let likely: MoneyReading | null = null;
  let best: MoneyReading | null = null;
  let backward: MoneyReading | null = null;
  for (const reading of readings(rows)) {
    if (isTurnable(rows, reading) && goesBack(rows, reading)) {
      if (isProved(reading) && !isSwapped(rows, reading)) backward ??= reading;
      continue;
    }
    const isTurned = reading.plan.kind === 'single' && isSwapped(rows, reading);
    // One link alone may hold by chance.
    if (isProved(reading) && (!isTurned || linksOf(reading.chains) > 1))
      return { ...reading, isTwofold: isTwofold(rows, reading) };
    if (isSwapped(rows, reading)) continue;
    likely ??= reading;
    if (!best || rightShare(reading) > rightShare(best)) best = reading;
  }
  if (backward) return backward;
  // A balance that hardly ever fits tells nothing.
  return best && rightShare(best) >= 0.5 ? best : likely;
}

/** One sign may be the wrong way, or two columns swapped. */
function isTurnable(rows: MoneyRows, reading: MoneyReading): boolean {
  const { plan, sign } = reading;
  if (plan.kind === 'pair') return isSwapped(rows, reading);
  return sign === 'inverted' || (sign === 'asWritten' && isUnsigned(rows.columns.get(plan.column)));
}

function isSwapped({ choices }: MoneyRows, { plan, balance }: MoneyReading): boolean {
  if (plan.kind === 'single') return balance !== null && choices.amounts.includes(balance);
  return plan.charge === choices.credit && plan.credit === choices.charge;
}

/** Equal amounts without a sign fit a falling balance as well as a rising one, in the opposite order. */
function isTwofold(rows: MoneyRows, { plan, balance, sign, fee }: MoneyReading): boolean {
  if (rows.answered !== null || plan.kind !== 'single' || !isUnsigned(rows.columns.get(plan.column)))
    return false;
  if (sign !== 'asWritten' && sign !== 'inverted') return false;
  const other = readingOf(rows, plan, balance, sign === 'asWritten' ? 'inverted' : 'asWritten', fee);
  return isProved(other) && !goesBack(rows, other);
}

/** A reading against the order of days is another one inverted. */
function goesBack({ groups, days }: MoneyRows, { chains }: MoneyReading): boolean {
  return chains.some((chain, place) => {
    const rows = (groups[place] ?? []).map((at) => ({ day: days[at] ?? '' }));
    const other = chain.order.startsWith('newest') ? 'oldest' : 'newest';
    return backwardSteps(rows, chain.order) > backwardSteps(rows, other);
  });
}

export function isProved({ chains }: MoneyReading): boolean {
  return linksOf(chains) > 0 && chains.every((chain) => chain.breaks.length === 0);
}

export function linksOf(chains: MoneyReading['chains']): number {
  return chains.reduce((sum, chain) => sum + chain.links, 0);
}

export function rightShare({ chains }: MoneyReading): number {
  const links = linksOf(chains);
  const breaks = chains.reduce((sum, chain) => sum + chain.breaks.length, 0);
  return links === 0 ? 0 : (links - breaks) / links;
}
