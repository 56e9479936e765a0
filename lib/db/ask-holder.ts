import { openChannel, type Holding, type LockMessage } from './write-holder';

/** Asks who holds the write lock: null if nobody answers in time, `unknown` where nobody can be asked. */
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
