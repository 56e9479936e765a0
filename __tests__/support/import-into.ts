import type { GastosDatabase } from '@/lib/db/database';
import type { ImportSummary } from '@/lib/import/summary';
import { runImport } from '@/lib/worker/run-import';
import { jsonFile } from './json-file';

/** Imports a value as a JSON file and answers the summary; fails where the import did not finish. */
export async function importInto(
  db: GastosDatabase,
  content: unknown,
  onPercent: (percent: number) => void = () => undefined,
): Promise<ImportSummary> {
  const outcome = await runImport(db, jsonFile(content), { onPercent, signal: new AbortController().signal });
  if (outcome.kind !== 'finished') throw new Error(`The import ended as ${JSON.stringify(outcome)}`);
  return outcome.summary;
}

/** Imports a value as a JSON file and answers the file of what was rejected, undefined where nothing was. */
export async function rejectedBy(db: GastosDatabase, content: unknown): Promise<unknown> {
  const control = { onPercent: () => undefined, signal: new AbortController().signal };
  const outcome = await runImport(db, jsonFile(content), control);
  const rejected = outcome.kind === 'finished' ? outcome.rejected : undefined;
  return rejected && JSON.parse(new TextDecoder().decode(await rejected.arrayBuffer()));
}
