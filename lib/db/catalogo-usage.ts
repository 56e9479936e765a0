import { addUsage, noUsage, type CatalogoUsage } from '@/lib/domain/catalogo-usage';
import { eachChunkOfGastos } from './chunks';
import type { GastosDatabase } from './database';

/**
 * Counts the expenses of every category and method, and adds them up, a chunk at a time. Once the signal aborts, it
 * ends early, with an answer that is good for nothing.
 */
export async function readCatalogoUsage(db: GastosDatabase, signal: AbortSignal): Promise<CatalogoUsage> {
  const usage = noUsage();
  await eachChunkOfGastos(db, (chunk) => {
    addUsage(usage, chunk);
    return !signal.aborted;
  });
  return usage;
}
