import type { Change } from '@/lib/domain/change';
import type { Result } from '@/lib/domain/result';
import { chunksOf, CHUNK_ROWS } from './chunks';
import type { GastosDatabase } from './database';

/** Runs within a transaction over the three tables, by `writeChange`; writes nothing after a fault. */
export type Operation<Fault = never> = (
  db: GastosDatabase,
  control?: WriteControl,
) => Promise<Result<Change, Fault>>;

/**
 * Reports whole percentages below 100; the signal ends the write with nothing written. The change of more than
 * `maxKeptRows` expenses keeps no rows and lasts.
 */
export type WriteControl = {
  signal: AbortSignal;
  onPercent: (percent: number) => void;
  maxKeptRows?: number;
};

/** Before each piece, checks the signal and reports progress. */
export function* followedChunksOf<Item>(
  items: readonly Item[],
  control: WriteControl | undefined,
): Generator<readonly Item[]> {
  let done = 0;
  for (const chunk of chunksOf(items)) {
    control?.signal.throwIfAborted();
    if (items.length > CHUNK_ROWS) control?.onPercent(Math.floor((100 * done) / items.length));
    yield chunk;
    done += chunk.length;
  }
}
