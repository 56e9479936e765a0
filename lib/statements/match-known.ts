import { addDays, type Fecha } from '@/lib/domain/dates';
import { betweenDays, byAmount, type ByAmount } from '@/lib/statements/by-amount';
import type { BroughtMovement } from '@/lib/statements/brought-movement';
import {
  compareMovements,
  fitOf,
  judge,
  MOST_DAYS,
  ofDayAndAmount,
  type Compared,
  type Coverage,
  type Relation,
} from '@/lib/statements/compare-movements';

/** Entries with one `thing` are one movement that several files contain. */
type Brought = Compared & { thing: number };

export type Match =
  { kind: 'new' } | { kind: 'known'; at: number } | { kind: 'ask'; at: number; likely: boolean };

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
  known: ByAmount<Candidate>,
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
