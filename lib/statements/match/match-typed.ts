import { type DayRange, daysBetween, type Fecha } from '@/lib/domain/dates';
import { groupBy, largestOf } from '@/lib/domain/lists';
import { foldText } from '@/lib/read/words';
import { betweenDays, byAmount, countBetween, daysAround } from './match-known';
import type { Hundredths } from '@/lib/statements/movement';
import { withoutPlaces } from '@/lib/statements/names/movement-name';
import { isBankWord, namingWords, shareWord, wordsIn } from '@/lib/statements/names/movement-texts';
import { rangeOf } from './weigh-accounts';

/** `likely`: by more than day and amount. */
type TypedPair = { id: number; likely: boolean };

/** The bank may book from this many days before the typed day to this many after it. */
const EARLY_DAYS = 2;
const LATEST_DAYS = 7;
/** Behind this many names a word says nothing. */
const MANY_NAMES = 3;
/** Typed expenses that a charge is compared with. */
const MOST = 64;

/** Same cents and near days, one to one. Shared words decide first, then the nearest day. */
export function matchTyped(
  charges: readonly StatementCharge[],
  typed: readonly TypedGasto[],
): (TypedPair | null)[] {
  const amounts = new Set(typed.map(({ cents }) => cents));
  const places = [...charges.keys()].filter((at) => amounts.has(charges[at]?.cents ?? NaN));
  const worded = withWords(charges, places, typed);
  const groups = byAmount(worded.typed);
  const typedDays = daysAround(LATEST_DAYS, EARLY_DAYS);
  const paired = bestPairs(worded.charges.flatMap((charge) => pairsOf(charge, groups, typedDays)));
  const likely = likelyPairs(paired, worded, charges);
  const found: (TypedPair | null)[] = charges.map(() => null);
  for (const pair of paired) {
    const [at, id] = [places[pair.charge], typed[pair.gasto]?.id];
    if (at !== undefined && id !== undefined) found[at] = { id, likely: likely.has(pair) };
  }
  return found;
}

function withWords(
  charges: readonly StatementCharge[],
  places: readonly number[],
  typed: readonly TypedGasto[],
): { charges: Worded<StatementCharge>[]; typed: Worded<TypedGasto>[] } {
  const shortened = new Map<string, string>();
  for (const { texto } of charges)
    if (!shortened.has(texto)) shortened.set(texto, withoutPlaces(foldText(texto)));
  const isCommon = commonWords(new Set(shortened.values()), typed);
  function wordReader(shorten: (texto: string) => string) {
    const known = new Map<string, Pick<Worded<unknown>, 'words' | 'telling'>>();
    return (texto: string) => {
      let own = known.get(texto);
      if (!own) {
        const words = namingWords(shorten(texto));
        known.set(texto, (own = { words, telling: words.filter((word) => !isCommon(word)) }));
      }
      return own;
    };
  }
  const ofCharge = wordReader((texto) => shortened.get(texto) ?? texto);
  const ofGasto = wordReader((texto) => texto);
  return {
    charges: places
      .flatMap((at) => charges[at] ?? [])
      .map((charge, place) => ({ ...charge, place, ...ofCharge(charge.texto) })),
    typed: typed.map((gasto, place) => ({ ...gasto, place, ...ofGasto(gasto.texto) })),
  };
}

/** Words, such as towns, behind many names and beginning none: they identify no shop. */
function commonWords(
  texts: ReadonlySet<string>,
  typed: readonly { texto: string }[],
): (word: string) => boolean {
  const names = new Set<string>();
  const behind = new Map<string, Set<string>>();
  function note(text: string): string {
    const words = wordsIn(text);
    const first = words.findIndex((word) => !isBankWord(word));
    const name = words[first] ?? '';
    for (const word of words.slice(first + 1)) {
      const own = behind.get(word);
      if (own) own.add(name);
      else behind.set(word, new Set([name]));
    }
    return name;
  }
  for (const text of texts) names.add(note(text));
  for (const text of new Set(typed.map(({ texto }) => texto))) note(text);
  return (word) => {
    const own = behind.get(word);
    return own !== undefined && !names.has(word) && own.size - Number(own.has(word)) >= MANY_NAMES;
  };
}

function pairsOf(
  charge: Worded<StatementCharge>,
  typed: ReadonlyMap<Hundredths, readonly Worded<TypedGasto>[]>,
  typedDays: (fecha: Fecha) => DayRange,
): Pair[] {
  const group = typed.get(charge.cents);
  if (!group) return [];
  return betweenDays(group, typedDays(charge.fecha), { most: MOST, turn: charge.place }).map(
    ({ place, fecha, telling }): Pair => ({
      charge: charge.place,
      gasto: place,
      days: daysBetween(fecha, charge.fecha),
      alike: shareWord(charge.telling, telling),
    }),
  );
}

