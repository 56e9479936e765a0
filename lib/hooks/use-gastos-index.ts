import { useEffect, useState } from 'react';
import { watchGastosByIds } from '@/lib/db/gastos';
import { readNewestDays } from '@/lib/db/read-gastos';
import { byId, type Gasto } from '@/lib/domain/entities';
import { queryGastos, sameQuery, type ListedGastos, type GastosQuery } from '@/lib/domain/gastos-query';
import { indexGastos } from '@/lib/domain/indexed-gastos';
import { failure, success, type Result } from '@/lib/domain/result';
import type { StorageFault } from '@/lib/domain/storage-fault';
import type { ListReply, WantedList } from '@/lib/worker/gastos-index-messages';
import { gastosIndex as index } from '@/lib/page/page-gastos-index';
import { pageDatabase } from '@/lib/page/page-database';

/**
 * What a search has come to. `partial` holds what is among the newest days, and these, while everything is still read. After a
 * change of the query, `query` and `list` are those of before until the new query is answered.
 */
export type GastosSearch =
  | { state: 'loading' }
  | { state: 'partial'; query: GastosQuery; list: ListedGastos; gastos: ReadonlyMap<number, Gasto> }
  | { state: 'complete'; query: GastosQuery; list: ListedGastos }
  | { state: 'faulty'; fault: StorageFault };

/** What is known of a query. */
type Answer = { query: GastosQuery; search: GastosSearch };

/** How many of the newest expenses are looked through until everything is read. */
const NEWEST = 300;

const NO_GASTOS: ReadonlyMap<number, Gasto> = new Map();

/** Has the index of all expenses made, so that the first search finds it ready. */
export function warmGastosIndex(): void {
  index.warm();
}

/** What a query finds among all expenses, kept up to date. A null query finds null and costs nothing. */
export function useGastosSearch(query: GastosQuery | null): GastosSearch | null {
  const [answer, wanted] = useAnswer('list', query);
  if (!wanted) return null;
  if (!answer || (answer.query !== wanted && answer.search.state === 'faulty')) return { state: 'loading' };
  return answer.search;
}

/** How many of all expenses a query finds, kept up to date. Null while that is not known. */
export function useGastosCount(query: GastosQuery | null): number | null {
  const [answer, wanted] = useAnswer('count', query);
  if (!answer || answer.query !== wanted || answer.search.state !== 'complete') return null;
  return answer.search.list.totals.count;
}

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

/**
 * A few expenses by their ids, kept up to date; those that are gone are not in it. After a change of the ids, which
 * another array is, it holds the last ones until the new ones are read. No ids cost nothing.
 */
export function useGastosByIds(ids: readonly number[]): ReadonlyMap<number, Gasto> {
  const [gastos, setGastos] = useState(NO_GASTOS);
  useEffect(() => {
    if (ids.length === 0) return undefined;
    return watchGastosByIds(
      pageDatabase,
      ids,
      (read) => {
        setGastos(byId(read));
      },
      (error) => {
        // For the page's error boundary, which catches what a render throws.
        setGastos(() => {
          throw error;
        });
      },
    );
  }, [ids]);
  return gastos;
}

/** The last answer, which may be to the query before, and the query as long as it asks for the same. */
function useAnswer(kind: 'list' | 'count', query: GastosQuery | null): [Answer | null, GastosQuery | null] {
  const [wanted, setWanted] = useState(query);
  const [answer, setAnswer] = useState<Answer | null>(null);
  if (query !== wanted && !(query && wanted && sameQuery(query, wanted))) {
    setWanted(query);
    // What was searched for a while ago is of no use to the next search.
    if (!query) setAnswer(null);
  }
  useEffect(() => {
    if (!wanted) return undefined;
    return watchSearch(kind, wanted, (search) => {
      setAnswer({ query: wanted, search });
    });
  }, [kind, wanted]);
  return [answer, wanted];
}

/** Calls back with what a search comes to, until the returned function ends it. */
function watchSearch(
  kind: 'list' | 'count',
  query: GastosQuery,
  onSearch: (search: GastosSearch) => void,
): () => void {
  let isWanted = true;
  let end: (() => void) | undefined;
  async function begin() {
    // First the newest: that the worker reads everything would hold them up.
    if (kind === 'list' && query.orden === 'fecha-desc' && !index.hasAnswered()) {
      const newest = await searchNewest(query);
      if (isWanted && newest) onSearch(newest);
    }
    if (isWanted)
      end = index.watch({ kind, query }, (reply) => {
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
    const end = index.watch(wanted, (reply) => {
      if (reply.type === 'fault') resolve(failure(reply.fault));
      else {
        end();
        resolve(success(reply.list));
      }
    });
  });
}
