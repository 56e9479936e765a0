import { readNewestDays } from '@/lib/db/read-gastos';
import { byId, type Gasto } from '@/lib/domain/entities';
import { queryGastos } from '@/lib/domain/find-gastos';
import type { ListedGastos, GastosQuery } from '@/lib/domain/gastos-query';
import { indexGastos } from '@/lib/domain/indexed-gastos';
import { failure, success, type Result } from '@/lib/domain/result';
import type { StorageFault } from '@/lib/domain/storage-fault';
import type { ListReply, WantedList } from '@/lib/worker/gastos-index-messages';
import { gastosIndex } from './gastos-index-client';
import { pageDatabase } from './page-database';

/**
 * What a search has come to. `partial` holds what is among the newest days, and these, while everything is still read. After a
 * change of the query, `query` and `list` are those of before until the new query is answered.
 */
export type GastosSearch =
  | { state: 'loading' }
  | { state: 'partial'; query: GastosQuery; list: ListedGastos; gastos: ReadonlyMap<number, Gasto> }
  | { state: 'complete'; query: GastosQuery; list: ListedGastos }
  | { state: 'faulty'; fault: StorageFault };

/** How many of the newest expenses are looked through until everything is read. */
const NEWEST = 300;

/** The ids of all expenses that a query finds now, in its order. */
export async function idsOf(query: GastosQuery): Promise<Result<number[], StorageFault>> {
  const found = await ask({ kind: 'list', query });
  return found.ok ? success(Array.from(found.value.ids)) : found;
}

/** The ids of all expenses of exactly this nombre that are not in the given category, newest first. */
export async function idsOfNombre(
  nombre: string,
  exceptCategoriaId: number,
): Promise<Result<number[], StorageFault>> {
  const found = await ask({ kind: 'nombre', nombre, exceptCategoriaId });
  return found.ok ? success(Array.from(found.value.ids)) : found;
}

/** Calls back with what a search comes to, until the returned function ends it. */
export function watchSearch(
  kind: 'list' | 'count',
  query: GastosQuery,
  onSearch: (search: GastosSearch) => void,
): () => void {
  let isWanted = true;
  let end: (() => void) | undefined;
  async function begin() {
    // First the newest: that the worker reads everything would hold them up.
    if (kind === 'list' && query.orden === 'fecha-desc' && !gastosIndex.hasAnswered()) {
      const newest = await searchNewest(query);
      if (isWanted && newest) onSearch(newest);
    }
    if (isWanted)
      end = gastosIndex.watch({ kind, query }, (reply) => {
        onSearch(searchOf(query, reply));
      });
  }
  void begin();
  return () => {
    isWanted = false;
    end?.();
  };
}

function searchOf(query: GastosQuery, reply: ListReply): GastosSearch {
  if (reply.type === 'fault') return { state: 'faulty', fault: reply.fault };
  return { state: 'complete', query, list: reply.list };
}

/** What is found among the newest expenses; null where that is nothing. */
async function searchNewest(query: GastosQuery): Promise<GastosSearch | null> {
  try {
    const { gastos, catalogo } = await readNewestDays(pageDatabase, NEWEST);
    const list = queryGastos(indexGastos(gastos), query, catalogo);
    return list.ids.length === 0 ? null : { state: 'partial', query, list, gastos: byId(gastos) };
  } catch {
    // The index, which reads the same, says what is wrong.
    return null;
  }
}

function ask(wanted: WantedList): Promise<Result<ListedGastos, StorageFault>> {
  return new Promise((resolve) => {
    const end = gastosIndex.watch(wanted, (reply) => {
      if (reply.type === 'fault') resolve(failure(reply.fault));
      else {
        end();
        resolve(success(reply.list));
      }
    });
  });
}
