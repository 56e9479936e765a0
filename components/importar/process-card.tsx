import { ChevronRight, FileJson, FileUp, X } from 'lucide-react';
import { type RefCallback, type RefObject, useEffect, useRef } from 'react';
import { importAndNotify } from '@/components/acts/notify-import';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import { useFormat } from '@/lib/hooks/use-format';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { isJsonFile, MAX_UNASKED_BYTES } from '@/lib/import/file-limits';
import { hasMends, type ImportPlan } from '@/lib/import/import-flow';
import { type JsonFlow, jsonSession } from '@/lib/page/import/json-session';
import { afterShown } from '@/lib/page/phase';
import { WAITING } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { IMPORTAR, REVIEW } from '@/lib/text/importar';
import { SPECIFICATION } from '@/lib/text/specification';
import { DropZone } from './drop-zone';
import { CancelImport, ImportProgress } from './import-progress';

const WORDS = {
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

/** The first JSON file counts; a toast tells of others. */
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

function loadFileFindings() {
  return import('./file-findings');
}
const FileFindings = lazyPart(() => loadFileFindings().then((module) => module.FileFindings));

function loadResults() {
  return import('./import-results');
}

/** The network may be gone later. */
export function preloadImport(): void {
  afterShown(loadFileFindings);
  afterShown(loadReview);
  afterShown(loadResults);
}

type ProcessCardProps = {
  flow: Exclude<JsonFlow, { state: 'empty' }>;
  cardRef?: RefObject<HTMLElement | null>;
  startable: boolean;
  focusTarget: RefCallback<HTMLElement>;
};

export function ProcessCard({ flow, cardRef, startable, focusTarget }: ProcessCardProps) {
  // With the file: the page scrolls to the results at once.
  const results = useLoaded(loadResults, true);
  return (
    <Card ref={cardRef} aria-labelledby="procesar">
      <CardTitle id="procesar">{SPECIFICATION.procesar}</CardTitle>
      <CardDescription>{IMPORTAR.processAdvice}</CardDescription>
      <CardContent className="grid grid-cols-1 gap-4">
        {flow.state === 'selected' ? (
          <>
            <ReviewDisclosure {...flow} />
            {flow.reviewing || flow.file.size > MAX_UNASKED_BYTES ? null : (
              // Room for a sentence and its button: the button below stays in place.
              <div className="min-h-18 sm:min-h-9">
                <FileFindings file={flow.file} plan={flow.plan} />
              </div>
            )}
            <Button
              ref={focusTarget}
              className="w-full sm:w-auto sm:justify-self-start"
              disabled={!startable}
              onClick={() => void importAndNotify()}
            >
              {SPECIFICATION.importarGastos}
            </Button>
          </>
        ) : (
          <Step flow={flow} focusTarget={focusTarget} />
        )}
        {flow.state === 'importing' ? <CancelImport {...flow} onCancel={jsonSession.cancel} /> : null}
        {flow.state === 'finished' && results ? <results.ImportResults {...flow.result} /> : null}
      </CardContent>
    </Card>
  );
}

type StepProps = {
  flow: Extract<JsonFlow, { state: 'importing' | 'finished' }>;
  focusTarget: RefCallback<HTMLElement>;
};

/** The bar ends at 100 and stays. */
function Step({ flow, focusTarget }: StepProps) {
  return (
    <ImportProgress percent={flow.state === 'finished' ? 100 : flow.percent} label={IMPORTAR.progress}>
      {flow.state === 'finished' ? (
        <h3 key="results" ref={focusTarget} tabIndex={-1} className="font-semibold">
          {IMPORTAR.results}
        </h3>
      ) : (
        <p key="progress" ref={focusTarget} tabIndex={-1} role="status">
          {flow.cancelling ? WAITING.cancelling : SPECIFICATION.procesando}
        </p>
      )}
    </ImportProgress>
  );
}

function loadReview() {
  return import('./review');
}

const Review = lazyPart(
  () => loadReview().then((module) => module.Review),
  () => <p className="text-sm text-muted-foreground">{REVIEW.working}</p>,
);

const CONTENT_ID = 'revision';

type ReviewDisclosureProps = { file: File; plan: ImportPlan; reviewing: boolean };

/** Its content loads and starts when opened. */
function ReviewDisclosure({ file, plan, reviewing: open }: ReviewDisclosureProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Opened from elsewhere, by a button that is gone, and the focus with it.
    if (open && document.activeElement === document.body) button.current?.focus();
  }, [open]);
  const mended = hasMends(plan.mends);
  return (
    <div className="min-w-0 rounded border-border sm:border">
      <Button
        ref={button}
        variant="ghost"
        className="w-full justify-start max-sm:px-0"
        aria-expanded={open}
        aria-controls={CONTENT_ID}
        onClick={() => {
          jsonSession.review(!open);
        }}
      >
        <ChevronRight
          aria-hidden
          data-open={open}
          className="transition-transform data-[open=true]:rotate-90"
        />
        {REVIEW.open}
      </Button>
      {!open && (mended || plan.skipDuplicates) ? (
        <p className="pb-3 text-sm text-muted-foreground sm:px-4">
          {mended ? `${REVIEW.withMends} ` : null}
          {plan.skipDuplicates ? REVIEW.withoutDuplicates : null}
        </p>
      ) : null}
      <div id={CONTENT_ID} hidden={!open} className="border-border pt-3 sm:border-t sm:p-4">
        {open ? <Review file={file} plan={plan} /> : null}
      </div>
    </div>
  );
}
