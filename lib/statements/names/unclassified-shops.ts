import { wordsOf } from '@/lib/domain/guess/word-counts';
import type { SummedGasto } from '@/lib/domain/indexed-gasto';
import type { Cents } from '@/lib/domain/money';
import { plainWords } from '@/lib/read/words';

type ShopGasto = Pick<SummedGasto, 'id' | 'fecha' | 'cents' | 'nombre'>;

/** The newest expense comes first, and gives the nombre. */
export type UnclassifiedShop = { shop: string; nombre: string; gastos: ShopGasto[]; cents: Cents };

/** `categorias`: the number of expenses by category. */
export type PastShop = { shop: string; nombre: string; categorias: ReadonlyMap<number, number> };

/** The largest sum first; `past`: of all others. */
type Unclassified = { shops: UnclassifiedShop[]; past: PastShop[] };

/** Equal names but for case, accents and signs are one shop. */
export function shopOf(nombre: string): string {
  return plainWords(nombre) || nombre;
}

export class GastosByShop {
  readonly #shops = new Map<string, UnclassifiedShop>();

  add({ id, fecha, cents, nombre }: ShopGasto): void {
    const shop = shopOf(nombre);
    const known = this.#shops.get(shop) ?? { shop, nombre, gastos: [], cents: 0n };
    known.gastos.push({ id, fecha, cents, nombre });
    known.cents += cents;
    this.#shops.set(shop, known);
  }

  shops(): UnclassifiedShop[] {
    const shops = [...this.#shops.values()];
    for (const one of shops) {
      one.gastos.sort((a, b) => (a.fecha === b.fecha ? b.id - a.id : a.fecha < b.fecha ? 1 : -1));
      one.nombre = one.gastos[0]?.nombre ?? one.nombre;
    }
    return shops.sort(largestFirst);
  }
}

export class ShopGathering {
  readonly #unclassified: ReadonlySet<number>;
  readonly #open = new GastosByShop();
  readonly #past = new Map<string, PastShop & { categorias: Map<number, number> }>();
  readonly #names = new Map<string, string>();

  /** `unclassified`: ids of the categories that mean none. */
  constructor(unclassified: ReadonlySet<number>) {
    this.#unclassified = unclassified;
  }

  add(gasto: SummedGasto): void {
    const { nombre, categoriaId } = gasto;
    const shop = this.#names.get(nombre) ?? shopOf(nombre);
    this.#names.set(nombre, shop);
    if (shop === '') return;
    if (this.#unclassified.has(categoriaId)) {
      this.#open.add(gasto);
      return;
    }
    const past = this.#past.get(shop) ?? { shop, nombre, categorias: new Map<number, number>() };
    past.categorias.set(categoriaId, (past.categorias.get(categoriaId) ?? 0) + 1);
    this.#past.set(shop, past);
  }

  answer(): Unclassified {
    return { shops: this.#open.shops(), past: mostUsed([...this.#past.values()]) };
  }
}

/** More shops of the past would cost a moment, and tell nothing more. */
const MOST_PAST = 5000;

function mostUsed(past: PastShop[]): PastShop[] {
  if (past.length <= MOST_PAST) return past;
  return past.sort((one, other) => usesOf(other) - usesOf(one)).slice(0, MOST_PAST);
}

function usesOf({ categorias }: PastShop): number {
  let uses = 0;
  for (const count of categorias.values()) uses += count;
  return uses;
}

/** So that a card that comes back stands where it stood. */
function largestFirst(one: UnclassifiedShop, other: UnclassifiedShop): number {
  if (one.cents !== other.cents) return one.cents < other.cents ? 1 : -1;
  return one.shop < other.shop ? -1 : 1;
}

/** Shorter words are shared by chance. */
const LEAST_LETTERS = 4;

/** A word of more shops tells none of them apart. */
const RARE_SHOPS = 4;

/** Names of people and words of every kind of shop, which make no two shops alike. */
const COMMON = new Set(
  (
    'garcia rodriguez gonzalez fernandez lopez martinez sanchez perez gomez martin jimenez hernandez ruiz diaz moreno ' +
    'alvarez munoz romero gutierrez torres ramirez flores rivera castillo maria jose juan carlos luis antonio francisco ' +
    'manuel javier miguel pedro pablo jorge daniel david laura carmen marta elena lucia paula andrea sofia isabel rosa ' +
    'alejandro fernando ricardo roberto alberto ' +
    'nuevo nueva gran grande casa centro servicio servicios tienda tiendas grupo compania empresa comercial comercio comercios ' +
    'hermanos hijos sociedad limitada anonima espana mexico argentina chile colombia peru madrid barcelona valencia sevilla ' +
    'bogota lima santiago buenos aires norte real plaza calle avenida este oeste nacional internacional general ' +
    'pago compra cargo recibo transferencia bizum tarjeta online mensual cuota factura cliente'
  ).split(' '),
);

/** Shops alike share a rare word: «Luz Endesa», «Endesa Energía». */
export class AlikeShops<Shop extends { shop: string }> {
  readonly #byStem = new Map<string, Shop[]>();
  readonly #isOfTrade: (word: string) => boolean;
  readonly #stemOf: (word: string) => string;

  /** `isOfTrade`: of many shops, such as «farmacia». */
  constructor(
    shops: Iterable<Shop>,
    isOfTrade: (word: string) => boolean,
    stemOf = (word: string): string => word,
  ) {
    this.#isOfTrade = isOfTrade;
    this.#stemOf = stemOf;
    for (const one of shops)
      for (const stem of new Set(ownWordsOf(one.shop).map(stemOf))) {
        const sharing = this.#byStem.get(stem);
        if (sharing) sharing.push(one);
        else this.#byStem.set(stem, [one]);
      }
  }

  of(shop: string): { other: Shop; word: string }[] {
    const found = new Map<string, { other: Shop; word: string }>();
    for (const word of ownWordsOf(shop)) {
      const sharing = (this.#byStem.get(this.#stemOf(word)) ?? []).filter((other) => other.shop !== shop);
      if (sharing.length === 0 || sharing.length >= RARE_SHOPS || this.#isOfTrade(word)) continue;
      for (const other of sharing) if (!found.has(other.shop)) found.set(other.shop, { other, word });
    }
    return [...found.values()];
  }
}

function ownWordsOf(shop: string): string[] {
  return wordsOf(shop).filter((word) => word.length >= LEAST_LETTERS && !COMMON.has(word));
}

/** Nombres are alike by a rare word: «Café» for «2 cafés». */
export class AlikeNombres {
  readonly #alike: AlikeShops<PastShop>;

  constructor(gastos: Iterable<SummedGasto>, unclassified: ReadonlySet<number>) {
    const gathering = new ShopGathering(unclassified);
    for (const gasto of gastos) gathering.add(gasto);
    // The word of a trade tells its category as well.
    this.#alike = new AlikeShops(gathering.answer().past, () => false, stemOf);
  }

  suggest(nombre: string) {
    const found = new Map<number, { count: number; nombre: string }>();
    for (const { other } of this.#alike.of(shopOf(nombre)))
      for (const [id, count] of other.categorias) {
        const known = found.get(id) ?? { count: 0, nombre: other.nombre };
        found.set(id, { ...known, count: known.count + count });
      }
    const [most] = [...found].sort(([, one], [, other]) => other.count - one.count);
    return most ? { categoriaId: most[0], nombre: most[1].nombre } : null;
  }
}

/** «café», «cafés»; «bombón», «bombones». */
function stemOf(word: string): string {
  return word.replace(/(?:es|[es])$/, '');
}
