import { Sparkles } from 'lucide-react';
import { importAndNotify } from '@/components/acts/notify-import';
import { toast } from '@/components/acts/toast';
import { UndoImportButton } from '@/components/acts/undo-import-button';
import { fechaOf } from '@/lib/domain/dates';
import { useQuery } from '@/lib/hooks/use-query';
import type { ImportRecord } from '@/lib/import/import-flow';
import { jsonSession } from '@/lib/page/import/json-session';
import { notedSample } from '@/lib/page/settings/noted-sample';
import { imports, isStoredImport } from '@/lib/page/queries/program-queries';
import { generateHousehold, sampleFileName } from '@/lib/sample/generate-sample';
import { RESUMEN, SAMPLE } from '@/lib/text/resumen';
import { NoticeCard } from './notice-card';

export function SampleNotice({ importId }: { importId: number }) {
  const record = useQuery(imports)?.find((one) => one.id === importId);
  const isStored = useQuery(isStoredImport(importId));
  if (!isStored || !record || !isSample(record)) return null;
  return (
    <NoticeCard icon={Sparkles} title={SAMPLE.title} advice={SAMPLE.advice}>
      <UndoImportButton id={importId} size="small" text={SAMPLE.remove} />
    </NoticeCard>
  );
}

/** After the loss of a diary, another import may have this id. */
function isSample({ fileName, at }: ImportRecord): boolean {
  return fileName === sampleFileName(fechaOf(new Date(at)));
}

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
