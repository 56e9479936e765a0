import { useEffect, useState } from 'react';
import { sameQuery, type GastosQuery } from '@/lib/domain/gastos-query';
import { watchSearch, type GastosSearch } from '@/lib/page/gastos-search';

/** What is known of a query. */
type Answer = { query: GastosQuery; search: GastosSearch };

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
