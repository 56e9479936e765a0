import type { IndexedGasto } from '@/lib/domain/indexed-gasto';

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
