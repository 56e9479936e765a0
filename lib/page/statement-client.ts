import { detectFormat } from '@/lib/statements/detect-format';
import { makePort, type Port } from './workers';
import type { StatementReply, StatementRequest, StatementSource } from '@/lib/worker/statement-messages';

/** Enough to know a workbook, which needs another worker. */
const HEAD_BYTES = 4096;

/** Null where the browser or a policy allows no worker. */
export async function startStatementClient(
  source: StatementSource,
): Promise<Port<StatementRequest, StatementReply> | null> {
  const isForWorkbook = await isWorkbook(source);
  const port = makePort<StatementRequest, StatementReply>(() =>
    isForWorkbook
      ? new Worker(new URL('../worker/statement-workbook.worker.ts', import.meta.url), { type: 'module' })
      : new Worker(new URL('../worker/statement-text.worker.ts', import.meta.url), { type: 'module' }),
  );
  port?.send({ type: 'read', source });
  return port;
}

/** False for an unreadable file: its worker reports the fault. */
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
