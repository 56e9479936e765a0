const CHANNEL_NAME = 'mis-gastos:write';

/** A writer that others wait for: its worker's life lock if it is one, and how far it is, in whole percentages. */
export type Holding = { worker: string | null; doing: 'importing' | 'writing'; percent: number };

/** A question of those who wait, or the holder's answer. */
export type LockMessage = { type: 'who' } | { type: 'holding'; holding: Holding };

/** One page or worker does one long write at a time. */
let holding: Holding = { worker: null, doing: 'writing', percent: 0 };

/** Notes what this page or worker would answer as the holder of the write lock. */
export function noteHolding(change: Partial<Holding>): void {
  holding = { ...holding, ...change };
}

/** Does a write; meanwhile, answers those who wait for it. */
export async function answering<Value>(write: () => Promise<Value>): Promise<Value> {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<LockMessage>) => {
    if (data.type === 'who') channel.postMessage({ type: 'holding', holding } satisfies LockMessage);
  });
  try {
    return await write();
  } finally {
    channel?.close();
  }
}

/** The channel; null where the browser has none, or allows none because storage is blocked. */
export function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch {
    return null;
  }
}
