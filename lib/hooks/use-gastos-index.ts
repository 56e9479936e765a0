import { useEffect, useState } from 'react';
import { watchGastosByIds } from '@/lib/db/gastos';
import { watchChanges } from '@/lib/db/watch-changes';
import type { Gasto } from '@/lib/domain/entities';
import type { GastosList, GastosQuery } from '@/lib/domain/gastos-query';
import { failure, success, type Result } from '@/lib/domain/result';
import { sameQuery } from '@/lib/domain/same-query';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { createGastosIndexClient } from '@/lib/worker/gastos-index-client';
import type { IndexReply, Wanted } from '@/lib/worker/gastos-index-messages';
import { pageDatabase } from './page-database';

/**
 * What a search has come to. `partial` holds what is among the newest days, while everything is still read. After a
 * change of the query, `query` and `list` are those of before until the new query is answered.
 */
export type GastosSearch =
  | { state: 'loading' }
  | { state: 'partial' | 'complete'; query: GastosQuery; list: GastosList }
  | { state: 'faulty'; fault: StorageFault };

const NO_GASTOS: ReadonlyMap<number, Gasto> = new Map();

const index = createGastosIndexClient((onChange) => watchChanges(pageDatabase, onChange));

/** Has the index of all expenses made, so that the first search finds it ready. */
export function warmGastosIndex(): void {
  index.warm();
}

/** What a query finds among all expenses, kept up to date. A null query finds null and costs nothing. */
export function useGastosSearch(query: GastosQuery | null): GastosSearch | null {
  const [answered, wanted] = useAnswer('list', query);
  if (!wanted) return null;
  if (!answered) return { state: 'loading' };
  const { query: found, reply } = answered;
  if (reply.type !== 'fault')
    return { state: reply.complete ? 'complete' : 'partial', query: found, list: reply.list };
  return found === wanted ? { state: 'faulty', fault: reply.fault } : { state: 'loading' };
}

/** How many of all expenses a query finds, kept up to date. Null while that is not known. */
export function useGastosCount(query: GastosQuery | null): number | null {
  const [answered, wanted] = useAnswer('count', query);
  if (!answered || answered.query !== wanted || answered.reply.type === 'fault') return null;
  return answered.reply.list.totals.count;
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
        setGastos(new Map(read.map((gasto) => [gasto.id, gasto])));
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
function useAnswer(
  kind: 'list' | 'count',
  query: GastosQuery | null,
): [{ query: GastosQuery; reply: IndexReply } | null, GastosQuery | null] {
  const [wanted, setWanted] = useState(query);
  const [answered, setAnswered] = useState<{ query: GastosQuery; reply: IndexReply } | null>(null);
  if (query !== wanted && !(query && wanted && sameQuery(query, wanted))) {
    setWanted(query);
    // What was searched for a while ago is of no use to the next search.
    if (!query) setAnswered(null);
  }
  useEffect(
    () =>
      wanted
        ? index.watch({ kind, query: wanted }, (reply) => {
            setAnswered({ query: wanted, reply });
          })
        : undefined,
    [kind, wanted],
  );
  return [answered, wanted];
}

function ask(wanted: Wanted): Promise<Result<GastosList, StorageFault>> {
  return new Promise((resolve) => {
    const end = index.watch(wanted, (reply) => {
      if (reply.type === 'fault') resolve(failure(reply.fault));
      else if (reply.complete) {
        end();
        resolve(success(reply.list));
      }
    });
  });
}
