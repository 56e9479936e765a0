import { Sparkles } from 'lucide-react';
import { UndoImportButton } from '@/components/acts/undo-import-button';
import { fechaOf } from '@/lib/domain/dates';
import { useQuery } from '@/lib/hooks/use-query';
import type { ImportRecord } from '@/lib/import/import-flow';
import { imports, isStoredImport } from '@/lib/page/program-queries';
import { sampleFileName } from '@/lib/sample/generate-sample';
import { SAMPLE } from '@/lib/text/resumen';
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
