import { chunksOf, CHUNK_ROWS } from './chunks';

/** Reports a long write in whole percentages below 100, and calls it off with nothing written. */
export type WriteControl = { signal: AbortSignal; onPercent: (percent: number) => void };

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
