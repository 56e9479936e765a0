import { toast } from './toast';
import { importSession } from '@/lib/page/import-session';
import type { ImportOutcome } from '@/lib/import/import-flow';
import { IMPORTING, NOTHING_SAVED, notSaved } from '@/lib/text/common';
import { FILE_FAULT_DESCRIPTION, importedLine, SPECIFICATION } from '@/lib/text/specification';

/**
 * Imports the selected file and says how that went, whatever screen the person is on by then. Answers it, too; null
 * where no file was waiting.
 */
export async function importAndNotify(): Promise<ImportOutcome | null> {
  const outcome = await importSession.start();
  if (outcome) notify(outcome);
  return outcome;
}

function notify(outcome: ImportOutcome): void {
  switch (outcome.kind) {
    case 'finished': {
      const imported = importedLine(outcome.summary);
      if (imported !== null) toast.success(imported);
      else if (outcome.summary.total === 0) toast.info(IMPORTING.noGastos);
      if (outcome.summary.errors > 0)
        toast.error(SPECIFICATION.gastosNoImportados(outcome.summary.errors), { together: true });
      return;
    }
    case 'refused':
      toast.error(SPECIFICATION.archivoFallido, { description: FILE_FAULT_DESCRIPTION[outcome.fault] });
      return;
    case 'failed':
      toast.error(IMPORTING.failed, { description: notSaved(outcome.fault) });
      return;
    case 'cancelled':
      toast.info(IMPORTING.cancelled, { description: NOTHING_SAVED });
  }
}
