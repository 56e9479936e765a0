import type { ImportOutcome } from '@/lib/import/import-flow';
import type { ImportSummary } from '@/lib/import/import-summary';
import type { JsonFault } from '@/lib/import/parse-file';
import { jsonSession } from '@/lib/page/import/json-session';
import { IMPORTING, NOTHING_SAVED, notSaved } from '@/lib/text/common-later';
import { importedLine, SPECIFICATION } from '@/lib/text/specification';
import { toast } from './toast';

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

/** Answers null if no file was selected. */
export async function importAndNotify(): Promise<ImportOutcome | null> {
  const flow = jsonSession.flow.getState();
  const outcome = await jsonSession.start();
  if (!outcome || flow.state !== 'selected') return outcome;
  if (outcome.kind === 'refused') await notifyRefused(flow.file, outcome.fault);
  else {
    if (outcome.kind === 'finished' && isWithoutContent(outcome.summary)) toast.info(IMPORTING.noGastos);
    notifyImport(outcome);
  }
  return outcome;
}

function isWithoutContent(summary: ImportSummary): boolean {
  return summary.total === 0 && importedLine(summary) === null;
}

async function notifyRefused(file: File, fault: JsonFault): Promise<void> {
  const { refusalReason } = await import('./refusal-reason');
  toast.error(SPECIFICATION.archivoFallido, { description: await refusalReason(file, fault) });
}
