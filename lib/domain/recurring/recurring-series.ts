import { SLACK_DAYS, type Cadence } from './cadence';
import { firstFrom, type Chain, type Entry } from './recurring-entries';
import { isMoreThanChance } from './is-more-than-chance';

/** The fewest expenses of a series. */
const LEAST: Record<Cadence, number> = { weekly: 4, monthly: 3, yearly: 2 };

/** Names with more expenses, about six a day for two years, are not searched: that would take seconds. */
const MAX_ENTRIES = 5000;

/**
 * An expense as the end of its best chain, back through `before`. Each expense scores 1, or 2 with the amount of the
 * one before.
 */
type Link = { entry: Entry; before: Link | null; score: number };

/**
 * Finds the series of one name, and marks their expenses as taken. Series due before the day number `since` are left
 * out.
 */
export function takeSeries(entries: readonly Entry[], cadence: Cadence, since: number): Chain[] {
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

/** Finds the best chain to each expense; of equal steps, the one nearer to the due day. */
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

/** Answers the longest series to an expense; null if there is none, or if the chain goes on. */
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

/** True if an expense of no series, with a fitting amount, lies on a due day. */
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
