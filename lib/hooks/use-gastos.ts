import { useLiveQuery } from 'dexie-react-hooks';
import { useRef } from 'react';
import { listGastosOfMes, listNewestGastos, listOpeningMes } from '@/lib/db/gasto-rows';
import { readCatalogo } from '@/lib/db/read-gastos';
import type { Mes } from '@/lib/domain/dates';
import type { Gasto, Catalogo } from '@/lib/domain/entities';
import { pageDatabase } from '@/lib/page/page-database';
import { useStorageStatus } from './use-storage-status';

/** A month and its expenses, newest first. */
export type GastosOfMes = { mes: Mes; gastos: Gasto[] };

/**
 * The expenses of a month, kept up to date; with `mes` null those of the current month or, where it has none, of
 * the newest month that has some. Undefined while loading; after a change of month, the last one until the new
 * one is read. While it is not wanted, the last one stays, and costs nothing.
 */
export function useGastosOfMes(mes: Mes | null, currentMes: Mes, isWanted = true): GastosOfMes | undefined {
  const last = useRef<GastosOfMes>(undefined);
  return useLiveQuery(async () => {
    if (isWanted)
      last.current =
        mes === null
          ? await listOpeningMes(pageDatabase, currentMes)
          : { mes, gastos: await listGastosOfMes(pageDatabase, mes) };
    return last.current;
  }, [mes, currentMes, isWanted]);
}

/** The newest expenses, kept up to date. Undefined while loading. */
export function useNewestGastos(count: number): Gasto[] | undefined {
  return useLiveQuery(() => listNewestGastos(pageDatabase, count), [count]);
}

/** All categories and payment methods, kept up to date. Undefined while loading. */
export function useCatalogo(): Catalogo | undefined {
  return useLiveQuery(() => readCatalogo(pageDatabase), []);
}

/** The same for what is shown beside a storage that cannot be opened: empty then. */
export function useCatalogoIfOpen(): Catalogo | undefined {
  const { state } = useStorageStatus();
  return useLiveQuery(() => {
    if (state === 'opening') return undefined;
    return state === 'ready' ? readCatalogo(pageDatabase) : NO_CATALOGO;
  }, [state]);
}

const NO_CATALOGO: Catalogo = { categorias: new Map(), metodosPago: new Map() };
