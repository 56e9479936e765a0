import { mesOf } from '@/lib/domain/dates';
import { byId, type Gasto } from '@/lib/domain/entities';
import { filterGastos, indexGastos, wholeTotals } from '@/lib/domain/find-gastos';
import { asksForEtiquetas, type GastosQuery } from '@/lib/domain/gastos-query';
import type { Cents } from '@/lib/domain/money';
import { type AskedQuery, writeAddress } from '@/lib/domain/query-address';
import { failure, type Result, type StorageFault, success } from '@/lib/domain/result';
import type { SearchClock } from '@/lib/read/read-search';
import type { WantedList } from '@/lib/worker/jobs';
import { gastosIndex, type ListAnswer } from './gastos-index-client';
import { catalogo, gastosOfMes } from './queries';
import { combinedQuery, type Query } from './query';

/** After a fault of the index, a part of the answer does not wait for it. */
let hasFailed = false;

/** In the query's order. */
export function idsOf(query: GastosQuery): Promise<Result<number[], StorageFault>> {
  return idsOfList({ kind: 'list', query });
}

/** Exactly this nombre, outside of the category, newest first. */
export function idsOfNombre(
  nombre: string,
  exceptCategoriaId: number,
): Promise<Result<number[], StorageFault>> {
  return idsOfList({ kind: 'nombre', nombre, exceptCategoriaId });
}

async function idsOfList(wanted: WantedList): Promise<Result<number[], StorageFault>> {
  const reply = await gastosIndex.ask(wanted);
  return reply.type === 'fault' ? failure(reply.fault) : success(Array.from(reply.list.ids));
}

/** Results of the month, or the newest days, come first while the worker reads everything. */
export function searchQuery(query: GastosQuery, name = nameOf('search', query)): Query<ListAnswer> {
  return {
    name,
    follow: (onAnswer) => {
      let isWanted = true;
      let end: (() => void) | undefined;
      async function tellAhead(rest?: { complete: true; isPartial: true }) {
        const ahead = await loadAhead(query);
        if (!isWanted || !ahead || (rest && !ahead.isCounted)) return false;
        onAnswer({ ...ahead, of: name, ...rest });
        return true;
      }
      async function tellFault(fault: StorageFault) {
        hasFailed = true;
        const isTold = await tellAhead({ complete: true, isPartial: true });
        if (isWanted && !isTold) onAnswer({ state: 'faulty', of: name, fault });
      }
      async function begin() {
        if (!gastosIndex.hasAnswered() && !hasFailed) await tellAhead();
        if (!isWanted) return;
        end = gastosIndex.watch({ kind: 'list', query }, (reply) => {
          if (reply.type === 'fault') void tellFault(reply.fault);
          else
            onAnswer({
              state: 'found',
              of: name,
              query,
              list: reply.list,
              known: null,
              complete: true,
              isCounted: true,
            });
        });
      }
      void begin();
      return () => {
        isWanted = false;
        end?.();
      };
    },
  };
}

/** `owed`: expected money. `count`: null if the expenses cannot be read. */
export function countQuery(query: GastosQuery): Query<{ of: string; count: number | null; owed: Cents }> {
  const name = nameOf('count', query);
  return {
    name,
    follow: (onAnswer) =>
      gastosIndex.watch({ kind: 'count', query }, (reply) => {
        if (reply.type === 'fault') onAnswer({ of: name, count: null, owed: 0n });
        else {
          const { count, owed = 0n } = wholeTotals(reply.list);
          onAnswer({ of: name, count, owed });
        }
      }),
  };
}

/** Null if a part tells nothing: the index reports faults. */
async function loadAhead(query: GastosQuery) {
  try {
    const { searchAhead } = await import('./search-ahead');
    return await searchAhead(query);
  } catch {
    return null;
  }
}

function nameOf(kind: string, query: GastosQuery): string {
  const { today = '', firstWeekday = '' } = query.clock ?? {};
  return `${kind} ${writeAddress(query)} ${today} ${firstWeekday}`;
}

/** A month (by default this one) is found here; words, tags and longer ranges in a worker. */
export function listQuery(address: string, asked: AskedQuery, clock: SearchClock): Query<ListAnswer> {
  const name = `list ${address} ${clock.today} ${clock.firstWeekday}`;
  const { filter, orden } = asked;
  const period = asked.period ?? { kind: 'mes', mes: mesOf(clock.today) };
  if (filter.q.trim() !== '') return searchQuery({ period, filter, orden, clock }, name);
  if (period.kind === 'range' || asksForEtiquetas(filter))
    return searchQuery({ period, filter, orden }, name);

  return combinedQuery(name, [gastosOfMes(period.mes), catalogo] as const, ([ofMes, rows]): ListAnswer => {
    const { indexed, known } = prepared(ofMes.gastos);
    const query = { period: { kind: 'mes', mes: ofMes.mes }, filter, orden } as const;
    return {
      state: 'found',
      of: name,
      query,
      list: filterGastos(indexed, query, rows),
      known,
      complete: true,
      isCounted: true,
    };
  });
}

type Prepared = { indexed: ReturnType<typeof indexGastos>; known: ReadonlyMap<number, Gasto> };

/** A month is prepared once for all its filters. */
const preparedMeses = new WeakMap<readonly Gasto[], Prepared>();

function prepared(gastos: readonly Gasto[]): Prepared {
  const before = preparedMeses.get(gastos);
  if (before) return before;
  const one = { indexed: indexGastos(gastos), known: byId(gastos) };
  preparedMeses.set(gastos, one);
  return one;
}
