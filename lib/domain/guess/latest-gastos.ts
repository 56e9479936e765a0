import type { IndexedGasto } from '../indexed-gasto';

/** As many expenses of a name as a guess looks at: habits change. */
export const LATEST = 15;

/** The expenses of one name, of which the latest are at hand. */
export class LatestGastos {
  readonly #all = new Map<number, IndexedGasto>();
  /** The newest first; null where they must be looked for again. */
  #latest: IndexedGasto[] | null = [];

  /** Adds an expense. */
  add(gasto: IndexedGasto): void {
    this.#all.set(gasto.id, gasto);
    if (!this.#latest) return;
    const place = this.#latest.findIndex((other) => isNewer(gasto, other));
    if (place >= 0) this.#latest.splice(place, 0, gasto);
    else if (this.#latest.length < LATEST) this.#latest.push(gasto);
    if (this.#latest.length > LATEST) this.#latest.pop();
  }

  /** Takes an expense away, and answers whether any is left. */
  remove(id: number): boolean {
    this.#all.delete(id);
    if (this.#latest?.some((gasto) => gasto.id === id)) this.#latest = null;
    return this.#all.size > 0;
  }

  /** The latest, the newest first. */
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

/** Of a day, what was entered later is newer. */
function isNewer(one: IndexedGasto, other: IndexedGasto): boolean {
  return one.fecha === other.fecha ? one.id > other.id : one.fecha > other.fecha;
}
