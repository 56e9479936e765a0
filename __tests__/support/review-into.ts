import type { GastosDatabase } from '@/lib/db/databases';
import { AS_IT_IS, type Mends } from '@/lib/import/import-flow';
import type { ImportReview } from '@/lib/import/import-review';
import { runReview } from '@/lib/worker/run-import';
import { jsonFile } from './json-file';
import { storesOf } from './stores-of';

/** Reviews a value as a JSON file against a database and answers the review; fails where there is none. */
export async function reviewAgainst(
  db: GastosDatabase,
  content: unknown,
  mends: Mends = AS_IT_IS.mends,
): Promise<ImportReview> {
  const control = { onPercent: () => undefined, signal: new AbortController().signal };
  const outcome = await runReview(storesOf(db), { file: jsonFile(content), mends }, control);
  if (outcome.kind !== 'reviewed') throw new Error(`The review ended as ${JSON.stringify(outcome)}`);
  return outcome.review;
}