function bestPairs(pairs: Pair[]): Pair[] {
  pairs.sort(
    (one, other) =>
      Number(other.alike) - Number(one.alike) ||
      Math.abs(one.days - 0.25) - Math.abs(other.days - 0.25) ||
      one.charge - other.charge,
  );
  const ofCharge = new Map<number, Pair>();
  const ofGasto = new Map<number, Pair>();
  function join(pair: Pair) {
    ofCharge.set(pair.charge, pair);
    ofGasto.set(pair.gasto, pair);
  }
  for (const pair of pairs) if (!ofCharge.has(pair.charge) && !ofGasto.has(pair.gasto)) join(pair);
  if (pairs.length <= MOST_MOVED) pairTheRest(pairs, ofCharge, ofGasto, join);
  return [...ofCharge.values()];
}

/** More pairs are not moved: it takes long, and hardly any charge is left alone. */
const MOST_MOVED = 20_000;

/** One other pair may give way to a charge left alone. */
function pairTheRest(
  pairs: readonly Pair[],
  ofCharge: ReadonlyMap<number, Pair>,
  ofGasto: ReadonlyMap<number, Pair>,
  join: (pair: Pair) => void,
): void {
  const choices = groupBy(pairs, ({ charge }) => charge);
  for (const [charge, own] of choices) {
    if (ofCharge.has(charge)) continue;
    for (const pair of own) {
      const rival = ofGasto.get(pair.gasto)?.charge;
      const kept = choices.get(rival ?? -1)?.find(({ gasto }) => !ofGasto.has(gasto));
      if (!kept) continue;
      join(kept);
      join(pair);
      break;
    }
  }
}

export type TypedGasto = {
  id: number;
  fecha: Fecha;
  cents: Hundredths;
  /** One text a line. */
  texto: string;
  metodoPagoId: number;
};

/** `cents` are positive. The method is null until it is chosen. */
type StatementCharge = Omit<TypedGasto, 'id' | 'metodoPagoId'> & { metodoPagoId: number | null };

type Pair = { charge: number; gasto: number; days: number; alike: boolean };

type Worded<Item> = Item & { place: number; words: readonly string[]; telling: readonly string[] };

/** The prior: how often the bank books this many days after the typed day. The statement's own pairs refine it. */
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

/** How often the two texts of one movement share a word. */
const ALIKE = 0.75;

/** How often a typed charge has no expense of its amount. */
const MISSED = 0.03;

/** Days to each side of a charge, and the most expenses that are read there. */
const BAND_DAYS = 90;
const MOST_COUNTED = 200;

/** Chance of an amount, by its digits before final zeros: 20,00 has one, 42,10 has three. */
const AMOUNTS = [0.03, 0.03, 0.006, 0.0008, 0.0001];
/** Prior and least share of expenses with a word. */
const RARE_WORD = 0.02;
/** The least digits of a rare amount. */
const RARE_DIGITS = 4;
/** Those that nobody typed included. */
const LEAST_PER_DAY = 0.25;

/** In pairs for days, methods and the share typed, in expenses for words. */
const PRIOR = { days: 20, metodos: 4, typed: 2, words: 50 };
/** The prior share of expenses that one method has. */
const USUAL_METODO = 1 / 3;
/** How often a source's charge was typed with the source's method. */
const SAME_METODO = 0.7;

const ROUNDS = 40;
/** The doubt that a pair may leave; less if hardly any charge was typed. */
const UNSURE = 0.05;

/**
 * Pairs that are one movement by more than day and amount. They show how many charges the person types, when and
 * how; the expenses show the chance of such a pair.
 */
function likelyPairs(
  pairs: readonly Pair[],
  { charges, typed }: { charges: readonly Worded<StatementCharge>[]; typed: readonly Worded<TypedGasto>[] },
  all: readonly StatementCharge[],
): ReadonlySet<Pair> {
  if (pairs.length === 0) return new Set();
  const weighed = weigh(pairs, charges, typed, spanOf(all));
  let learned: Learned = { typed: 0.5, days: new Map(), metodos: new Map(), sum: 0 };
  for (let round = 0; round < ROUNDS; round += 1) learned = learn(learned, weighed, all.length);
  const least = 1 - UNSURE * Math.min(1, 2 * learned.typed);
  return new Set(
    pairs.filter((pair, place) => {
      const charge = charges[pair.charge];
      const own = charge?.metodoPagoId ?? null;
      const says =
        pair.alike || (own === null ? isRare(charge?.cents ?? 0) : own === typed[pair.gasto]?.metodoPagoId);
      return says && (weighed[place]?.certain ?? 0) >= least;
    }),
  );
}

