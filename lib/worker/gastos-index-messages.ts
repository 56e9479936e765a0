import type { StoredChange } from '@/lib/db/watch-changes';
import type { CatalogoUsage } from '@/lib/domain/catalogo-usage';
import type { ListedGastos, GastosQuery } from '@/lib/domain/gastos-query';
import type { Guesses, GuessQuestion } from '@/lib/domain/guess/guess-types';
import type { StorageFault } from '@/lib/domain/storage-fault';
import type { LifeMessage } from '@/lib/db/life-lock';

/**
 * A list that may be asked of the index: that of a query, or how many expenses it finds; or that of all expenses of
 * exactly this nombre that are not in that category.
 */
export type WantedList =
  | { kind: 'list'; query: GastosQuery }
  | { kind: 'count'; query: GastosQuery }
  | { kind: 'nombre'; nombre: string; exceptCategoriaId: number };

/** What may be asked of the index: a list, how much categories and methods are used, or guesses for expenses. */
export type Wanted =
  WantedList | { kind: 'usage' } | { kind: 'guesses'; questions: readonly GuessQuestion[] };

/**
 * What the page says to the index worker. `warm` has it read the database if it has not yet. A `watch` is answered
 * now and after every change until it is ended. The page passes on every change that it hears of, its own first
 * of all, so that what is asked after an act is answered with that act done.
 */
export type IndexRequest =
  | { type: 'warm' }
  | { type: 'watch'; id: number; wanted: Wanted }
  | { type: 'unwatch'; id: number }
  | { type: 'change'; change: StoredChange };

/** What the worker answers. To `count` the list says its totals only. After `fault` the worker says no more. */
export type IndexReply = ListReply | UsageReply | GuessesReply | LifeMessage;

/** The answer to a {@link WantedList}, or that there is none. */
export type ListReply = { type: 'found'; id: number; list: ListedGastos } | IndexFault;

/** The answer to `usage`, or that there is none. */
export type UsageReply = { type: 'counted'; id: number; usage: CatalogoUsage } | IndexFault;

/** The answers to `guesses`, in their order, or that there are none. */
export type GuessesReply = { type: 'guessed'; id: number; guesses: readonly Guesses[] } | IndexFault;

type IndexFault = { type: 'fault'; fault: StorageFault };
