import { addDays, type Fecha } from '@/lib/domain/dates';
import { betweenDays, byAmount, type ByAmount } from '@/lib/statements/by-amount';
import type { BroughtMovement } from '@/lib/statements/brought-movement';
import {
  compareMovements,
  fitOf,
  judge,
  MOST_DAYS,
  type Compared,
  type Coverage,
  type Relation,
} from '@/lib/statements/compare-movements';

/** Entries with one `thing` are one movement that several files contain. */
type Brought = Compared & { thing: number };

export type Match =
  { kind: 'new' } | { kind: 'known'; at: number } | { kind: 'ask'; at: number; likely: boolean };

export type Files = {
  relate: (row: number, brought: number) => Relation;
  /** Assumes the account of the row. */
  coverageOf: (row: number, brought: number) => Coverage;
};

/** The most brought movements that a row is compared with. */
const MOST = 64;

/** The most days between the main days of two files' rows that name the same days. */
const LAG_DAYS = 10;

type Candidate = { at: number; fecha: Fecha; cents: number };
type Pair = Candidate & { row: number; fit: number; match: Match };

/**
 * Matches the rows in order; null stands for a row that is no charge. Each brought movement serves one row: of three equal rows
 * and two brought ones, one is new.
 */
export function matchKnown(
  rows: List,
  brought: readonly (Brought | null)[],
  { relate, coverageOf }: Files,
): Match[] {
  const wanted = new Set(rows.flatMap((row) => (row ? [row.movement.importe] : [])));
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

/** Takes equal movements first, which most are. */
function takeEqual(
  rows: List,
  known: List,
  { relate, coverageOf }: Files,
  isFree: (at: number) => boolean,
  take: (row: number, at: number, match: Match) => void,
): void {
  const equal = new Map<string, number[]>();
  known.forEach((one, at) => {
    if (!one) return;
    const key = equalKey(one);
    const same = equal.get(key);
    if (same) same.push(at);
    else equal.set(key, [at]);
  });
  for (const places of equal.values()) places.reverse();
  rows.forEach((row, place) => {
    const places = row ? equal.get(equalKey(row)) : undefined;
    for (let at = places?.pop(); row && at !== undefined; at = places?.pop()) {
      const [other, relation] = [known[at], relate(place, at)];
      if (!other || !isFree(at) || (relation !== 'same' && relation !== 'unknown')) continue;
      const verdict = judge(compareMovements(row, other, relation, coverageOf(place, at)));
      if (verdict.kind !== 'new') take(place, at, { ...verdict, at });
      return;
    }
  });
}

function equalKey({ movement, texts }: Compared): string {
  const { fecha, importe, cuota, saldo, referencia, source } = movement;
  return [fecha, importe, texts.whole, cuota, saldo, referencia, source.layout].join('|');
}

function nearest(
  known: ByAmount<Candidate>,
  { importe, fecha, otrasFechas }: BroughtMovement,
  turn: number,
): readonly Candidate[] {
  const group = known.get(importe);
  if (!group) return [];
  const days = [fecha, ...otrasFechas].sort();
  const desde = addDays(days[0] ?? fecha, -MOST_DAYS - LAG_DAYS);
  const hasta = addDays(days.at(-1) ?? fecha, MOST_DAYS + LAG_DAYS);
  return betweenDays(group, desde, hasta, { most: MOST, turn });
}
