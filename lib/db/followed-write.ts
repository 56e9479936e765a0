import { chunksOf, CHUNK_ROWS } from './chunks';

/** How a write of many rows is followed, in whole percentages below 100, and called off: nothing is written then. */
export type WriteControl = { signal: AbortSignal; onPercent: (percent: number) => void };

/** A list in pieces, as {@link chunksOf} cuts it; before each the control, if there is one, is told or heard. */
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
