import { addDays, type DayRange, daysBetween, type Fecha } from '@/lib/domain/dates';
import { groupBy } from '@/lib/domain/lists';
import type { BroughtMovement, Hundredths } from '@/lib/statements/movement';
import { agreementOfTexts, type Compared } from '@/lib/statements/names/movement-texts';

/** Each group is sorted by day. */
export function byAmount<Item extends { fecha: Fecha; cents: Hundredths }>(
  items: Iterable<Item>,
): ReadonlyMap<Hundredths, readonly Item[]> {
  const groups = groupBy(items, ({ cents }) => cents);
  for (const group of groups.values())
    group.sort((one, other) => (one.fecha < other.fecha ? -1 : one.fecha > other.fecha ? 1 : 0));
  return groups;
}

export function daysAround(before: number, after: number): (fecha: Fecha) => DayRange {
  const known = new Map<Fecha, DayRange>();
  return (fecha) => {
    let range = known.get(fecha);
    if (!range) known.set(fecha, (range = { desde: addDays(fecha, -before), hasta: addDays(fecha, after) }));
    return range;
  };
}

/** Another `turn` returns others, so that some caller sees each item. */
export function betweenDays<Item extends { fecha: Fecha }>(
  group: readonly Item[] | undefined,
  { desde, hasta }: DayRange,
  { most, turn }: { most: number; turn: number },
): readonly Item[] {
  if (!group) return [];
  const from = firstPlace(group, (fecha) => fecha >= desde);
  const count = firstPlace(group, (fecha) => fecha > hasta) - from;
  if (count <= most) return group.slice(from, from + count);
  return Array.from({ length: most }, (_, step) => group[from + ((turn + step) % count)]).filter(
    (item) => item !== undefined,
  );
}

export function countBetween(
  group: readonly { fecha: Fecha }[] | undefined,
  { desde, hasta }: DayRange,
): number {
  if (!group) return 0;
  return firstPlace(group, (fecha) => fecha > hasta) - firstPlace(group, (fecha) => fecha >= desde);
}

