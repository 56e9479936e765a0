import type { StoredChange } from '@/lib/db/changes';
import type { EtiquetaInUse, EtiquetaSums } from '@/lib/domain/etiqueta-sums';
import type { GastosQuery, ListedGastos } from '@/lib/domain/gastos-query';
import type { Guesses, GuessQuestion } from '@/lib/domain/guess/guess';
import type { CatalogoUsage } from '@/lib/domain/mes-summary';
import type { Period } from '@/lib/domain/period';
import type { StorageFault } from '@/lib/domain/result';

/** `count` wants the totals alone; `nombre` all expenses of exactly this nombre outside of one category. */
export type WantedList =
  | { kind: 'list'; query: GastosQuery }
  | { kind: 'count'; query: GastosQuery }
  | { kind: 'nombre'; nombre: string; exceptCategoriaId: number };

export type Wanted =
  | WantedList
  | { kind: 'usage'; period: Period }
  | { kind: 'etiquetas' }
  | { kind: 'etiqueta-sums'; query: GastosQuery }
  | { kind: 'guesses'; questions: readonly GuessQuestion[] };

/**
 * `warm` reads the database; a `watch` is answered now and after every change. The page passes on every `change`, its
 * own first, so that later answers include it.
 */
export type IndexRequest =
  | { type: 'warm' }
  | { type: 'watch'; id: number; wanted: Wanted }
  | { type: 'unwatch'; id: number }
  | { type: 'change'; change: StoredChange };

/** The list for a `count` holds totals only; after `fault` nothing follows. */
export type IndexReply =
  | { type: 'found'; id: number; list: ListedGastos }
  | { type: 'counted'; id: number; usage: CatalogoUsage }
  | { type: 'tagged'; id: number; etiquetas: readonly EtiquetaInUse[] }
  | { type: 'summed'; id: number; sums: EtiquetaSums }
  /** In the order of the questions. */
  | { type: 'guessed'; id: number; guesses: readonly Guesses[] }
  | { type: 'fault'; fault: StorageFault };
