import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { UndoImportButton } from '@/components/importar/undo-import-button';
import { Card, CardDescription, CardTitle } from '@/components/ui/card';
import { useImports } from '@/lib/hooks/data-jobs';
import { noteSampleImport } from '@/lib/hooks/sample-import';
import { SAMPLE } from '@/lib/text/resumen-words';

/** Says that the sample data are stored, and takes them away. Nothing once that import is no longer there to be undone. */
export function SampleNotice({ importId }: { importId: number }) {
  const id = useId();
  const imports = useImports();
  const record = imports?.find((one) => one.id === importId);
  if (!record || record.state === 'undone') return null;
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
      <UndoImportButton
        id={importId}
        size="small"
        text={SAMPLE.remove}
        onUndone={() => {
          noteSampleImport(null);
        }}
      />
    </Card>
  );
}
