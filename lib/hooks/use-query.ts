import { useEffect, useState } from 'react';
import type { Query } from '@/lib/page/queries/query';

/**
 * Undefined while loading and without a query; the last answer stays until the next. The error boundary catches a
 * failure.
 */
export function useQuery<Value>(query: Query<Value> | null): Value | undefined {
  const [shown, setShown] = useState(() => ({ query, answer: query?.known?.() }));
  if (shown.query?.name !== query?.name)
    setShown({ query, answer: query ? (query.known?.() ?? shown.answer) : undefined });

  const asked = shown.query;
  useEffect(
    () =>
      asked?.follow(
        (answer) => {
          setShown((last) => (last.query === asked && last.answer !== answer ? { ...last, answer } : last));
        },
        (error) => {
          setShown(() => {
            throw error;
          });
        },
      ),
    [asked],
  );
  return shown.answer;
}
