const CHANNEL_NAME = 'mis-gastos:write';

/** `worker` is its life lock, null for a page; `percent` is whole. */
export type Holding = { worker: string | null; doing: 'importing' | 'writing'; percent: number };

type LockMessage = { type: 'who' } | { type: 'holding'; holding: Holding };

/** One page or worker does one long write at a time. */
let holding: Holding = { worker: null, doing: 'writing', percent: 0 };

export function noteHolding(change: Partial<Holding>): void {
  holding = { ...holding, ...change };
}

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

/** Null if nobody answers in time, `unknown` if the browser has no channel. */
export function askHolder(patienceMs: number): Promise<Holding | 'unknown' | null> {
  const channel = openChannel();
  if (!channel) return Promise.resolve('unknown');
  return new Promise((resolve) => {
    function end(answer: Holding | null) {
      clearTimeout(timer);
      channel?.close();
      resolve(answer);
    }
    const timer = setTimeout(end, patienceMs, null);
    channel.addEventListener('message', ({ data }: MessageEvent<LockMessage>) => {
      if (data.type === 'holding') end(data.holding);
    });
    channel.postMessage({ type: 'who' } satisfies LockMessage);
  });
}

/** Null if the browser has no channel, or refuses one because storage is blocked. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch {
    return null;
  }
}
