import type { StoredChange } from '@/lib/db/changes';
import type { GastosDatabase } from '@/lib/db/databases';
import { openDatabase, toStorageFault } from '@/lib/db/open-database';
import { readable, readEverything, rereadGastos } from '@/lib/db/read-gastos';
import { isInPeriod } from '@/lib/domain/dates';
import { type Catalogo, NO_CATALOGO } from '@/lib/domain/entities';
import { countEtiquetas, sumEtiquetas } from '@/lib/domain/etiqueta-sums';
import { COMPARATORS, everywhere, indexGastos, inOrder, listInParts, listOf } from '@/lib/domain/find-gastos';
import type { GastosQuery, Orden } from '@/lib/domain/gastos-query';
import { GastoGuesser, type Guesses, type GuessQuestion } from '@/lib/domain/guess/gasto-guesser';
import type { IndexedGasto } from '@/lib/domain/indexed-gasto';
import { gatherGastos, replaceGastos } from '@/lib/domain/indexed-gastos';
import { usageOf } from '@/lib/domain/mes-summary';
import type { StorageFault } from '@/lib/domain/result';
import { compileQuery } from '@/lib/domain/search-gastos';
import { AlikeNombres } from '@/lib/statements/names/unclassified-shops';
import { UNCLASSIFIED } from '@/lib/text/extractos';
import type { IndexReply, IndexRequest, Wanted, WantedList } from './jobs';

const TAKE_IN_AFTER_MS = 50;

/** Between slices the thread gets to its messages. */
const SLICE_GASTOS = 50_000;

/** A smaller result is sorted by itself. */
const SMALL_PART = 0.25;

/** Answers wait until all known changes are in, so that none mixes before and after. */
export class GastosIndex {
  readonly #db: GastosDatabase;
  readonly #reply: SendReply;
  readonly #ending = new AbortController();
  readonly #data: IndexedData;
  readonly #watched = new Map<number, Wanted>();
  readonly #due = new Set<number>();
  #pending: StoredChange | null = { gastos: 'all', catalogo: true };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opened = false;
  #working = false;

  /** Nothing is opened or read before the first request. */
  constructor(db: GastosDatabase, reply: SendReply) {
    this.#db = db;
    this.#reply = reply;
    this.#data = new IndexedData(db, this.#ending.signal);
  }

  receive(request: IndexRequest): void {
    if (this.#ending.signal.aborted) return;
    switch (request.type) {
      case 'watch':
        this.#watched.set(request.id, request.wanted);
        this.#due.add(request.id);
        void this.#work();
        return;
      case 'unwatch':
        this.#watched.delete(request.id);
        this.#due.delete(request.id);
        return;
      case 'change':
        this.#pending = merge(this.#pending, request.change);
        this.#timer ??= setTimeout(() => void this.#work(), TAKE_IN_AFTER_MS);
        return;
      case 'warm':
        void this.#work();
    }
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    try {
      await this.#open();
      while (!this.#ending.signal.aborted) {
        const [id] = this.#due;
        if (this.#pending) await this.#takeIn(this.#pending);
        else if (id !== undefined) await this.#answer(id);
        else break;
      }
    } catch (error) {
      this.#fail(toStorageFault(error));
    }
    this.#working = false;
  }

  async #open(): Promise<void> {
    if (this.#opened) return;
    const opened = await openDatabase(this.#db);
    if (!opened.ok) {
      this.#fail(opened.fault);
      return;
    }
    this.#opened = true;
    this.#db.watchLoss((fault) => {
      this.#fail(fault);
    });
  }

  async #takeIn(change: StoredChange): Promise<void> {
    this.#pending = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#data.update(change);
    for (const id of this.#watched.keys()) this.#due.add(id);
  }

  /** Gives up if the watch ends or data change meanwhile. */
  async #answer(id: number): Promise<void> {
    const wanted = this.#watched.get(id);
    if (!wanted) return;
    if (wanted.kind === 'usage') {
      this.#due.delete(id);
      const counted = this.#data.all.gastos.filter(({ fecha }) => isInPeriod(fecha, wanted.period));
      this.#reply({ type: 'counted', id, usage: usageOf(counted) });
      return;
    }
    if (wanted.kind === 'etiquetas') {
      this.#due.delete(id);
      this.#reply({ type: 'tagged', id, etiquetas: countEtiquetas(this.#data.all.gastos) });
      return;
    }
    if (wanted.kind === 'guesses') {
      this.#due.delete(id);
      const guesses = wanted.questions.map((question) => this.#data.guess(question));
      this.#reply({ type: 'guessed', id, guesses });
      return;
    }
    if (wanted.kind === 'etiqueta-sums') {
      await this.#answerSums(id, wanted.query);
      return;
    }
    const list = await this.#find(wanted, () => this.#isAwaited(id));
    if (!list) return;
    this.#due.delete(id);
    const told = wanted.kind === 'count' ? { ...list, ids: new Float64Array(), days: null } : list;
    this.#reply({ type: 'found', id, list: told }, [told.ids.buffer]);
  }

  async #answerSums(id: number, query: GastosQuery): Promise<void> {
    const { gastos, catalogo } = this.#data.all;
    const found = await filterInSlices(gastos, compileQuery(query, catalogo), () => this.#isAwaited(id));
    if (!found) return;
    this.#due.delete(id);
    this.#reply({ type: 'summed', id, sums: sumEtiquetas(found) });
  }

  #isAwaited(id: number): boolean {
    return this.#watched.has(id) && !this.#pending;
  }

