import { type DayRange, daysBetween, type Fecha } from '@/lib/domain/dates';
import { groupBy } from '@/lib/domain/lists';
import { foldText } from '@/lib/read/words';
import { betweenDays, byAmount, type ByAmount, daysAround } from '@/lib/statements/match-known';
import { isBankWord, namingWords, shareWord, wordsIn } from '@/lib/statements/movement-texts';
import { withoutPlaces } from '@/lib/statements/movement-name';
import {
  likelyPairs,
  type Pair,
  type StatementCharge,
  type TypedGasto,
  type Worded,
} from '@/lib/statements/weigh-typed';

/** `likely` if more than day and amount says so. */
type TypedPair = { id: number; likely: boolean };

/** The bank may book from this many days before the typed day to this many after it. */
const EARLY_DAYS = 2;
const LATEST_DAYS = 7;
/** A word that stands behind this many names says nothing. */
const MANY_NAMES = 3;
/** Typed expenses that a charge is compared with. */
const MOST = 64;

/**
 * Same cents, booked from two days before to seven after the typed day, one to one. Shared words decide first, then
 * the nearest day.
 */
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
  typed: ByAmount<Worded<TypedGasto>>,
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
