import type { Gasto } from '@/lib/domain/entities';
import type { GastosQuery, ListedGastos } from '@/lib/domain/gastos-query';
import type { StorageFault } from '@/lib/domain/storage-fault';

/** `of` names the query that is answered. */
export type FoundList = {
  state: 'found';
  of: string;
  query: GastosQuery;
  list: ListedGastos;
  known: ReadonlyMap<number, Gasto> | null;
  /** False if only a part of the expenses is searched yet. */
  complete: boolean;
  /** The totals are those of the whole period. */
  isCounted: boolean;
  /** Only the period could be read. */
  isPartial?: true;
};

export type ListAnswer = FoundList | { state: 'faulty'; of: string; fault: StorageFault };
