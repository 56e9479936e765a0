import type { IndexedGasto } from '../indexed-gasto';

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