/** With prior shares, odds by texts and chance, and the certainty so far. */
type Weighed = {
  days: number;
  usualDays: number;
  metodo: number;
  usualMetodo: number;
  odds: number;
  certain: number;
};

function weigh(
  pairs: readonly Pair[],
  charges: readonly Worded<StatementCharge>[],
  typed: readonly Worded<TypedGasto>[],
  span: number,
): Weighed[] {
  const chances = chancesOf(pairs, charges, typed, span);
  const metodos = sharesOf(
    typed.map(({ metodoPagoId }) => metodoPagoId),
    { times: PRIOR.metodos, share: USUAL_METODO },
  );
  return pairs.map(({ charge, gasto, days, alike }, place) => {
    const metodo = typed[gasto]?.metodoPagoId ?? 0;
    const own = charges[charge]?.metodoPagoId ?? null;
    const share = metodos.get(metodo) ?? 1;
    return {
      days,
      usualDays: DAYS[days] ?? 0,
      metodo,
      usualMetodo: own === null ? share : SAME_METODO * Number(own === metodo) + (1 - SAME_METODO) * share,
      odds: (alike ? ALIKE : 1 - ALIKE) / share / (chances[place] ?? 1),
      certain: 0,
    };
  });
}

function isRare(cents: number): boolean {
  return digitsOf(cents) >= RARE_DIGITS && !/9[59]$/.test(String(cents));
}

type Learned = { typed: number; days: Map<number, number>; metodos: Map<number, number>; sum: number };

function certainty(typed: number, odds: number): number {
  return (typed * odds) / (typed * odds + 1 - typed);
}

function learn(before: Learned, weighed: readonly Weighed[], charges: number): Learned {
  const learned: Learned = { typed: 0, days: new Map(), metodos: new Map(), sum: 0 };
  for (const pair of weighed) {
    const odds =
      pair.odds *
      shareOf(before.days.get(pair.days), pair.usualDays, PRIOR.days, before.sum) *
      shareOf(before.metodos.get(pair.metodo), pair.usualMetodo, PRIOR.metodos, before.sum);
    pair.certain = certainty(before.typed, odds);
    learned.days.set(pair.days, (learned.days.get(pair.days) ?? 0) + pair.certain);
    learned.metodos.set(pair.metodo, (learned.metodos.get(pair.metodo) ?? 0) + pair.certain);
    learned.sum += pair.certain;
  }
  const unpaired = (charges - weighed.length) * certainty(before.typed, MISSED);
  learned.typed = (PRIOR.typed / 2 + learned.sum + unpaired) / (charges + PRIOR.typed);
  return learned;
}

function shareOf(count: number | undefined, usual: number, prior: number, of: number): number {
  return (prior * usual + (count ?? 0)) / (prior + of);
}

function chancesOf(
  pairs: readonly Pair[],
  charges: readonly Worded<StatementCharge>[],
  typed: readonly Worded<TypedGasto>[],
  span: number,
): number[] {
  const all = { charges: byAmount(charges), typed: byAmount(typed) };
  const words = sharesOf(
    typed.flatMap((gasto) => [...new Set(gasto.words)]),
    { times: PRIOR.words, share: RARE_WORD },
    typed.length,
  );
  const bandOf = daysAround(BAND_DAYS, BAND_DAYS);
  const perDay = Math.max(LEAST_PER_DAY, typed.length / span);
  return pairs.map((pair) => {
    const [charge, gasto] = [charges[pair.charge], typed[pair.gasto]];
    if (!charge || !gasto) return 1;
    const band = bandOf(charge.fecha);
    const others = Math.max(
      countBetween(all.charges.get(charge.cents), band) - 1,
      countBetween(all.typed.get(charge.cents), band) - 1,
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

function countAlike(
  group: readonly Worded<{ fecha: Fecha }>[] | undefined,
  band: DayRange,
  words: readonly string[],
): number {
  const near = betweenDays(group, band, { most: MOST_COUNTED, turn: 0 });
  return near.filter((other) => shareWord(other.words, words)).length;
}

/** `before` adds a prior share, weighed by `times`. */
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

function spanOf(charges: readonly { fecha: Fecha }[]): number {
  const range = rangeOf(charges.map(({ fecha }) => fecha));
  return Math.max(30, range ? daysBetween(range.desde, range.hasta) + 1 : 0);
}

function digitsOf(cents: number): number {
  return String(cents).replace(/0+$/, '').length;
}
