import { importAndNotify } from '@/components/acts/notify-import';
import { toast } from '@/components/acts/toast';
import { fechaOf } from '@/lib/domain/dates';
import { jsonSession } from '@/lib/page/json-session';
import { notedSample } from '@/lib/page/noted-sample';
import { generateHousehold, sampleFileName } from '@/lib/sample/generate-sample';
import { RESUMEN } from '@/lib/text/resumen';

/** Refuses if a file is selected. */
export async function trySample(): Promise<void> {
  const { state } = jsonSession.flow.getState();
  if (state !== 'empty' && state !== 'finished') {
    toast.info(RESUMEN.otherFile, { description: RESUMEN.otherFileAdvice });
    return;
  }
  const today = fechaOf(new Date());
  const sample = JSON.stringify(generateHousehold(today, Math.random));
  jsonSession.select(new File([sample], sampleFileName(today), { type: 'application/json' }));
  const outcome = await importAndNotify();
  jsonSession.clear();
  if (outcome?.kind === 'finished' && outcome.recordId !== null) notedSample.write(outcome.recordId);
}
