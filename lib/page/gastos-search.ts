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
 * `partial` holds results among the newest days while the worker reads everything. After a change of query, `query`
 * and `list` stay until the new answer.
 */
export type GastosSearch =
  | { state: 'loading' }
  | { state: 'partial'; query: GastosQuery; list: ListedGastos; gastos: ReadonlyMap<number, Gasto> }
  | { state: 'complete'; query: GastosQuery; list: ListedGastos }
  | { state: 'faulty'; fault: StorageFault };

/** Newest expenses searched until everything is read. */
const NEWEST = 300;

/** Finds the ids of a query's expenses, in its order. */
export async function idsOf(query: GastosQuery): Promise<Result<number[], StorageFault>> {
  const found = await ask({ kind: 'list', query });
  return found.ok ? success(Array.from(found.value.ids)) : found;
}

/** Finds the ids of expenses of exactly this nombre outside of the category, newest first. */
export async function idsOfNombre(
  nombre: string,
  exceptCategoriaId: number,
): Promise<Result<number[], StorageFault>> {
  const found = await ask({ kind: 'nombre', nombre, exceptCategoriaId });
  return found.ok ? success(Array.from(found.value.ids)) : found;
}

/** Calls back with each state of a search; the returned function ends this. */
export function watchSearch(
  kind: 'list' | 'count',
  query: GastosQuery,
  onSearch: (search: GastosSearch) => void,
): () => void {
  let isWanted = true;
  let end: (() => void) | undefined;
  async function begin() {
    // Newest expenses first: reading everything would delay them.
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

/** Null if nothing is found. */
async function searchNewest(query: GastosQuery): Promise<GastosSearch | null> {
  try {
    const { gastos, catalogo } = await readNewestDays(pageDatabase, NEWEST);
    const list = queryGastos(indexGastos(gastos), query, catalogo);
    return list.ids.length === 0 ? null : { state: 'partial', query, list, gastos: byId(gastos) };
  } catch {
    // The index reads the same data and reports the fault.
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
