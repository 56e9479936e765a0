import type { DayRange, Fecha } from '@/lib/domain/dates';
import { groupBy } from '@/lib/domain/lists';
import { betweenDays, byAmount, daysAround, MOST_DAYS, ofDayAndAmount } from './match-known';
import { type Compared, compareTexts } from '@/lib/statements/names/movement-texts';

/**
 * `proved`: a balance, a reference or three kinds agree, or the file came again; `thin`: too few agree; `none`: none
 * equal; `against`: many are missing.
 */
type Evidence = {
  kind: 'none' | 'proved' | 'thin' | 'against';
  matched: readonly number[];
  share: number;
};

/** The least kinds that prove an account, and the least share of expected movements. */
const ENOUGH_KINDS = 3;
const ENOUGH_SHARE = 0.8;
/** Movements of one amount that a movement is compared with. */
const MOST = 64;
/** A shorter reference may be a mere count. */
const TELLING_LETTERS = 5;

/** `isNamesake`: of a file named like the new one. */
export type BroughtCharge = Compared & { file: number; isNamesake: boolean };

export function weighAccounts(
  rows: readonly Compared[],
  covered: DayRange | null,
  brought: readonly BroughtCharge[],
): Evidence {
  if (!covered) return { kind: 'none', matched: [], share: 0 };
  const pairs = equalPairs(rows, brought);
  const matched = pairs.map(({ row }) => row);
  const proving = pairs.some(
    ({ one, other }) =>
      (one.movement.saldo !== null &&
        one.movement.saldo !== 0 &&
        one.movement.saldo === other.movement.saldo) ||
      ((one.movement.referencia?.length ?? 0) >= TELLING_LETTERS &&
        one.movement.referencia === other.movement.referencia),
  );
  if (proving || repeatsFile(pairs, rows, brought)) return { kind: 'proved', matched, share: 1 };
  const share = sharedPart(rows, covered, brought);
  if (matched.length === 0) return { kind: share < ENOUGH_SHARE ? 'thin' : 'none', matched, share };
  if (share < ENOUGH_SHARE) return { kind: 'against', matched, share };
  const kinds = new Set(pairs.map(({ one }) => `${one.movement.importe}|${one.texts.whole}`));
  return { kind: kinds.size >= ENOUGH_KINDS ? 'proved' : 'thin', matched, share };
}

function repeatsFile(
  pairs: readonly Pair[],
  rows: readonly Compared[],
  brought: readonly BroughtCharge[],
): boolean {
  if (pairs.length < rows.length || pairs.some(({ other }) => !other.isNamesake)) return false;
  const files = new Map<number, number>();
  for (const { other } of pairs) files.set(other.file, (files.get(other.file) ?? 0) + 1);
  const [[file, count] = [NaN, 0]] = files;
  return files.size === 1 && brought.filter((one) => one.file === file).length === count;
}

export function rangeOf(days: Iterable<Fecha>): DayRange | null {
  let range: DayRange | null = null;
  for (const day of days) {
    range ??= { desde: day, hasta: day };
    if (day < range.desde) range.desde = day;
    if (day > range.hasta) range.hasta = day;
  }
  return range;
}

type Pair = { row: number; one: Compared; other: BroughtCharge };

function equalPairs(rows: readonly Compared[], brought: readonly BroughtCharge[]): Pair[] {
  const near = ofDayAndAmount(brought);
  return rows.flatMap((one, row) => {
    const group = near(one);
    const place = group.findIndex((other) => isEqual(one, other));
    const [other] = place < 0 ? [] : group.splice(place, 1);
    return other ? [{ row, one, other }] : [];
  });
}

/** Null equals any balance or reference. */
function isEqual(one: Compared, other: Compared): boolean {
  return (
    one.texts.whole === other.texts.whole &&
    one.movement.cuota === other.movement.cuota &&
    !differ(one, other)
  );
}

function differ({ movement: one }: Compared, { movement: other }: Compared): boolean {
  return (['saldo', 'referencia'] as const).some(
    (field) => one[field] !== null && other[field] !== null && one[field] !== other[field],
  );
}

/**
 * The share of expected movements in both files: the one that ends later must have all of the other's in its days.
 * One with a like text or of the same day counts, since banks reword some.
 */
function sharedPart(rows: readonly Compared[], covered: DayRange, brought: readonly BroughtCharge[]): number {
  const [known, inFile] = [chargesNear(brought), chargesNear(rows)];
  let [must, are] = [0, 0];
  for (const file of groupBy(brought, (one) => one.file).values()) {
    const range = rangeOf(file.map(({ movement }) => movement.fecha));
    if (!range) continue;
    const parts = [
      ...(covered.hasta >= range.hasta ? [partAmong(within(file, covered), inFile)] : []),
      ...(covered.hasta <= range.hasta ? [partAmong(within(rows, range), known)] : []),
    ];
    const best = parts.reduce((one, other) => (other.are * one.must > one.are * other.must ? other : one));
    must += best.must;
    are += best.are;
  }
  return must === 0 ? 1 : are / must;
}

function within<Item extends Compared>(movements: readonly Item[], { desde, hasta }: DayRange): Item[] {
  return movements.filter(({ movement: { fecha } }) => fecha >= desde && fecha <= hasta);
}

type Near = ReturnType<typeof chargesNear>;

function chargesNear(movements: readonly Compared[]) {
  return byAmount(
    movements.map((one) => ({ ...one, cents: one.movement.importe, fecha: one.movement.fecha })),
  );
}

function partAmong(movements: readonly Compared[], others: Near): { must: number; are: number } {
  const daysNear = daysAround(MOST_DAYS, MOST_DAYS);
  const found = movements.filter(({ movement, texts }, turn) => {
    const { fecha, importe } = movement;
    const group = others.get(importe);
    if (!group) return false;
    const near = betweenDays(group, daysNear(fecha), { most: MOST, turn });
    return near.some((other) => other.fecha === fecha || compareTexts(texts, other.texts, true) !== 'differ');
  });
  return { must: movements.length, are: found.length };
}
