import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { UndoImportButton } from '@/components/importar/undo-import-button';
import { Card, CardDescription, CardTitle } from '@/components/ui/card';
import { fechaOf } from '@/lib/domain/dates';
import { useImports } from '@/lib/hooks/data-jobs';
import { useIsImportStored } from '@/lib/hooks/sample-import';
import type { ImportRecord } from '@/lib/import/import-record';
import { sampleFileName } from '@/lib/sample/generate-sample';
import { SAMPLE } from '@/lib/text/resumen-words';

/** Says that the sample data are stored, and takes them away. Nothing once they are gone. */
export function SampleNotice({ importId }: { importId: number }) {
  const id = useId();
  const imports = useImports();
  const record = imports?.find((one) => one.id === importId);
  const isStored = useIsImportStored(importId);
  if (!isStored || !record || !isSample(record)) return null;
  return (
    <Card aria-labelledby={id} className="flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <Sparkles aria-hidden className="size-5 shrink-0 text-primary" />
        <div>
          <CardTitle id={id} className="text-sm">
            {SAMPLE.title}
          </CardTitle>
          <CardDescription>{SAMPLE.advice}</CardDescription>
        </div>
      </div>
      <UndoImportButton id={importId} size="small" text={SAMPLE.remove} />
    </Card>
  );
}

/** Where the browser has lost the diary, another import may have the number by now. */
function isSample({ fileName, at }: ImportRecord): boolean {
  return fileName === sampleFileName(fechaOf(new Date(at)));
}
