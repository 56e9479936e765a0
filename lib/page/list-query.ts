import { combinedQuery, type Query } from '@/lib/db/query';
import { mesOf } from '@/lib/domain/dates';
import { byId, type Gasto } from '@/lib/domain/entities';
import { filterGastos } from '@/lib/domain/find-gastos';
import { asksForEtiquetas } from '@/lib/domain/gastos-query';
import type { SearchClock } from '@/lib/read/search-days';
import { indexGastos } from '@/lib/domain/indexed-gastos';
import { writeAddress, type AskedQuery } from '@/lib/domain/query-address';
import { searchQuery } from './gastos-search';
import type { ListAnswer } from './gastos-index-client';
import { catalogo, gastosOfMes } from './queries';

/** A month is found here; words, tags and longer ranges in a worker. Without a period, the current month. */
export function listQuery(asked: AskedQuery, clock: SearchClock): Query<ListAnswer> {
  const { filter, orden } = asked;
  const period = asked.period ?? { kind: 'mes', mes: mesOf(clock.today) };
  if (filter.q.trim() !== '') return searchQuery({ period, filter, orden, clock });
  if (period.kind === 'range' || asksForEtiquetas(filter)) return searchQuery({ period, filter, orden });
  const { mes } = period;
  const name = `list ${writeAddress({ ...asked, period })}`;

  return combinedQuery(name, [gastosOfMes(mes), catalogo] as const, ([ofMes, rows]): ListAnswer => {
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
