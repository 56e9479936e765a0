import { toast } from './toast';
import { importSession } from '@/lib/page/import-session';
import type { ImportOutcome } from '@/lib/import/import-flow';
import { FILE_FAULT_DESCRIPTION, importedLine } from '@/lib/text/import-sentences';
import { IMPORTAR } from '@/lib/text/screens';
import { SPECIFICATION } from '@/lib/text/specification';
import { notSaved } from '@/lib/text/storage-sentences';

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
      else if (outcome.summary.total === 0) toast.info(IMPORTAR.noGastos);
      if (outcome.summary.errors > 0) toast.error(SPECIFICATION.gastosNoImportados(outcome.summary.errors));
      return;
    }
    case 'refused':
      toast.error(SPECIFICATION.archivoFallido, { description: FILE_FAULT_DESCRIPTION[outcome.fault] });
      return;
    case 'failed':
      toast.error(IMPORTAR.failed, { description: notSaved(outcome.fault) });
      return;
    case 'cancelled':
      toast.info(IMPORTAR.cancelled, { description: IMPORTAR.cancelledAdvice });
  }
}
