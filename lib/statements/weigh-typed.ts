import { addDays, daysBetween, type DayRange, type Fecha } from '@/lib/domain/dates';
import { largestOf } from '@/lib/domain/lists';
import { betweenDays, byAmount, countBetween } from '@/lib/statements/by-amount';
import type { Pair, StatementCharge, TypedGasto, Worded } from '@/lib/statements/typed-gasto';
import { shareWord } from '@/lib/statements/movement-texts';
import { rangeOf } from '@/lib/statements/weigh-accounts';

/**
 * How often the bank books so many days after the day that the person typed, before anything is known of this person. The pairs of the
 * statement itself say more.
 */
const DAYS: Readonly<Record<number, number>> = {
  [-2]: 0.01,
  [-1]: 0.03,
  0: 0.5,
  1: 0.2,
  2: 0.1,
  3: 0.07,
  4: 0.03,
  5: 0.02,
  6: 0.015,
  7: 0.015,
};

/** How often the two texts of one movement have a word in common. */
const ALIKE = 0.75;

/** How often an expense that was typed has no charge of its amount in these days all the same. */
const MISSED = 0.03;

/** Days to each side in which expenses of one amount are counted, and how many of them are read. */
const BAND_DAYS = 90;
const MOST = 200;

/** How often any one expense comes to an amount, by how many digits it has before its zeros: 20,00 has one, 42,10 has three. */
const AMOUNTS = [0.03, 0.03, 0.006, 0.0008, 0.0001];
/** The part of all expenses in which a word stands, beforehand and at the least. */
const RARE_WORD = 0.02;
/** From how many digits on an amount can be rare. */
const RARE_DIGITS = 4;
/** How many expenses a day there are at the least, those included that were not typed. */
const LEAST_PER_DAY = 0.25;

/** How many pairs what is thought beforehand of days, of methods and of how much is typed counts for, and how many expenses for words. */
const PRIOR = { days: 20, metodos: 4, typed: 2, words: 50 };
/** The part of a person's expenses that a method has, beforehand. */
const USUAL_METODO = 1 / 3;
/** How often an expense of a source's method is one of its charges, beforehand. */
const SAME_METODO = 0.7;

const ROUNDS = 40;
/** How sure a pair must be, less if hardly any charge has been typed: of very many chances some coincide. */
const UNSURE = 0.05;

/**
 * The pairs that are one movement by more than their days and amounts. How many charges the person types, when, and with which method,
 * the statement's own pairs tell; a pair is weighed against how often one like it comes about by chance, by the person's own expenses:
 * an amount, or a word with it, that comes every week says little.
 */
export function likelyPairs(
  pairs: readonly Pair[],
  charges: readonly Worded<StatementCharge>[],
  typed: readonly Worded<TypedGasto>[],
): ReadonlySet<Pair> {
  if (pairs.length === 0) return new Set();
  const chances = chancesOf(pairs, charges, typed);
  const metodos = sharesOf(
    typed.map(({ metodoPagoId }) => metodoPagoId),
    { times: PRIOR.metodos, share: USUAL_METODO },
  );
  const learned = { typed: 0.5, days: new Map<number, number>(), metodos: new Map<number, number>(), sum: 0 };
  let certain: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    certain = pairs.map((pair, place) => {
      const gasto = typed[pair.gasto];
      const metodo = gasto?.metodoPagoId ?? 0;
      const own = charges[pair.charge]?.metodoPagoId ?? null;
      const share = metodos.get(metodo) ?? 1;
      const usual = own === null ? share : SAME_METODO * Number(own === metodo) + (1 - SAME_METODO) * share;
      const odds =
        (learnedShare(learned, 'days', pair.days, DAYS[pair.days] ?? 0) *
          (pair.alike ? ALIKE : 1 - ALIKE) *
          (learnedShare(learned, 'metodos', metodo, usual) / share)) /
        (chances[place] ?? 1);
      return certainty(learned.typed, odds);
    });
    learn(learned, pairs, certain, typed, charges.length);
  }
  const least = 1 - UNSURE * Math.min(1, 2 * learned.typed);
  return new Set(
    pairs.filter((pair, place) => {
      const own = charges[pair.charge]?.metodoPagoId ?? null;
      const isOfMetodo = own === null ? null : own === typed[pair.gasto]?.metodoPagoId;
      const says =
        pair.alike ||
        isOfMetodo === true ||
        (isOfMetodo === null && isRare(charges[pair.charge]?.cents ?? 0));
      return says && (certain[place] ?? 0) >= least;
    }),
  );
}

