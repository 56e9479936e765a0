import type { Mes } from '@/lib/domain/dates';
import type { Gasto, Catalogo } from '@/lib/domain/entities';
import { catalogo, gastosOfMes, newestGastos, type GastosOfMes } from '@/lib/page/questions';
import { useAnswer } from './use-answer';
import { useStorageStatus } from './use-storage-status';

/**
 * The expenses of a month, kept up to date; with `mes` null those of the current month or, where it has none, of
 * the newest month that has some. Undefined while loading; after a change of month, the last one until the new
 * one is read. While it is not wanted, the last one stays, and costs nothing.
 */
export function useGastosOfMes(mes: Mes | null, currentMes: Mes, isWanted = true): GastosOfMes | undefined {
  return useAnswer(isWanted ? gastosOfMes(mes, currentMes) : null);
}

/** The newest expenses, kept up to date. Undefined while loading. */
export function useNewestGastos(count: number): Gasto[] | undefined {
  return useAnswer(newestGastos(count));
}

/** All categories and payment methods, kept up to date. Undefined while loading. */
export function useCatalogo(): Catalogo | undefined {
  return useAnswer(catalogo);
}

/** The same for what is shown also while the storage is not open, or cannot be: undefined then. */
export function useCatalogoIfOpen(): Catalogo | undefined {
  const { state } = useStorageStatus();
  return useAnswer(state === 'ready' ? catalogo : null);
}
