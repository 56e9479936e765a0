import { useMemo } from 'react';
import type { Mes } from '@/lib/domain/dates';
import { byId, type Gasto, type Catalogo } from '@/lib/domain/entities';
import { queryGastos } from '@/lib/domain/find-gastos';
import { sameQuery, type ListedGastos, type GastosQuery } from '@/lib/domain/gastos-query';
import type { Period } from '@/lib/domain/period';
import { indexGastos } from '@/lib/domain/indexed-gastos';
import type { AskedQuery } from '@/lib/domain/query-address';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { useGastosOfMes } from '@/lib/hooks/use-gastos';
import { useGastosSearch } from '@/lib/hooks/use-gastos-search';

export type ShownGastos =
  | { state: 'loading'; period: Period | null }
  | { state: 'faulty'; period: Period; fault: StorageFault }
  | {
      state: 'shown';
      /** The previous query until the new answer is there. */
      query: GastosQuery;
      list: ListedGastos;
      /** By local id, if at hand. */
      known: ReadonlyMap<number, Gasto> | null;
      /** True if list and totals are complete. */
      complete: boolean;
      /** False while another query is asked already. */
      isAsked: boolean;
    };

/** Filters a month on the page, a longer range in a worker. */
export function useShownGastos(
  { period, filter, orden }: AskedQuery,
  currentMes: Mes,
  catalogo: Catalogo | undefined,
): ShownGastos {
  const isRange = period?.kind === 'range';
  const ofMes = useGastosOfMes(isRange ? null : (period?.mes ?? null), currentMes, !isRange);
  const ofRange = useMemo<GastosQuery | null>(
    () => (isRange ? { period, filter, orden } : null),
    [isRange, period, filter, orden],
  );
  const search = useGastosSearch(ofRange);
  const indexed = useMemo(() => ofMes && indexGastos(ofMes.gastos), [ofMes]);
  const known = useMemo(() => byId(ofMes?.gastos ?? []), [ofMes]);
  const { mes: shownMes, asked: askedMes } = ofMes ?? {};
  const ofShownMes = useMemo(() => {
    if (!indexed || shownMes === undefined || !catalogo) return null;
    const query: GastosQuery = { period: { kind: 'mes', mes: shownMes }, filter, orden };
    return { query, list: queryGastos(indexed, query, catalogo) };
  }, [indexed, shownMes, filter, orden, catalogo]);
  // Stays identical while its content is: the list is not redrawn while the next answer is under way.
  const shown = useMemo<ShownGastos | null>(() => {
    if (!isRange) {
      const isAsked = askedMes === (period?.mes ?? null);
      return ofShownMes && { state: 'shown', ...ofShownMes, known, complete: true, isAsked };
    }
    if (search?.state !== 'partial' && search?.state !== 'complete') return null;
    const { query, list } = search;
    const found = search.state === 'partial' ? search.gastos : null;
    const isAsked = ofRange !== null && sameQuery(query, ofRange);
    return { state: 'shown', query, list, known: found, complete: search.state === 'complete', isAsked };
  }, [isRange, period, ofRange, ofShownMes, askedMes, known, search]);
  if (shown) return shown;
  if (isRange && search?.state === 'faulty') return { state: 'faulty', period, fault: search.fault };
  return { state: 'loading', period };
}