/** Whether an amount is none that prices often have; how often it does come is counted. */
function isRare(cents: number): boolean {
  return digitsOf(cents) >= RARE_DIGITS && !/9[59]$/.test(String(cents));
}

type Learned = { typed: number; days: Map<number, number>; metodos: Map<number, number>; sum: number };

function certainty(typed: number, odds: number): number {
  return (typed * odds) / (typed * odds + 1 - typed);
}

function learnedShare(learned: Learned, of: 'days' | 'metodos', value: number, usual: number): number {
  return (PRIOR[of] * usual + (learned[of].get(value) ?? 0)) / (PRIOR[of] + learned.sum);
}

/** Takes from the pairs, each by how certain it is, how many charges are typed, when and with what. */
function learn(
  learned: Learned,
  pairs: readonly Pair[],
  certain: readonly number[],
  typed: readonly Worded<TypedGasto>[],
  charges: number,
): void {
  learned.days.clear();
  learned.metodos.clear();
  learned.sum = 0;
  pairs.forEach(({ days, gasto }, place) => {
    const part = certain[place] ?? 0;
    const metodo = typed[gasto]?.metodoPagoId ?? 0;
    learned.days.set(days, (learned.days.get(days) ?? 0) + part);
    learned.metodos.set(metodo, (learned.metodos.get(metodo) ?? 0) + part);
    learned.sum += part;
  });
  const unpaired = (charges - pairs.length) * certainty(learned.typed, MISSED);
  learned.typed = (PRIOR.typed / 2 + learned.sum + unpaired) / (charges + PRIOR.typed);
}

/** How many pairs like each one a day brings by chance. */
function chancesOf(
  pairs: readonly Pair[],
  charges: readonly Worded<StatementCharge>[],
  typed: readonly Worded<TypedGasto>[],
): number[] {
  const all = { charges: byAmount(charges), typed: byAmount(typed) };
  const words = sharesOf(
    typed.flatMap((gasto) => [...new Set(gasto.words)]),
    { times: PRIOR.words, share: RARE_WORD },
    typed.length,
  );
  const perDay = Math.max(LEAST_PER_DAY, typed.length / spanOf(charges));
  return pairs.map((pair) => {
    const [charge, gasto] = [charges[pair.charge], typed[pair.gasto]];
    if (!charge || !gasto) return 1;
    const band = { desde: addDays(charge.fecha, -BAND_DAYS), hasta: addDays(charge.fecha, BAND_DAYS) };
    const others = Math.max(
      countBetween(all.charges.get(charge.cents), band.desde, band.hasta) - 1,
      countBetween(all.typed.get(charge.cents), band.desde, band.hasta) - 1,
      0,
    );
    const bare = perDay * (AMOUNTS[Math.min(digitsOf(charge.cents), 4)] ?? 0);
    const often = others / (2 * BAND_DAYS) + bare;
    if (!pair.alike) return often;
    const shared = gasto.words.filter((word) => shareWord([word], charge.words));
    const usual = largestOf(
      shared.map((word) => words.get(word) ?? 0),
      RARE_WORD,
    );
    const alike = Math.max(
      countAlike(all.typed.get(charge.cents), band, charge.words),
      countAlike(all.charges.get(charge.cents), band, gasto.words),
    );
    return Math.max(often * usual, (alike - 1) / (2 * BAND_DAYS));
  });
}

/** How many movements of one amount have a word in common with a text. */
function countAlike(
  group: readonly Worded<{ fecha: Fecha }>[] | undefined,
  { desde, hasta }: DayRange,
  words: readonly string[],
): number {
  const near = betweenDays(group, desde, hasta, { most: MOST, turn: 0 });
  return near.filter((other) => shareWord(other.words, words)).length;
}

/** The part of `of` that each value is; a share beforehand counts so many times. */
function sharesOf<Value>(
  values: readonly Value[],
  before: { times: number; share: number },
  of = values.length,
): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const share = before.times * before.share;
  return new Map([...counts].map(([value, count]) => [value, (count + share) / (of + before.times)]));
}

/** The days that a statement covers, a month at the least. */
function spanOf(charges: readonly { fecha: Fecha }[]): number {
  const range = rangeOf(charges.map(({ fecha }) => fecha));
  return Math.max(30, range ? daysBetween(range.desde, range.hasta) + 1 : 0);
}

function digitsOf(cents: number): number {
  return String(cents).replace(/0+$/, '').length;
}
