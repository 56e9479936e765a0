import type { GastosDatabase } from '@/lib/db/databases';
import type { Tallies } from '@/lib/domain/tally';
import type { Jobs } from '@/lib/worker/jobs';
import { runExport } from '@/lib/worker/run-export';

/** Exports a database and answers the file's text and its tallies; fails where the export did not finish. */
export async function exportFrom(
  db: GastosDatabase,
  request: Partial<Jobs['export']['given']> = {},
  onPercent: (percent: number) => void = () => undefined,
): Promise<Tallies & { file: Blob; text: string }> {
  const outcome = await runExport(
    db,
    { form: 'json', decimal: ',', query: null, ...request },
    { onPercent, signal: new AbortController().signal },
  );
  if (outcome.kind !== 'exported') throw new Error(`The export ended as ${JSON.stringify(outcome)}`);
  const { file, stored, inFile } = outcome;
  // The mark of the byte order is part of the file.
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer());
  return { file, stored, inFile, text };
}
