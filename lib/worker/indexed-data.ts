import type { GastosDatabase } from '@/lib/db/database';
import { readable, readEverything, rereadGastos } from '@/lib/db/read-gastos';
import type { StoredChange } from '@/lib/db/watch-changes';
import { COMPARATORS, inOrder, type Orden } from '@/lib/domain/gastos-order';
import type { Catalogo } from '@/lib/domain/entities';
import { GastoGuesser } from '@/lib/domain/guess/gasto-guesser';
import type { IndexedGasto } from '@/lib/domain/indexed-gasto';
import { gatherGastos, indexGastos, replaceGastos } from '@/lib/domain/indexed-gastos';

/** What queries look at: expenses newest first, and the catalogue of the same moment. */
export type Queried = { gastos: readonly IndexedGasto[]; catalogo: Catalogo };

/** Up to so many changed expenses are always read one by one. */
const FEW_GASTOS = 100;

/** Of more, at most this part of all is; beyond, reading everything is faster. */
const FEW_GASTOS_PART = 0.05;

const NO_CATALOGO: Catalogo = { categorias: new Map(), metodosPago: new Map() };

/** The expenses of an open database in memory, in the orders that were asked for so far. */
export class IndexedData {
  readonly #db: GastosDatabase;
  readonly #signal: AbortSignal;
  readonly #inOrder = new Map<Orden, readonly IndexedGasto[]>();
  #catalogo = NO_CATALOGO;
  /** Null until somebody asks for a guess. */
  #guesser: GastoGuesser | null = null;

  /** Reads nothing yet; the signal ends reading. */
  constructor(db: GastosDatabase, signal: AbortSignal) {
    this.#db = db;
    this.#signal = signal;
  }

  /** Everything that has been read, as it was stored at the last update. */
  get all(): Queried {
    return { gastos: this.#inOrder.get('fecha-desc') ?? [], catalogo: this.#catalogo };
  }

  /** All expenses in an order, or null where they have not been put in it yet. */
  ordered(orden: Orden): readonly IndexedGasto[] | null {
    return this.#inOrder.get(orden) ?? null;
  }

  /** Puts all expenses in an order. They keep it through the updates that change few. */
  putInOrder(orden: Orden): readonly IndexedGasto[] {
    const gastos = inOrder(this.all.gastos, orden);
    this.#inOrder.set(orden, gastos);
    return gastos;
  }

  /** What can be guessed from all expenses. It learns from everything with the first need, and from each change after it. */
  guesser(): GastoGuesser {
    if (!this.#guesser) {
      this.#guesser = new GastoGuesser();
      for (const gasto of this.all.gastos) this.#guesser.add(gasto);
    }
    return this.#guesser;
  }

  /** Brings the data up to what is stored, given all that may have changed. */
  update({ gastos }: StoredChange): Promise<void> {
    const few = Math.max(FEW_GASTOS, this.all.gastos.length * FEW_GASTOS_PART);
    return gastos !== 'all' && gastos.length <= few ? this.#reread(gastos) : this.#readAll();
  }

  async #readAll(): Promise<void> {
    const gathering = gatherGastos();
    let catalogo = NO_CATALOGO;
    const reader = {
      onCatalogo: (stored: Catalogo) => {
        catalogo = stored;
      },
      onChunk: gathering.add,
    };
    await readEverything(this.#db, readable(reader), this.#signal);
    this.#catalogo = catalogo;
    this.#inOrder.clear();
    this.#guesser = null;
    this.#inOrder.set('fecha-desc', gathering.newestFirst());
  }

  async #reread(ids: readonly number[]): Promise<void> {
    const changed = new Set(ids);
    const { catalogo, gastos } = await rereadGastos(this.#db, [...changed]);
    this.#catalogo = catalogo;
    if (changed.size === 0) return;
    const fresh = indexGastos(gastos);
    if (this.#guesser) {
      for (const gasto of this.all.gastos) if (changed.has(gasto.id)) this.#guesser.remove(gasto);
      for (const gasto of fresh) this.#guesser.add(gasto);
    }
    for (const [orden, ordered] of this.#inOrder)
      this.#inOrder.set(orden, replaceGastos(ordered, changed, fresh, COMPARATORS[orden]));
  }
}