function firstPlace(group: readonly { fecha: Fecha }[], isThere: (fecha: Fecha) => boolean): number {
  let [low, high] = [0, group.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isThere(group[middle]?.fecha ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
}

type Agreement = 'agree' | 'differ' | 'silent';

/** `apart`: of different numbers, perhaps an account and its card. */
export type Relation = 'same' | 'unknown' | 'apart' | 'other';

/** Inside, the file must have a brought movement, perhaps reworded; an edge may be there in part. */
type Coverage = 'inside' | 'edge' | 'outside';

type Comparison = ReturnType<typeof compareMovements>;

/** `likely`: the answer is preset. */
type Verdict = { kind: 'new' } | { kind: 'known' } | { kind: 'ask'; likely: boolean };

/** Movements further apart are two. */
export const MOST_DAYS = 3;

const NEW: Verdict = { kind: 'new' };
const ASK: Verdict = { kind: 'ask', likely: false };
const LIKELY: Verdict = { kind: 'ask', likely: true };

/** Answers its own lists: an item removed from one is not found again. */
export function ofDayAndAmount<Item extends Pick<Compared, 'movement'>>(
  items: Iterable<Item>,
): (one: Compared) => Item[] {
  const days = groupBy(items, ({ movement }) => movement.fecha);
  const groups = new Map(
    [...days].map(([fecha, group]) => [fecha, groupBy(group, ({ movement }) => movement.importe)]),
  );
  return ({ movement }) => groups.get(movement.fecha)?.get(movement.importe) ?? [];
}

function compareMovements(mine: Compared, theirs: Compared, relation: Relation, coverage: Coverage) {
  const [one, other] = [mine.movement, theirs.movement];
  const isOneLayout = one.source.layout === other.source.layout;
  return {
    relation,
    days:
      one.fecha === other.fecha ? 0 : isOneLayout ? distance(one.fecha, other.fecha) : daysApart(one, other),
    isOneDay: one.fecha === other.fecha,
    text: agreementOfTexts(mine, theirs, isOneLayout),
    cuota: agreement(one.cuota, other.cuota),
    // Every account without money is alike.
    saldo: one.saldo === 0 && other.saldo === 0 ? 'silent' : agreement(one.saldo, other.saldo),
    referencia:
      isOneLayout || one.referencia === other.referencia
        ? agreement(one.referencia, other.referencia)
        : 'silent',
    coverage,
  };
}

/** Known only if the accounts are one and nothing differs. */
function judge(compared: Comparison): Verdict {
  const { relation, days, cuota } = compared;
  if (cuota === 'differ' || relation === 'other' || days > MOST_DAYS) return NEW;
  const verdict = judgeAlike(compared);
  return verdict.kind === 'new' ? judgeReworded(compared) : verdict;
}

function judgeAlike(compared: Comparison): Verdict {
  return compared.relation === 'same' ? judgeOfOneAccount(compared) : judgeOfAny(compared);
}

/**
 * Banks delete no movements: if the file covers a brought movement's day but lacks it, another text may be its new
 * wording.
 */
function judgeReworded({ relation, isOneDay, saldo, referencia, coverage }: Comparison): Verdict {
  const differs = saldo === 'differ' || referencia === 'differ';
  if (relation === 'apart' || coverage === 'outside' || (differs && coverage !== 'inside')) return NEW;
  return relation === 'same' && isOneDay && !differs && coverage === 'inside' ? LIKELY : ASK;
}

function fitOf(compared: Comparison): number {
  const { relation, days, text, saldo, referencia, cuota } = compared;
  const texts = { agree: 60, sameShop: 40, alike: 30, silent: 10, differ: 0 }[text];
  const signs = [saldo, referencia, cuota].reduce(
    (sum, one) => sum + (one === 'agree' ? 15 : one === 'differ' ? -15 : 0),
    0,
  );
  // A brought movement that the file repeats unchanged is not taken for a reworded one.
  const last = judgeAlike(compared).kind === 'new' ? -200 : 0;
  return last + texts + signs + (relation === 'same' ? 8 : relation === 'unknown' ? 4 : 0) - days * 5;
}

function judgeOfOneAccount(compared: Comparison): Verdict {
  const { days, isOneDay, text, saldo, referencia, coverage } = compared;
  const differs = saldo === 'differ' || referencia === 'differ';
  const proved = saldo === 'agree' || referencia === 'agree';
  if (days > 0) {
    if (text === 'silent') return NEW;
    if (text === 'differ') return referencia === 'agree' && !differs ? ASK : NEW;
    // A day later the balance may differ.
    if (differs) return NEW;
    return proved ? LIKELY : ASK;
  }
  switch (text) {
    case 'agree':
      if (!differs) return isOneDay ? { kind: 'known' } : LIKELY;
      return coverage === 'inside' ? LIKELY : ASK;
    case 'sameShop':
      return differs ? ASK : LIKELY;
    case 'silent':
      if (differs) return NEW;
      return proved || coverage === 'inside' ? LIKELY : ASK;
    // A reference that agrees may belong to the purchase, of which this is another part.
    case 'alike':
      if (differs) return NEW;
      return saldo === 'agree' ? LIKELY : ASK;
    case 'differ':
      if (differs) return NEW;
      return saldo === 'agree' ? LIKELY : proved ? ASK : NEW;
  }
}

/** For accounts that may be one, balances are evidence. */
function judgeOfAny({ relation, days, text, saldo }: Comparison): Verdict {
  const proved = saldo === 'agree';
  if (text === 'differ') return proved && days === 0 ? LIKELY : NEW;
  if (text === 'silent') return days > 0 ? NEW : proved ? LIKELY : ASK;
  if (days > 0) return saldo === 'differ' ? NEW : proved && text === 'agree' ? LIKELY : ASK;
  if (relation === 'apart' || saldo === 'differ') return ASK;
  return proved || text !== 'alike' ? LIKELY : ASK;
}

function distance(fecha: Fecha, other: Fecha): number {
  return Math.abs(daysBetween(fecha, other));
}

function daysApart(one: BroughtMovement, other: BroughtMovement): number {
  let least = Infinity;
  for (const fecha of [one.fecha, ...one.otrasFechas])
    for (const second of [other.fecha, ...other.otrasFechas])
      least = Math.min(least, distance(fecha, second));
  return least;
}

function agreement(one: string | number | null, other: string | number | null): Agreement {
  if (one === null || other === null) return 'silent';
  return one === other ? 'agree' : 'differ';
}

/** One `thing` is one movement in several files. */
type Brought = Compared & { thing: number };

export type Match =
  | { kind: 'new' }
  | { kind: 'known'; at: number }
  | { kind: 'ask'; at: number; likely: boolean };

type Files = {
  relate: (row: number, brought: number) => Relation;
  /** Assumes the account of the row. */
  coverageOf: (row: number, brought: number) => Coverage;
};

/** Brought movements that a row is compared with. */
const MOST = 64;

/** The most days between the main days of two files' rows that name the same days. */
const LAG_DAYS = 10;

type Candidate = { at: number; fecha: Fecha; cents: number };
type Pair = Candidate & { row: number; fit: number; match: Match };

/**
 * Null stands for a row that is no charge. Each brought movement serves one row: of three equal rows and two brought
 * ones, one is new.
 */
export function matchKnown(
  rows: List,
  brought: readonly (Brought | null)[],
  { relate, coverageOf }: Files,
): Match[] {
  if (brought.length === 0) return rows.map(() => ({ kind: 'new' }));
  const wanted = new Set(rows.map((row) => row?.movement.importe));
  const known = brought.map((one) => (one && wanted.has(one.movement.importe) ? one : null));
  const matches: Match[] = rows.map(() => ({ kind: 'new' }));
  if (known.every((one) => one === null)) return matches;
  const taken = new Set<number>();
  function take(row: number, at: number, match: Match) {
    matches[row] = match;
    taken.add(brought[at]?.thing ?? NaN);
  }
  function isFree(at: number) {
    return !taken.has(brought[at]?.thing ?? NaN);
  }
  takeEqual(rows, known, { relate, coverageOf }, isFree, take);
  const free = known.flatMap((one, at): Candidate[] =>
    one && isFree(at) ? [{ at, fecha: one.movement.fecha, cents: one.movement.importe }] : [],
  );
  const left = byAmount(free);
  const pairs = rows.flatMap((row, at) => {
    if (!row || matches[at]?.kind !== 'new') return [];
    return nearest(left, row.movement, at).flatMap((candidate): Pair[] => {
      const other = known[candidate.at];
      if (!other) return [];
      const comparison = compareMovements(row, other, relate(at, candidate.at), coverageOf(at, candidate.at));
      const verdict = judge(comparison);
      if (verdict.kind === 'new') return [];
      return [{ ...candidate, row: at, fit: fitOf(comparison), match: { ...verdict, at: candidate.at } }];
    });
  });
  pairs.sort((one, other) => other.fit - one.fit || one.row - other.row || one.at - other.at);
  for (const { row, at, match } of pairs)
    if (matches[row]?.kind === 'new' && isFree(at)) take(row, at, match);
  return matches;
}

type List = readonly (Compared | null)[];

function takeEqual(
  rows: List,
  known: List,
  { relate, coverageOf }: Files,
  isFree: (at: number) => boolean,
  take: (row: number, at: number, match: Match) => void,
): void {
  const near = ofDayAndAmount(
    known.flatMap((one, at) => (one ? [{ movement: one.movement, texts: one.texts, at }] : [])),
  );
  rows.forEach((row, place) => {
    if (!row) return;
    const group = near(row);
    for (const [index, one] of group.entries()) {
      const { at } = one;
      if (!isEqual(row, one) || !isFree(at)) continue;
      const relation = relate(place, at);
      if (relation !== 'same' && relation !== 'unknown') continue;
      const verdict = judge(compareMovements(row, one, relation, coverageOf(place, at)));
      if (verdict.kind !== 'new') take(place, at, { ...verdict, at });
      group.splice(index, 1);
      return;
    }
  });
}

function isEqual({ movement: one, texts }: Compared, { movement: other, texts: others }: Compared): boolean {
  return (
    texts.whole === others.whole &&
    one.cuota === other.cuota &&
    one.saldo === other.saldo &&
    one.referencia === other.referencia &&
    one.source.layout === other.source.layout
  );
}

function nearest(
  known: ReadonlyMap<Hundredths, readonly Candidate[]>,
  { importe, fecha, otrasFechas }: BroughtMovement,
  turn: number,
): readonly Candidate[] {
  const group = known.get(importe);
  if (!group) return [];
  const days = [fecha, ...otrasFechas].sort();
  const desde = addDays(days[0] ?? fecha, -MOST_DAYS - LAG_DAYS);
  const hasta = addDays(days.at(-1) ?? fecha, MOST_DAYS + LAG_DAYS);
  return betweenDays(group, { desde, hasta }, { most: MOST, turn });
}
