import { FileJson, FileUp, X } from 'lucide-react';
import type { RefObject } from 'react';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { useFormat } from '@/lib/hooks/use-format';
import { type JsonFlow, jsonSession } from '@/lib/page/json-session';
import { isJsonFile } from '@/lib/import/file-limits';
import { shorten } from '@/lib/text/format';
import { IMPORTAR } from '@/lib/text/importar';
import { SPECIFICATION } from '@/lib/text/specification';
import { DropZone, type DropZoneWords } from './drop-zone';

const WORDS: DropZoneWords = {
  drop: SPECIFICATION.arrastra,
  orPick: SPECIFICATION.hazClic,
  pick: SPECIFICATION.seleccionarArchivo,
  fileInput: IMPORTAR.fileInput,
  refusing: IMPORTAR.refusing,
  accept: '.json,application/json',
};

type FileCardProps = {
  flow: JsonFlow;
  cardRef: RefObject<HTMLElement | null>;
  pickerRef: RefObject<HTMLButtonElement | null>;
};

/** Card 2. Another file can be chosen except during an import. */
export function FileCard({ flow, cardRef, pickerRef }: FileCardProps) {
  const importing = flow.state === 'importing';
  return (
    <Card ref={cardRef} aria-labelledby="elegir-archivo">
      <CardTitle id="elegir-archivo">{SPECIFICATION.importarGastos}</CardTitle>
      <CardDescription>{IMPORTAR.fileAdvice}</CardDescription>
      <CardContent className="grid grid-cols-1 gap-3">
        {flow.state === 'empty' ? null : <ChosenFile file={flow.file} clearable={!importing} />}
        <DropZone
          small={flow.state !== 'empty'}
          refusing={importing}
          buttonRef={pickerRef}
          onFiles={choose}
          words={WORDS}
        />
      </CardContent>
    </Card>
  );
}

function ChosenFile({ file, clearable }: { file: File; clearable: boolean }) {
  const format = useFormat();
  return (
    <>
      <div className="bg-muted/50 min-h-17.5 sm:min-h-16.5 flex items-center gap-3 rounded border border-border p-3">
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
            onClick={jsonSession.clear}
          >
            <X aria-hidden />
          </Button>
        ) : null}
      </div>
      <p className="flex gap-2 text-pretty text-sm text-muted-foreground">
        <FileUp aria-hidden className="mt-0.5 size-4 shrink-0" />
        {IMPORTAR.formatHint}
      </p>
    </>
  );
}

/** The first JSON file counts; a toast tells if others were left. */
function choose(files: readonly File[]): void {
  if (files.length === 0) return;
  if (jsonSession.flow.getState().state === 'importing') {
    toast.info(IMPORTAR.refusing);
    return;
  }
  const file = files.find(isJsonFile);
  if (!file) {
    toast.error(SPECIFICATION.soloJson);
    return;
  }
  jsonSession.select(file);
  if (files.length > 1)
    toast.info(IMPORTAR.firstTaken(shorten(file.name)), { description: IMPORTAR.othersLeft });
}
