import type { Fecha } from '@/lib/domain/dates';
import type { BroughtMovement, SourceId } from '@/lib/statements/brought-movement';
import type { Compared, Coverage } from '@/lib/statements/compare-movements';
import type { Accounts } from '@/lib/statements/file-sources';
import type { Match } from '@/lib/statements/match-known';
import type { Statement } from '@/lib/statements/statement';
import { rangeOf } from '@/lib/statements/weigh-accounts';

/**
 * Finds accounts that share nearly all movements of the common days: other forms of this file's, which must hold the
 * rest too.
 */
export function sharedSources(
  matches: readonly Match[],
  before: readonly (Compared & { thing: number })[],
  { ids, ofMovement }: Accounts,
  coverage: (source: number, movement: BroughtMovement) => Coverage,
): ReadonlySet<string> {
  const matched = ids.map(() => new Set<number>());
  matches.forEach((match, row) => {
    const thing = match.kind === 'new' ? undefined : before[match.at]?.thing;
    if (thing !== undefined) matched[ofMovement[row] ?? 0]?.add(thing);
  });
  const counts = new Map<string, { must: number; are: number }>();
  for (const { movement, thing } of before)
    matched.forEach((things, source) => {
      if (things.size < ENOUGH_SHARED || coverage(source, movement) === 'outside') return;
      const key = sourceKey(source, movement.source);
      const { must, are } = counts.get(key) ?? { must: 0, are: 0 };
      counts.set(key, { must: must + 1, are: are + Number(things.has(thing)) });
    });
  return new Set(
    [...counts].flatMap(([key, { must, are }]) =>
      are >= ENOUGH_SHARED && are < must && are >= must * ENOUGH_PART ? [key] : [],
    ),
  );
}

/** The least number and share of common movements between two forms of one account. */
const ENOUGH_SHARED = 3;
const ENOUGH_PART = 0.75;

export function sourceKey(source: number, { key, layout }: SourceId): string {
  return `${source}|${key}|${layout}`;
}

export function coveredDays(
  { movements }: Statement,
  ofMovement: readonly number[],
): (source: number, fecha: Fecha) => Coverage {
  const days = new Map<number | undefined, string[]>();
  movements.forEach(({ fecha }, at) => {
    if (fecha === null) return;
    const own = days.get(ofMovement[at]);
    if (own) own.push(fecha);
    else days.set(ofMovement[at], [fecha]);
  });
  const ranges = new Map([...days].map(([source, all]) => [source, rangeOf(all)]));
  return (source, fecha) => {
    const range = ranges.get(source);
    if (range == null || fecha < range.desde || fecha > range.hasta) return 'outside';
    return fecha > range.desde && fecha < range.hasta ? 'inside' : 'edge';
  };
}
