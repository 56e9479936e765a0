import { emptyTally } from '@/lib/domain/tally';
import type { ImportResult } from '@/lib/import/import-flow';
import { emptySummary, type ImportSummary } from '@/lib/import/import-summary';

/** What an import came to, with nothing in it but what is given. */
export function importResult(
  summary: Partial<ImportSummary> = {},
  part: Partial<ImportResult> = {},
): ImportResult {
  return {
    summary: { ...emptySummary(), ...summary },
    tallies: { inFile: emptyTally(), stored: emptyTally() },
    recordId: null,
    ...part,
  };
}
