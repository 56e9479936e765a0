import type { StoredChange } from '@/lib/db/changes';
import type { GastosDatabase } from '@/lib/db/databases';
import { readable, readEverything, rereadGastos } from '@/lib/db/read-gastos';
import { type Catalogo, NO_CATALOGO } from '@/lib/domain/entities';
import { COMPARATORS, inOrder, type Orden } from '@/lib/domain/gastos-query';
import { GastoGuesser } from '@/lib/domain/guess/gasto-guesser';
import type { Guesses, GuessQuestion } from '@/lib/domain/guess/guess';
import type { IndexedGasto } from '@/lib/domain/indexed-gasto';
import { gatherGastos, indexGastos, replaceGastos } from '@/lib/domain/indexed-gastos';
import { AlikeNombres } from '@/lib/statements/unclassified-shops';
import { UNCLASSIFIED } from '@/lib/text/extractos';

/** Newest first; the catalogue is of the same moment. */
type Queried = { gastos: readonly IndexedGasto[]; catalogo: Catalogo };

const FEW_GASTOS = 100;

/** Above this part of all expenses, reading everything is faster. */
const FEW_GASTOS_PART = 0.05;

export class IndexedData {
  readonly #db: GastosDatabase;
  readonly #signal: AbortSignal;
  readonly #inOrder = new Map<Orden, readonly IndexedGasto[]>();
  #catalogo = NO_CATALOGO;
  #guesser: GastoGuesser | null = null;
  /** Null until a guess needs it, and after each change. */
  #alike: AlikeNombres | null = null;

  /** Reads nothing yet; `signal` ends later reading. */
  constructor(db: GastosDatabase, signal: AbortSignal) {
    this.#db = db;
    this.#signal = signal;
  }

  get all(): Queried {
    return { gastos: this.#inOrder.get('fecha-desc') ?? [], catalogo: this.#catalogo };
  }

  ordered(orden: Orden): readonly IndexedGasto[] | null {
    return this.#inOrder.get(orden) ?? null;
  }

  /** Small updates keep the order. */
  putInOrder(orden: Orden): readonly IndexedGasto[] {
    const gastos = inOrder(this.all.gastos, orden);
    this.#inOrder.set(orden, gastos);
    return gastos;
  }

  /** Adds a suggestion where no category is guessed. */
  guess(question: GuessQuestion): Guesses {
    const guesses = this.#learned().guess(question);
    const alike = guesses.categoriaId ? null : this.#alikeNombres().suggest(question.nombre);
    return alike ? { ...guesses, alike } : guesses;
  }

  #alikeNombres(): AlikeNombres {
    const { gastos, catalogo } = this.all;
    const none = [...catalogo.categorias.values()].filter(({ nombre }) => nombre === UNCLASSIFIED.nombre);
    this.#alike ??= new AlikeNombres(gastos, new Set(none.map(({ id }) => id)));
    return this.#alike;
  }

  /** Learns from all expenses at the first call, then from each change. */
  #learned(): GastoGuesser {
    if (!this.#guesser) {
      this.#guesser = new GastoGuesser();
      for (const gasto of this.all.gastos) this.#guesser.add(gasto);
    }
    return this.#guesser;
  }

  update({ gastos }: StoredChange): Promise<void> {
    this.#alike = null;
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
