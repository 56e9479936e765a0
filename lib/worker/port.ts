import { lifeEnded, type LeaveMessage, type LifeMessage } from '@/lib/db/life-lock';

/** `left`: ended with its page, told once the page is shown again. */
export type Ending = 'error' | 'left';

/** After an ending, or after `end`, the worker is gone and nothing is heard. */
export type Port<Request, Reply> = {
  /** Replaces the earlier listener. */
  watch: (onReply: (reply: Reply) => void, onEnding: (ending: Ending) => void) => void;
  send: (request: Request) => void;
  end: () => void;
  hasEnded: () => boolean;
};

type Running = { worker: Worker; lock: string; leave: () => void };

const running = new Set<Running>();

export function isOwnWorker(lock: string | null): boolean {
  return lock !== null && [...running].some((one) => one.lock === lock);
}

/**
 * Null if the browser or a policy allows no worker. A left page ends its workers: some browsers keep it with its
 * workers and their locks.
 */
export function makePort<Request, Reply>(make: () => Worker): Port<Request, Reply> | null {
  const worker = made(make);
  if (!worker) return null;
  let listener: { onReply: (reply: Reply) => void; onEnding: (ending: Ending) => void } | null = null;
  let isOver = false;
  const own: Running = { worker, lock: '', leave: endBy('left') };
  running.add(own);
  window.addEventListener('pagehide', leaveAll);
  worker.addEventListener('message', ({ data }: MessageEvent<LifeMessage | (Reply & { type: string })>) => {
    if (isLife(data)) watchLife(own, data.lock, endBy('error'));
    else listener?.onReply(data);
  });
  for (const type of ['error', 'messageerror']) worker.addEventListener(type, endBy('error'));

  function end() {
    isOver = true;
    running.delete(own);
    listener = null;
    worker?.terminate();
  }
  function endBy(ending: Ending) {
    return () => {
      const told = listener;
      end();
      told?.onEnding(ending);
    };
  }
  return {
    watch: (onReply, onEnding) => {
      listener = { onReply, onEnding };
    },
    send: (request) => {
      worker.postMessage(request);
    },
    end,
    hasEnded: () => isOver,
  };
}

function watchLife(own: Running, lock: string, onEnd: () => void): void {
  own.lock = lock;
  void lifeEnded(lock)
    // A left page may lose its place in the queue.
    .catch(() => undefined)
    .then(() => {
      if (running.has(own)) onEnd();
    });
}

function made(make: () => Worker): Worker | null {
  try {
    return make();
  } catch {
    return null;
  }
}

function isLife(message: { type: string }): message is LifeMessage {
  return message.type === 'alive';
}

function leaveAll(): void {
  const left = [...running];
  running.clear();
  for (const { worker } of left) worker.postMessage({ type: 'leave' } satisfies LeaveMessage);
  window.addEventListener(
    'pageshow',
    () => {
      for (const { leave } of left) leave();
    },
    { once: true },
  );
}
