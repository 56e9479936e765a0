import { notifyImport } from './notify-import';
import { toast } from './toast';
import { jsonSession } from '@/lib/page/json-session';
import type { ImportOutcome } from '@/lib/import/import-flow';
import type { ImportSummary } from '@/lib/import/import-summary';
import type { JsonFault } from '@/lib/import/parse-file';
import { IMPORTING } from '@/lib/text/common-later';
import { importedLine, SPECIFICATION } from '@/lib/text/specification';

/** Imports the selected file and reports the outcome on any screen. Answers null if no file was selected. */
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
