import { foldedWords } from '@/lib/read/words';

/** `certainty` runs from 0 to 1; the strongest word comes first. */
type Spoken = {
  categoriaId: number;
  certainty: number;
  /** The known part of the words, from 0 to 1. */
  known: number;
  words: readonly { word: string; agreed: number; of: number }[];
};

/** Average expenses, added to those of each word. */
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

/** More are no name and no bank's text. */
const MAX_WORDS = 40;

export class WordCounts {
  readonly #words = new Map<string, Map<number, number>>();
  readonly #categorias = new Map<number, number>();
  #gastos = 0;

  /** -1 takes the words out again. */
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
   * Answers the category in which words are most above average: a word of all, such as a city, says nothing. Null
   * without known words.
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
