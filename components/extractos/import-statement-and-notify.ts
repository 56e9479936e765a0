import { toast } from '@/components/acts/toast';
import { statementSession } from '@/lib/page/statement-session';
import { IMPORTING, NOTHING_SAVED, notSaved } from '@/lib/text/common';
import { EXTRACTOS } from '@/lib/text/extractos';
import { importedLine, SPECIFICATION } from '@/lib/text/specification';

/** Tells the result on any screen. */
export async function importStatementAndNotify(): Promise<void> {
  const outcome = await statementSession.start();
  switch (outcome?.kind) {
    case undefined:
      return;
    case 'finished': {
      const imported = importedLine(outcome.summary);
      if (imported !== null) toast.success(imported);
      if (outcome.summary.errors > 0)
        toast.error(SPECIFICATION.gastosNoImportados(outcome.summary.errors), { together: true });
      return;
    }
    case 'changed':
      toast.info(EXTRACTOS.changedTitle, { description: EXTRACTOS.changed });
      return;
    case 'failed':
      toast.error(IMPORTING.failed, { description: notSaved(outcome.fault) });
      return;
    case 'cancelled':
      toast.info(IMPORTING.cancelled, { description: NOTHING_SAVED });
  }
}
