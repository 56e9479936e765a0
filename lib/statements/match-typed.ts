import { addDays, daysBetween, type Fecha } from '@/lib/domain/dates';
import { foldText } from '@/lib/domain/search-text';
import type { Hundredths } from '@/lib/statements/movement';

/** An expense that the person typed, whose movement may be in the statement. */
export type TypedGasto = { id: number; fecha: Fecha; cents: Hundredths; texto: string };

/** A charge of a statement: its amount is positive here. */
export type StatementCharge = { fecha: Fecha; cents: Hundredths; texto: string };

/** From how many days before the typed day to how many after it the bank may book. */
const EARLIEST = -2;
const LATEST = 7;
/** How many typed expenses of one amount are looked at for a charge. */
const MOST = 64;

type Pair = { charge: number; gasto: number; alike: number; away: number };

/**
 * For each charge the id of the typed expense that is likely the same, or null: same cents, booked from two days before through seven after
 * the typed day, one to one. Where several fit, texts that share words go first, then the nearest day; as many as can be are paired.
 */
export function matchTyped(
  charges: readonly StatementCharge[],
  typed: readonly TypedGasto[],
): (number | null)[] {
  const byCents = groupByCents(typed);
  const words = typed.map(({ texto }) => wordsOf(texto));
  const pairs = charges.flatMap((charge, place) =>
    pairsOf(charge, place, byCents.get(charge.cents) ?? [], words),
  );
  pairs.sort((one, other) => other.alike - one.alike || one.away - other.away || one.charge - other.charge);
  const ofCharge = new Map<number, number>();
  const ofGasto = new Map<number, number>();
  for (const { charge, gasto } of pairs)
    if (!ofCharge.has(charge) && !ofGasto.has(gasto)) {
      ofCharge.set(charge, gasto);
      ofGasto.set(gasto, charge);
    }
  pairTheRest(pairs, ofCharge, ofGasto);
  return charges.map((_, place) => {
    const gasto = ofCharge.get(place);
    return gasto === undefined ? null : (typed[gasto]?.id ?? null);
  });
}

type Dated = { place: number; fecha: Fecha };

/** The typed expenses of each amount, the oldest first. */
function groupByCents(typed: readonly TypedGasto[]): Map<Hundredths, Dated[]> {
  const groups = new Map<Hundredths, Dated[]>();
  typed.forEach(({ cents, fecha }, place) => {
    const group = groups.get(cents);
    if (group) group.push({ place, fecha });
    else groups.set(cents, [{ place, fecha }]);
  });
  for (const group of groups.values())
    group.sort((one, other) => (one.fecha < other.fecha ? -1 : one.fecha > other.fecha ? 1 : 0));
  return groups;
}

function pairsOf(
  charge: StatementCharge,
  place: number,
  same: readonly Dated[],
  words: readonly string[][],
): Pair[] {
  const from = firstFrom(same, addDays(charge.fecha, -LATEST));
  const until = firstFrom(same, addDays(charge.fecha, 1 - EARLIEST));
  const own = until > from ? wordsOf(charge.texto) : [];
  // Of very many expenses of one amount, each charge sees some, and not all charges the same ones.
  const start = until - from > MOST ? place % (until - from) : 0;
  const seen = Math.min(until - from, MOST);
  return Array.from({ length: seen }, (_, step): Pair => {
    const { place: gasto, fecha } = same[from + ((start + step) % (until - from))] ?? {
      place: 0,
      fecha: charge.fecha,
    };
    const days = daysBetween(fecha, charge.fecha);
    return { charge: place, gasto, alike: likeness(own, words[gasto] ?? []), away: Math.abs(days - 0.25) };
  });
}

/** Where the first expense of a day or later stands. */
function firstFrom(same: readonly Dated[], fecha: Fecha): number {
  let [low, high] = [0, same.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((same[middle]?.fecha ?? '') < fecha) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Moves pairs so that a charge left alone gets an expense, if there is a way: at most two moves deep. */
function pairTheRest(
  pairs: readonly Pair[],
  ofCharge: Map<number, number>,
  ofGasto: Map<number, number>,
): void {
  const choices = new Map<number, Pair[]>();
  for (const pair of pairs) {
    const own = choices.get(pair.charge);
    if (own) own.push(pair);
    else choices.set(pair.charge, [pair]);
  }
  for (const [charge, own] of choices) {
    if (ofCharge.has(charge)) continue;
    for (const { gasto } of own) {
      const rival = ofGasto.get(gasto);
      const kept =
        pairs.length > 20_000
          ? undefined
          : choices.get(rival ?? -1)?.find((pair) => !ofGasto.has(pair.gasto));
      if (rival === undefined || !kept) continue;
      ofCharge.set(rival, kept.gasto);
      ofGasto.set(kept.gasto, rival);
      ofCharge.set(charge, gasto);
      ofGasto.set(gasto, charge);
      break;
    }
  }
}

/** 2 for texts that share a word of four letters or more, 1 for a shorter beginning, 0 for none. */
function likeness(words: readonly string[], others: readonly string[]): number {
  if (words.some((word) => word.length >= 4 && others.includes(word))) return 2;
  const near = words.some((word) => others.some((rival) => word.slice(0, 3) === rival.slice(0, 3)));
  return near ? 1 : 0;
}

function wordsOf(text: string): string[] {
  return foldText(text.slice(0, 200))
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= 3);
}
