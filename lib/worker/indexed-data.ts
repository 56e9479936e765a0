import type { GastosDatabase } from '@/lib/db/database';
import { readEverything, rereadGastos } from '@/lib/db/read-gastos';
import type { StoredChange } from '@/lib/db/watch-changes';
import type { Gasto } from '@/lib/domain/entities';
import { COMPARISONS, inOrder } from '@/lib/domain/gastos-order';
import type { Catalogo, IndexedGasto, Orden } from '@/lib/domain/gastos-query';
import { gatherGastos, indexGastos, replaceGastos } from '@/lib/domain/indexed-gastos';

/** What queries look at: expenses newest first, and the catalogue of the same moment. */
export type Queried = { gastos: readonly IndexedGasto[]; catalogo: Catalogo };

/** Up to so many changed expenses are always read one by one. */
const FEW = 100;

/** Of more, at most this part of all is; beyond, reading everything is faster. */
const FEW_OF_ALL = 0.05;

const NO_CATALOGO: Catalogo = { categorias: new Map(), metodosPago: new Map() };

/** The expenses of an open database in memory, in the orders that were asked for so far. */
export class IndexedData {
  readonly #db: GastosDatabase;
  readonly #signal: AbortSignal;
  readonly #inOrder = new Map<Orden, readonly IndexedGasto[]>();
  #catalogo = NO_CATALOGO;
  #newest: Queried | null = null;

  /** Reads nothing yet; the signal ends reading. */
  constructor(db: GastosDatabase, signal: AbortSignal) {
    this.#db = db;
    this.#signal = signal;
  }

  /** While everything is read for the first time, once it is there: the newest days whole. Null before and after. */
  get newest(): Queried | null {
    return this.#newest;
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

  /** Brings the data up to what is stored, given all that may have changed. Calls back when `newest` is there. */
  update({ gastos }: StoredChange, onNewest: () => void): Promise<void> {
    const few = Math.max(FEW, this.all.gastos.length * FEW_OF_ALL);
    return gastos !== 'all' && gastos.length <= few ? this.#reread(gastos) : this.#readAll(onNewest);
  }

  async #readAll(onNewest: () => void): Promise<void> {
    const isFirst = this.#inOrder.size === 0;
    const gathering = gatherGastos();
    let catalogo = NO_CATALOGO;
    const reader = {
      onCatalogo: (stored: Catalogo) => {
        catalogo = stored;
      },
      onNewest: (gastos: readonly Gasto[]) => {
        if (!isFirst) return;
        this.#newest = { gastos: indexGastos(gastos), catalogo };
        onNewest();
      },
      onChunk: gathering.add,
    };
    await readEverything(this.#db, reader, this.#signal);
    this.#newest = null;
    this.#catalogo = catalogo;
    this.#inOrder.clear();
    this.#inOrder.set('fecha-desc', gathering.newestFirst());
  }

  async #reread(ids: readonly number[]): Promise<void> {
    const changed = new Set(ids);
    const { catalogo, gastos } = await rereadGastos(this.#db, [...changed]);
    this.#catalogo = catalogo;
    if (changed.size === 0) return;
    const fresh = indexGastos(gastos);
    for (const [orden, ordered] of this.#inOrder)
      this.#inOrder.set(orden, replaceGastos(ordered, changed, fresh, COMPARISONS[orden]));
  }
}
