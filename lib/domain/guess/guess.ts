import type { IndexedGasto } from '@/lib/domain/indexed-gasto';
import { foldedWords } from '@/lib/read/words';

/** `certainty` runs from 0 to 1; the strongest word comes first. */
export type Spoken = {
  categoriaId: number;
  certainty: number;
  /** The known part of the words, from 0 to 1. */
  known: number;
  words: readonly { word: string; agreed: number; of: number }[];
};

/** Average expenses that are added to those of each word. */
const SMOOTHING = 0.5;

/** Each once. Words with digits tell nothing: card numbers, dates, references. */
export function wordsOf(folded: string): string[] {
  const words = new Set<string>();
  for (const word of foldedWords(folded)) {
    if (words.size >= MAX_WORDS) break;
    if (word.length > 1 && !/\p{N}/u.test(word)) words.add(word);
  }
  return [...words];
}

/** Longer texts are no name and no bank's text. */
const MAX_WORDS = 40;

export class WordCounts {
  readonly #words = new Map<string, Map<number, number>>();
  readonly #categorias = new Map<number, number>();
  #gastos = 0;

  /** -1 counts the words out again. */
  count(words: readonly string[], categoriaId: number, by: 1 | -1): void {
    this.#gastos += by;
    addTo(this.#categorias, categoriaId, by);
    for (const word of words) {
      let counts = this.#words.get(word);
      if (!counts) this.#words.set(word, (counts = new Map<number, number>()));
      addTo(counts, categoriaId, by);
      if (counts.size === 0) this.#words.delete(word);
    }
  }

  /**
   * The category in which words are most above average: a word that stands everywhere, such as a city, says nothing.
   * Null without known words.
   */
  spokenFor(words: readonly string[]): Spoken | null {
    const known = words.flatMap((word) => {
      const counts = this.#words.get(word);
      return counts ? [{ word, counts, of: sum(counts) }] : [];
    });
    if (known.length === 0) return null;
    let best: { categoriaId: number; score: number } | null = null;
    const scores: number[] = [];
    for (const [categoriaId, count] of this.#categorias) {
      const share = (count + 0.5) / (this.#gastos + 0.5 * this.#categorias.size);
      let score = Math.log(share);
      for (const { counts, of } of known)
        score += Math.log(((counts.get(categoriaId) ?? 0) / share + SMOOTHING) / (of + SMOOTHING));
      scores.push(score);
      if (!best || score > best.score) best = { categoriaId, score };
    }
    if (!best) return null;
    const { categoriaId, score } = best;
    return {
      categoriaId,
      certainty: 1 / scores.reduce((total, one) => total + Math.exp(one - score), 0),
      known: known.length / words.length,
      words: known
        .map(({ word, counts, of }) => ({ word, agreed: counts.get(categoriaId) ?? 0, of }))
        .filter(({ agreed }) => agreed > 0)
        .sort((a, b) => b.agreed / (b.of + 1) - a.agreed / (a.of + 1)),
    };
  }
}

function addTo(counts: Map<number, number>, key: number, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

function sum(counts: ReadonlyMap<number, number>): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}

/** A nombre while it is typed, a bank's text, or both. */
export type GuessQuestion = { nombre: string; descripcion: string };

export type GuessReason =
  /** Expenses of this very text: a nombre as last written, a descripcion folded. */
  | { kind: 'nombre' | 'descripcion'; text: string }
  /** Expenses with these folded words, the strongest first. */
  | { kind: 'words'; words: readonly string[] }
  /** Expenses of the guessed category. */
  | { kind: 'categoria'; categoriaId: number };

/** «14 de las últimas 15» is agreed 14, of 15. */
export type Guess<Value> = {
  value: Value;
  agreed: number;
  of: number;
  because: GuessReason;
  /** Set if a habit has changed: only the expenses since then count. */
  isNewHabit?: true;
};

/** The category of expenses with a like nombre; never taken by itself. */
export type AlikeGuess = { categoriaId: number; nombre: string };

/** Null if the evidence is thin. */
export type Guesses = {
  categoriaId: Guess<number> | null;
  metodoPagoId: Guess<number> | null;
  cents: Guess<bigint> | null;
  /** Absent without any. */
  etiquetas?: readonly Guess<string>[];
  /** Set only if no category is guessed. */
  alike?: AlikeGuess;
};

const AGREED_PART = 0.6;

/** `values` come newest first. After a change of habit, the two newest decide. */
export function agreedOf<Value>(values: readonly Value[], because: GuessReason): Guess<Value> | null {
  const [newest, second] = values;
  if (newest === undefined) return null;
  if (newest === second) {
    // Expenses before a new habit do not count.
    const most = mostOf(values);
    if (most.value === newest) return { ...most, of: values.length, because };
    const end = values.findIndex((value) => value !== newest);
    return { value: newest, agreed: end, of: end, because, isNewHabit: true };
  }
  const most = mostOf(values);
  return most.agreed < values.length * AGREED_PART ? null : { ...most, of: values.length, because };
}

/** The first of equally frequent values. */
export function mostOf<Value>(values: readonly Value[]): { value: Value; agreed: number } {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [value, agreed] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
  return { value, agreed };
}

/** Older expenses do not count: habits change. */
const LATEST = 15;

export class LatestGastos {
  readonly #all = new Map<number, IndexedGasto>();
  /** Null if they must be found again. */
  #latest: IndexedGasto[] | null = [];

  add(gasto: IndexedGasto): void {
    this.#all.set(gasto.id, gasto);
    if (!this.#latest) return;
    const place = this.#latest.findIndex((other) => isNewer(gasto, other));
    if (place >= 0) this.#latest.splice(place, 0, gasto);
    else if (this.#latest.length < LATEST) this.#latest.push(gasto);
    if (this.#latest.length > LATEST) this.#latest.pop();
  }

  remove(id: number): boolean {
    this.#all.delete(id);
    if (this.#latest?.some((gasto) => gasto.id === id)) this.#latest = null;
    return this.#all.size > 0;
  }

  /** Newest first. */
  latest(): readonly IndexedGasto[] {
    if (this.#latest) return this.#latest;
    const latest: IndexedGasto[] = [];
    for (const gasto of this.#all.values()) {
      const last = latest.at(-1);
      if (latest.length >= LATEST && last && !isNewer(gasto, last)) continue;
      const place = latest.findIndex((other) => isNewer(gasto, other));
      latest.splice(place < 0 ? latest.length : place, 0, gasto);
      if (latest.length > LATEST) latest.pop();
    }
    this.#latest = latest;
    return latest;
  }
}

/** Within a day, the last entered is newer. */
function isNewer(one: IndexedGasto, other: IndexedGasto): boolean {
  return one.fecha === other.fecha ? one.id > other.id : one.fecha > other.fecha;
}
