import { atFirstUse } from '@/lib/domain/at-first-use';
import type { Categoria, CategoriaFields } from '@/lib/domain/entities';
import { plainWords } from '@/lib/read/words';
import type { RowChoice } from './review-choices';
import { COMMON_TRADES, type Trade, TRADES } from './trades';
import { AlikeShops, type PastShop } from '@/lib/statements/names/unclassified-shops';

type LikelyReason =
  /** The shop's own expenses: agreed 14, of 15. */
  | { kind: 'past'; agreed: number; of: number }
  /** Another shop with a rare word in common. */
  | { kind: 'alike'; nombre: string }
  /** The bundled list knows the shop, or a word of its name. */
  | { kind: 'trade'; trade: string; by: 'shop' | 'word' }
  | { kind: 'usual' };

/** A category to suggest; never set by itself. */
export type Likely = { choice: RowChoice<CategoriaFields>; because: LikelyReason };

const LIKELY = 3;

type LikelyEvidence = {
  /** Without the one for unclassified expenses; ids below zero are not stored yet. */
  categorias: readonly Categoria[];
  past: ReadonlyMap<string, PastShop>;
  alike: AlikeShops<PastShop>;
  /** The most used first. */
  usual: readonly number[];
};

/** An id below zero is not stored yet. */
export function choiceOf({ id, ...fields }: Categoria): RowChoice<CategoriaFields> {
  return id < 0 ? { kind: 'new', fields } : { kind: 'stored', id };
}

export function evidenceOf(past: readonly PastShop[], categorias: readonly Categoria[]): LikelyEvidence {
  const uses = new Map<number, number>();
  for (const shop of past)
    for (const [id, count] of shop.categorias) uses.set(id, (uses.get(id) ?? 0) + count);
  return {
    categorias,
    past: new Map(past.map((shop) => [shop.shop, shop])),
    alike: new AlikeShops(past, isTradeWord),
    usual: [...uses].sort(([, one], [, other]) => other - one).map(([id]) => id),
  };
}

/** The surest first: categories of the shop, of shops alike, of the list, then the usual ones. */
export function likelyOf(
  { shop, nombre }: { shop: string; nombre: string },
  evidence: LikelyEvidence,
): Likely[] {
  const likely = new LikelyList(evidence.categorias);
  likely.addPast(evidence.past.get(shop), (agreed, of) => ({ kind: 'past', agreed, of }));
  for (const { other } of evidence.alike.of(shop))
    likely.addPast(other, () => ({ kind: 'alike', nombre: other.nombre }));
  const trades = tradesOf(nombre);
  for (const { trade, by } of trades) likely.addTrade(trade, { kind: 'trade', trade: trade.nombre, by });
  const [surest] = trades;
  if (surest) likely.addNew(surest.trade, { kind: 'trade', trade: surest.trade.nombre, by: surest.by });
  for (const id of evidence.usual) likely.addStored(id, { kind: 'usual' });
  for (const { id } of evidence.categorias) likely.addStored(id, { kind: 'usual' });
  for (const trade of commonTrades()) likely.addNew(trade, { kind: 'usual' });
  return likely.list;
}

class LikelyList {
  readonly list: Likely[] = [];
  readonly #categorias: readonly Categoria[];
  readonly #told = new Set<string>();

  constructor(categorias: readonly Categoria[]) {
    this.#categorias = categorias;
  }

  addPast(past: PastShop | undefined, because: (agreed: number, of: number) => LikelyReason): void {
    if (!past) return;
    const counts = [...past.categorias].sort(([, one], [, other]) => other - one);
    const of = counts.reduce((sum, [, count]) => sum + count, 0);
    for (const [id, count] of counts) this.addStored(id, because(count, of));
  }

  addStored(id: number, because: LikelyReason): void {
    const stored = this.#categorias.find((categoria) => categoria.id === id);
    if (!stored) return;
    this.#add(stored.nombre, { choice: choiceOf(stored), because });
  }

