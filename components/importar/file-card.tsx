import { FileJson, FileUp, X } from 'lucide-react';
import { useEffect, type RefCallback } from 'react';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { takeOpenedFiles } from '@/lib/page/opened-files';
import { useFormat } from '@/lib/hooks/use-format';
import { importSession } from '@/lib/hooks/use-import';
import { isJsonFile } from '@/lib/import/file-limits';
import type { ImportFlow } from '@/lib/import/import-flow';
import { IMPORTAR } from '@/lib/text/importar';
import { SPECIFICATION } from '@/lib/text/specification';
import { DropZone } from './drop-zone';

/** Card 2: the choice of a file, then what was chosen. */
export function FileCard({ flow, pickerRef }: { flow: ImportFlow; pickerRef: RefCallback<HTMLElement> }) {
  useEffect(() => {
    takeOpenedFiles(choose);
  }, []);
  return (
    <Card aria-labelledby="elegir-archivo">
      <CardTitle id="elegir-archivo">{SPECIFICATION.importarGastos}</CardTitle>
      <CardDescription>{IMPORTAR.fileAdvice}</CardDescription>
      <CardContent>
        {flow.state === 'empty' ? (
          <DropZone buttonRef={pickerRef} onFiles={choose} />
        ) : (
          <ChosenFile file={flow.file} clearable={flow.state === 'selected'} />
        )}
      </CardContent>
    </Card>
  );
}

function ChosenFile({ file, clearable }: { file: File; clearable: boolean }) {
  const format = useFormat();
  return (
    <>
      <div className="bg-muted/50 flex items-center gap-3 rounded border border-border p-3">
        <FileJson aria-hidden className="size-6 shrink-0 text-primary" />
        <p className="min-w-0 flex-1 text-sm">
          <span className="block truncate font-medium" title={file.name}>
            <bdi>{file.name}</bdi>
          </span>
          <span className="block tabular-nums text-muted-foreground">{format.fileSize(file.size)}</span>
        </p>
        {clearable ? (
          <Button
            variant="ghost"
            size="icon"
            aria-label={IMPORTAR.clearFile}
            title={IMPORTAR.clearFile}
            onClick={importSession.clear}
          >
            <X aria-hidden />
          </Button>
        ) : null}
      </div>
      <p className="mt-3 flex gap-2 text-pretty text-sm text-muted-foreground">
        <FileUp aria-hidden className="mt-0.5 size-4 shrink-0" />
        {IMPORTAR.formatHint}
      </p>
    </>
  );
}

/** Takes the one JSON file among those dropped or picked; anything else is refused with a toast. */
function choose(files: readonly File[]): void {
  const [file] = files;
  if (!file) return;
  if (files.length > 1) toast.error(IMPORTAR.oneFile);
  else if (!isJsonFile(file)) toast.error(SPECIFICATION.soloJson);
  else importSession.select(file);
}
