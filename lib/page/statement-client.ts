import { detectFormat } from '@/lib/statements/detect-format';
import type { StatementReply, StatementRequest, StatementSource } from '@/lib/worker/statement-messages';
import { ENDINGS, watchWorker } from './watch-worker';

/** A worker that reads one statement. `onEnd` is told when it ends without being ended. */
export type StatementClient = {
  send: (request: StatementRequest) => void;
  end: () => void;
};

/** Bytes by which a file is told: workbooks need another worker. */
const HEAD_BYTES = 4096;

/** Starts the worker for a statement and has it read it; null where the browser or a policy allows none. */
export async function startStatementClient(
  source: StatementSource,
  onReply: (reply: StatementReply) => void,
  onEnd: () => void,
): Promise<StatementClient | null> {
  const worker = createWorker(await isWorkbook(source));
  if (!worker) return null;
  worker.addEventListener('message', ({ data }: MessageEvent<StatementReply>) => {
    onReply(data);
  });
  let ended = false;
  function end() {
    ended = true;
    worker?.terminate();
  }
  for (const type of ENDINGS)
    worker.addEventListener(type, () => {
      if (ended) return;
      end();
      onEnd();
    });
  function send(request: StatementRequest) {
    worker?.postMessage(request);
  }
  send({ type: 'read', source });
  return { send, end };
}

/** Whether a file is a workbook, by its first bytes. One that cannot be read is none: its worker says so. */
async function isWorkbook(source: StatementSource): Promise<boolean> {
  if (source.kind === 'text') return false;
  try {
    const head = new Uint8Array(await source.file.slice(0, HEAD_BYTES).arrayBuffer());
    const { kind } = detectFormat(head);
    return kind === 'zip' || kind === 'ole';
  } catch {
    return false;
  }
}

function createWorker(isForWorkbook: boolean): Worker | null {
  try {
    return watchWorker(
      isForWorkbook
        ? new Worker(new URL('../worker/statement-workbook.worker.ts', import.meta.url), { type: 'module' })
        : new Worker(new URL('../worker/statement-text.worker.ts', import.meta.url), { type: 'module' }),
    );
  } catch {
    return null;
  }
}
