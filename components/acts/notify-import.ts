import { toast } from './toast';
import type { ImportResult } from '@/lib/import/import-flow';
import type { JobCancelled, JobFailure } from '@/lib/worker/jobs';
import { IMPORTING, NOTHING_SAVED, notSaved } from '@/lib/text/common';
import { importedLine, SPECIFICATION } from '@/lib/text/specification';

/** Reports the outcome of an import of any source. */
export function notifyImport(
  outcome: ({ kind: 'finished' } & ImportResult) | JobFailure | JobCancelled,
): void {
  switch (outcome.kind) {
    case 'finished': {
      const imported = importedLine(outcome.summary);
      if (imported !== null) toast.success(imported);
      if (outcome.summary.errors > 0)
        toast.error(SPECIFICATION.gastosNoImportados(outcome.summary.errors), { together: true });
      return;
    }
    case 'failed':
      toast.error(IMPORTING.failed, { description: notSaved(outcome.fault) });
      return;
    case 'cancelled':
      toast.info(IMPORTING.cancelled, { description: NOTHING_SAVED });
  }
}
