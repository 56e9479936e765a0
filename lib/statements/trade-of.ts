import { atFirstUse } from '@/lib/domain/at-first-use';
import type { Categoria } from '@/lib/domain/entities';
import { plainWords } from '@/lib/read/words';
import { TRADES, type Trade } from '@/lib/statements/trades';

/** By `shop` if the list knows the shop, by `word` if its name has one of the trade. */
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
export function tradesOf(nombre: string): KnownTrade[] {
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
export function categoriaOfTrade(trade: Trade, categorias: readonly Categoria[]): Categoria | null {
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

/** Drops the number of a branch: «Coto 12» is «coto», and «d1» stays. */
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
