import { type GastosDatabase, ProgramDatabase } from '@/lib/db/databases';
import { AS_IT_IS, type ImportPlan } from '@/lib/import/import-flow';
import type { ImportSummary } from '@/lib/import/import-summary';
import { runImport } from '@/lib/worker/run-import';
import { jsonFile } from './json-file';
import { NOW } from './stores-of';

/** One diary for all: opening a database each time takes longer than an import. */
const program = new ProgramDatabase('test-programa');

/** Imports a value as a JSON file and answers the summary; fails where the import did not finish. */
export async function importInto(
  db: GastosDatabase,
  content: unknown,
  onPercent: (percent: number) => void = () => undefined,
  plan: ImportPlan = AS_IT_IS,
): Promise<ImportSummary> {
  const outcome = await runImport(
    { db, program },
    { file: jsonFile(content), ...plan },
    { onPercent, signal: new AbortController().signal },
    NOW,
  );
  if (outcome.kind !== 'finished') throw new Error(`The import ended as ${JSON.stringify(outcome)}`);
  return outcome.summary;
}

/** Imports a value as a JSON file and answers the file of what was rejected, undefined where nothing was. */
export async function rejectedBy(db: GastosDatabase, content: unknown): Promise<unknown> {
  const control = { onPercent: () => undefined, signal: new AbortController().signal };
  const outcome = await runImport({ db, program }, { file: jsonFile(content), ...AS_IT_IS }, control, NOW);
  const rejected = outcome.kind === 'finished' ? outcome.rejected : undefined;
  return rejected && JSON.parse(new TextDecoder().decode(await rejected.arrayBuffer()));
}
