import { toast } from './toast';
import { jsonSession } from '@/lib/page/json-session';
import type { ImportOutcome } from '@/lib/import/import-flow';
import type { JsonFault } from '@/lib/import/parse-file';
import { IMPORTING, NOTHING_SAVED, notSaved } from '@/lib/text/common';
import { importedLine, SPECIFICATION } from '@/lib/text/specification';

/** Imports the selected file and reports the outcome on any screen. Answers null if no file was selected. */
export async function importAndNotify(): Promise<ImportOutcome | null> {
  const flow = jsonSession.flow.getState();
  const outcome = await jsonSession.start();
  if (!outcome || flow.state !== 'selected') return outcome;
  if (outcome.kind === 'refused') await notifyRefused(flow.file, outcome.fault);
  else notify(outcome);
  return outcome;
}

async function notifyRefused(file: File, fault: JsonFault): Promise<void> {
  const { refusalReason } = await import('./refusal-reason');
  toast.error(SPECIFICATION.archivoFallido, { description: await refusalReason(file, fault) });
}

function notify(outcome: Exclude<ImportOutcome, { kind: 'refused' }>): void {
  switch (outcome.kind) {
    case 'finished': {
      const imported = importedLine(outcome.summary);
      if (imported !== null) toast.success(imported);
      else if (outcome.summary.total === 0) toast.info(IMPORTING.noGastos);
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
