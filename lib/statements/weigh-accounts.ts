import { addDays, type DayRange, type Fecha } from '@/lib/domain/dates';
import { betweenDays, byAmount, type ByAmount } from '@/lib/statements/by-amount';
import { MOST_DAYS, type Compared } from '@/lib/statements/compare-movements';
import { compareTexts } from '@/lib/statements/movement-texts';

/**
 * How far a file and what was brought are of one account, if no number says so. `proved`: a balance or a reference agrees, three kinds of
 * movements do, or the file is an earlier one again; `thin`: too few agree to tell; `none`: nothing can be in both; `against`: what must
 * be in both is in one of them.
 */
export type Evidence = {
  kind: 'none' | 'proved' | 'thin' | 'against';
  matched: readonly number[];
  share: number;
};

/** How many movements of different kinds prove an account, and which part of all must be there. */
const ENOUGH_KINDS = 3;
const ENOUGH_SHARE = 0.8;
/** How many of one amount are looked at for a movement. */
const MOST = 64;
/** The least length of a reference that is more than a count. */
const TELLING_LETTERS = 5;

/** A charge that was brought, with the number of the file that brought it. A namesake has the name of the new file. */
export type BroughtCharge = Compared & { file: number; isNamesake: boolean };

/** Weighs the charges of a file, which covers some days, against those that were brought of an account. */
export function weighAccounts(
  rows: readonly Compared[],
  covered: DayRange,
  brought: readonly BroughtCharge[],
): Evidence {
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

/** Whether the rows are those of one earlier file of that name, and nothing else: the file has come again. */
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

/** The first and the last of some days; null for none. */
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

/** The movements of both that differ in nothing, one to one. */
function equalPairs(rows: readonly Compared[], brought: readonly BroughtCharge[]): Pair[] {
  const byKey = new Map<string, BroughtCharge[]>();
  for (const one of brought) {
    const key = keyOf(one);
    const same = byKey.get(key);
    if (same) same.push(one);
    else byKey.set(key, [one]);
  }
  return rows.flatMap((one, row) => {
    const same = byKey.get(keyOf(one)) ?? [];
    const place = same.findIndex((other) => !differ(one, other));
    const [other] = place < 0 ? [] : same.splice(place, 1);
    return other ? [{ row, one, other }] : [];
  });
}

function keyOf({ movement, texts }: Compared): string {
  return [movement.fecha, movement.importe, texts.whole, movement.cuota].join('|');
}

function differ({ movement: one }: Compared, { movement: other }: Compared): boolean {
  return (['saldo', 'referencia'] as const).some(
    (field) => one[field] !== null && other[field] !== null && one[field] !== other[field],
  );
}

/**
 * Weighs how much of what must be in two files of one account is in both. The one that ends later must have all that the other has of its
 * days. Banks name some movements otherwise in the next file: one that is alike, or of the same day, counts.
 */
function sharedPart(rows: readonly Compared[], covered: DayRange, brought: readonly BroughtCharge[]): number {
  const [known, inFile] = [chargesNear(brought), chargesNear(rows)];
  let [must, are] = [0, 0];
  for (const file of filesOf(brought)) {
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

/** The movements of each file, without those that another had brought before it. */
function filesOf(brought: readonly BroughtCharge[]): Iterable<BroughtCharge[]> {
  const files = new Map<number, BroughtCharge[]>();
  for (const one of brought) {
    const file = files.get(one.file);
    if (file) file.push(one);
    else files.set(one.file, [one]);
  }
  return files.values();
}

function within<Item extends Compared>(movements: readonly Item[], { desde, hasta }: DayRange): Item[] {
  return movements.filter(({ movement: { fecha } }) => fecha >= desde && fecha <= hasta);
}

type Near = ByAmount<Compared & { cents: number; fecha: Fecha }>;

function chargesNear(movements: readonly Compared[]): Near {
  return byAmount(
    movements.map((one) => ({ ...one, cents: one.movement.importe, fecha: one.movement.fecha })),
  );
}

function partAmong(movements: readonly Compared[], others: Near): { must: number; are: number } {
  const found = movements.filter(({ movement, texts }, turn) => {
    const { fecha, importe } = movement;
    const group = others.get(importe);
    if (!group) return false;
    const [desde, hasta] = [addDays(fecha, -MOST_DAYS), addDays(fecha, MOST_DAYS)];
    const near = betweenDays(group, desde, hasta, { most: MOST, turn });
    return near.some((other) => other.fecha === fecha || compareTexts(texts, other.texts, true) !== 'differ');
  });
  return { must: movements.length, are: found.length };
}