  addTrade(trade: Trade, because: LikelyReason): void {
    const stored = categoriaOfTrade(trade, this.#categorias);
    if (stored) this.addStored(stored.id, because);
    else this.addNew(trade, because);
  }

  /** A category that is stored under this nombre is not made. */
  addNew({ nombre, icono, color }: Trade, because: LikelyReason): void {
    const stored = this.#categorias.find((categoria) => categoria.nombre === nombre);
    if (stored) this.addStored(stored.id, because);
    else
      this.#add(nombre, {
        choice: { kind: 'new', fields: { nombre, descripcion: '', icono, color } },
        because,
      });
  }

  #add(nombre: string, likely: Likely): void {
    if (this.list.length >= LIKELY || this.#told.has(nombre)) return;
    this.#told.add(nombre);
    this.list.push(likely);
  }
}

function commonTrades(): Trade[] {
  return TRADES.filter(({ nombre }) => COMMON_TRADES.some((common) => common === nombre));
}

/** `shop`: the list knows it; `word`: its name has one of the trade. */
type KnownTrade = { trade: Trade; by: 'shop' | 'word' };

/** `length` is that of the evidence. */
type Entry = { trade: Trade; by: KnownTrade['by']; length: number; matches: (spaced: string) => boolean };

const entries = atFirstUse(() =>
  TRADES.flatMap((trade) => [
    ...trade.shops.split('|').map((name) => entryOf(trade, 'shop', name)),
    ...trade.words.split('|').map((name) => entryOf(trade, 'word', name)),
  ]),
);

/** Known shops before words, the longest before shorter ones. */
function tradesOf(nombre: string): KnownTrade[] {
  const spaced = ` ${plainWords(nombre)} `;
  const found = entries()
    .filter(({ matches }) => matches(spaced))
    .sort(
      (one, other) => Number(other.by === 'shop') - Number(one.by === 'shop') || other.length - one.length,
    );
  const trades = new Map<Trade, KnownTrade>();
  for (const { trade, by } of found) if (!trades.has(trade)) trades.set(trade, { trade, by });
  return [...trades.values()];
}

/** By its name and those that mean the same or more. */
function categoriaOfTrade(trade: Trade, categorias: readonly Categoria[]): Categoria | null {
  const named = categorias.map((categoria) => ({ categoria, words: plainWords(categoria.nombre) }));
  const own = plainWords(trade.nombre);
  for (const synonym of [own, ...trade.categorias.split('|')]) {
    const found =
      named.find(({ words }) => startsOrEquals(words, synonym)) ??
      named.find(({ words }) => containsWord(` ${words} `, synonym));
    if (found) return found.categoria;
  }
  return null;
}

export function isTradeWord(word: string): boolean {
  return entries().some(({ by, matches }) => by === 'word' && matches(` ${word} `));
}

function entryOf(trade: Trade, by: KnownTrade['by'], name: string): Entry {
  if (name.startsWith('=')) {
    const whole = name.slice(1);
    return { trade, by, length: whole.length, matches: (spaced) => withoutNumbers(spaced, whole) === whole };
  }
  return { trade, by, length: name.length, matches: (spaced) => containsWord(spaced, name) };
}

/** «Coto 12» is «coto», and «d1» stays. */
function withoutNumbers(spaced: string, whole: string): string {
  const text = spaced.trim();
  return text === whole ? text : text.replace(/ \d+/g, '');
}

/** `name` ending in `*` is the beginning of a word. */
function containsWord(spaced: string, name: string): boolean {
  return spaced.includes(name.endsWith('*') ? ` ${name.slice(0, -1)}` : ` ${name} `);
}

function startsOrEquals(words: string, name: string): boolean {
  return name.endsWith('*') ? words.startsWith(name.slice(0, -1)) && !words.includes(' ') : words === name;
}
