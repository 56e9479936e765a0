import { useEffect, useState } from 'react';
import { watchGastosByIds } from '@/lib/db/gasto-rows';
import { byId, type Gasto } from '@/lib/domain/entities';
import { pageDatabase } from '@/lib/page/page-database';

const NO_GASTOS: ReadonlyMap<number, Gasto> = new Map();

/**
 * Expenses by id, up to date, without missing ones. A new array of ids keeps the last expenses until the new ones are
 * read. No ids cost nothing.
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
        // For the page's error boundary, which catches errors of a render.
        setGastos(() => {
          throw error;
        });
      },
    );
  }, [ids]);
  return gastos;
}