  async #find(wanted: WantedList, goOn: () => boolean) {
    const { gastos, catalogo } = this.#data.all;
    const orden = ordenOf(wanted);
    const passes = compile(wanted, catalogo);
    const ordered = this.#data.ordered(orden);
    const found = await filterInSlices(ordered ?? gastos, passes, goOn);
    if (!found || ordered) return found && tell(wanted, found);
    const isPart = found.length < gastos.length * SMALL_PART;
    return tell(wanted, isPart ? inOrder(found, orden) : this.#data.putInOrder(orden).filter(passes));
  }

  #fail(fault: StorageFault): void {
    if (this.#ending.signal.aborted) return;
    this.#ending.abort();
    this.#db.close();
    this.#reply({ type: 'fault', fault });
  }
}

function merge(one: StoredChange | null, other: StoredChange): StoredChange {
  if (!one) return other;
  const gastos = one.gastos === 'all' || other.gastos === 'all' ? 'all' : [...one.gastos, ...other.gastos];
  return { gastos, catalogo: one.catalogo || other.catalogo };
}

function ordenOf(wanted: WantedList): Orden {
  return wanted.kind === 'list' ? wanted.query.orden : 'fecha-desc';
}

function tell(wanted: WantedList, ordered: readonly IndexedGasto[]) {
  return wanted.kind === 'nombre' ? listOf(ordered, ordenOf(wanted)) : listInParts(ordered, wanted.query);
}

function compile(wanted: WantedList, catalogo: Catalogo): (gasto: IndexedGasto) => boolean {
  if (wanted.kind !== 'nombre') return compileQuery(everywhere(wanted.query), catalogo);
  const { nombre, exceptCategoriaId } = wanted;
  return (gasto) => gasto.nombre === nombre && gasto.categoriaId !== exceptCategoriaId;
}

/** Null if `goOn` refuses between two slices. */
async function filterInSlices(
  gastos: readonly IndexedGasto[],
  passes: (gasto: IndexedGasto) => boolean,
  goOn: () => boolean,
): Promise<readonly IndexedGasto[] | null> {
  const found: IndexedGasto[] = [];
  for (let start = 0; start < gastos.length; start += SLICE_GASTOS) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    if (!goOn()) return null;
    for (const gasto of gastos.slice(start, start + SLICE_GASTOS)) if (passes(gasto)) found.push(gasto);
  }
  return found;
}

/** Newest first; the catalogue is of the same moment. */
type Queried = { gastos: readonly IndexedGasto[]; catalogo: Catalogo };

const FEW_GASTOS = 100;

/** Above this part of all expenses, reading everything is faster. */
const FEW_GASTOS_PART = 0.05;

class IndexedData {
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

type SendReply = (reply: IndexReply, transfer?: Transferable[]) => void;
