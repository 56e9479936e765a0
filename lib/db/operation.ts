import type { Change } from '@/lib/domain/change';
import type { Result } from '@/lib/domain/result';
import { chunksOf, CHUNK_ROWS } from './chunks';
import type { GastosDatabase } from './database';

/**
 * Adds, edits or removes rows within a transaction over the three tables, and answers the change; writes nothing after
 * a fault. `writeChange` runs it.
 */
export type Operation<Fault = never> = (
  db: GastosDatabase,
  control?: WriteControl,
) => Promise<Result<Change, Fault>>;

/**
 * Reports a long write in whole percentages below 100, and calls it off with nothing written. The change of more than
 * `maxKeptRows` expenses keeps no rows and lasts.
 */
export type WriteControl = {
  signal: AbortSignal;
  onPercent: (percent: number) => void;
  maxKeptRows?: number;
};

/** Cuts a list as {@link chunksOf} does. Before each piece, it checks the signal and reports progress. */
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
