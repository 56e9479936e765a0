import { useEffect, useState } from 'react';
import { sameQuery, type GastosQuery } from '@/lib/domain/gastos-query';
import { watchSearch, type GastosSearch } from '@/lib/page/gastos-search';

type Answer = { query: GastosQuery; search: GastosSearch };

/** Searches all expenses and keeps the answer up to date. A null query answers null and costs nothing. */
export function useGastosSearch(query: GastosQuery | null): GastosSearch | null {
  const [answer, wanted] = useAnswer('list', query);
  if (!wanted) return null;
  if (!answer || (answer.query !== wanted && answer.search.state === 'faulty')) return { state: 'loading' };
  return answer.search;
}

/** Counts the expenses that a query finds, up to date; null while unknown. */
export function useGastosCount(query: GastosQuery | null): number | null {
  const [answer, wanted] = useAnswer('count', query);
  if (!answer || answer.query !== wanted || answer.search.state !== 'complete') return null;
  return answer.search.list.totals.count;
}

/**
 * Answers the last answer, perhaps to the query before, and a query that stays the same object while it asks for the
 * same.
 */
function useAnswer(kind: 'list' | 'count', query: GastosQuery | null): [Answer | null, GastosQuery | null] {
  const [wanted, setWanted] = useState(query);
  const [answer, setAnswer] = useState<Answer | null>(null);
  if (query !== wanted && !(query && wanted && sameQuery(query, wanted))) {
    setWanted(query);
    // An old answer is of no use to the next search.
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
