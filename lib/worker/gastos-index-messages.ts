import type { StoredChange } from '@/lib/db/watch-changes';
import type { GastosList, GastosQuery } from '@/lib/domain/gastos-query';
import type { StorageFault } from '@/lib/domain/storage-fault';

/**
 * What may be asked of the index: the list of a query, or how many expenses it finds; or the list of all expenses of
 * exactly this nombre that are not in that category.
 */
export type Wanted =
  | { kind: 'list'; query: GastosQuery }
  | { kind: 'count'; query: GastosQuery }
  | { kind: 'nombre'; nombre: string; exceptCategoriaId: number };

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
export type IndexReply =
  { type: 'found'; id: number; list: GastosList } | { type: 'fault'; fault: StorageFault };
