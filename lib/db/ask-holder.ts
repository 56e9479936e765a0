import { openChannel, type Holding, type LockMessage } from './write-holder';

/** Asks for the holder of the write lock: null if nobody answers in time, `unknown` if the browser has no channel. */
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
