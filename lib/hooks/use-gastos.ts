import type { Mes } from '@/lib/domain/dates';
import type { Gasto, Catalogo } from '@/lib/domain/entities';
import { catalogo, gastosOfMes, newestGastos, type GastosOfMes } from '@/lib/page/questions';
import { useAnswer } from './use-answer';
import { useStorageStatus } from './use-storage-status';

/**
 * The expenses of a month, up to date. A null `mes` means the current month or, if it is empty, the newest with
 * expenses. Undefined while loading. After a change of month, or if unwanted, the last ones stay.
 */
export function useGastosOfMes(mes: Mes | null, currentMes: Mes, isWanted = true): GastosOfMes | undefined {
  return useAnswer(isWanted ? gastosOfMes(mes, currentMes) : null);
}

/** Up to date; undefined while loading. */
export function useNewestGastos(count: number): Gasto[] | undefined {
  return useAnswer(newestGastos(count));
}

/** Up to date; undefined while loading. */
export function useCatalogo(): Catalogo | undefined {
  return useAnswer(catalogo);
}

/** The same for places that are shown without open storage; undefined then. */
export function useCatalogoIfOpen(): Catalogo | undefined {
  const { state } = useStorageStatus();
  return useAnswer(state === 'ready' ? catalogo : null);
}
