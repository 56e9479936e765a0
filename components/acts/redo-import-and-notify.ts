import { toast } from './toast';
import type { UndoneImport } from '@/lib/import/import-record';
import { startJob } from '@/lib/page/job-client';
import { REDOING_IMPORT, changeFaultSentence } from '@/lib/text/acts';
import { NOUNS } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';

/** Brings back the rows of an undone import, and reports it. */
export async function redoImportAndNotify(undone: UndoneImport, format: Format): Promise<void> {
  const outcome = await startJob('redo-import', undone).outcome;
  switch (outcome.kind) {
    case 'finished': {
      const { gastos } = outcome;
      const description = format.choose(gastos, REDOING_IMPORT.restored(format.count(gastos, NOUNS.gasto)));
      toast.success(REDOING_IMPORT.redone, { description });
      return;
    }
    case 'gone':
      toast.error(REDOING_IMPORT.failed, { description: REDOING_IMPORT.gone });
      return;
    case 'refused':
    case 'failed':
      toast.error(REDOING_IMPORT.failed, { description: changeFaultSentence(outcome.fault) });
      return;
    case 'cancelled':
  }
}
