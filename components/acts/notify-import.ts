import { toast } from './toast';
import type { ImportOutcome } from '@/lib/import/import-flow';
import { IMPORTING, NOTHING_SAVED, notSaved } from '@/lib/text/common-later';
import { importedLine, SPECIFICATION } from '@/lib/text/specification';

export function notifyImport(outcome: Exclude<ImportOutcome, { kind: 'refused' }>): void {
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
