import { followedQuery, type Query } from '@/lib/db/query';
import { readNewestDays } from '@/lib/db/read-gastos';
import { byId, type Gasto } from '@/lib/domain/entities';
import { queryGastos } from '@/lib/domain/find-gastos';
import type { ListedGastos, GastosQuery } from '@/lib/domain/gastos-query';
import { indexGastos } from '@/lib/domain/indexed-gastos';
import { writeAddress } from '@/lib/domain/query-address';
import { failure, success, type Result } from '@/lib/domain/result';
import type { StorageFault } from '@/lib/domain/storage-fault';
import type { WantedList } from '@/lib/worker/gastos-index-messages';
import { gastosIndex } from './gastos-index-client';
import { pageDatabase } from './page-database';

/** `of` names the query that is answered. */
export type ListAnswer =
  | { state: 'faulty'; of: string; fault: StorageFault }
  | {
      state: 'found';
      of: string;
      query: GastosQuery;
      list: ListedGastos;
      /** By local id, if all are at hand. */
      known: ReadonlyMap<number, Gasto> | null;
      /** False if only the newest days are searched yet. */
      complete: boolean;
    };

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

/** Searches all expenses. Results among the newest days come first, while the worker reads everything. */
export function searchQuery(query: GastosQuery): Query<ListAnswer> {
  const name = `search ${writeAddress(query)}`;
  return followedQuery(name, (onAnswer) => {
    let isWanted = true;
    let end: (() => void) | undefined;
    async function begin() {
      const newest = await searchNewest(query);
      if (!isWanted) return;
      if (newest) onAnswer({ ...newest, of: name });
      end = gastosIndex.watch({ kind: 'list', query }, (reply) => {
        onAnswer(
          reply.type === 'fault'
            ? { state: 'faulty', of: name, fault: reply.fault }
            : { state: 'found', of: name, query, list: reply.list, known: null, complete: true },
        );
      });
    }
    void begin();
    return () => {
      isWanted = false;
      end?.();
    };
  });
}

/** Counts the expenses that a query finds; null if they cannot be read. */
export function countQuery(query: GastosQuery): Query<{ of: string; count: number | null }> {
  const name = `count ${writeAddress(query)}`;
  return followedQuery(name, (onAnswer) =>
    gastosIndex.watch({ kind: 'count', query }, (reply) => {
      onAnswer({ of: name, count: reply.type === 'fault' ? null : reply.list.totals.count });
    }),
  );
}

/** Answers null if nothing is found, or everything is read already. */
async function searchNewest(query: GastosQuery) {
  if (query.orden !== 'fecha-desc' || gastosIndex.hasAnswered()) return null;
  try {
    const { gastos, catalogo } = await readNewestDays(pageDatabase, NEWEST);
    const list = queryGastos(indexGastos(gastos), query, catalogo);
    if (list.ids.length === 0) return null;
    return { state: 'found', query, list, known: byId(gastos), complete: false } as const;
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
