import dynamic from 'next/dynamic';
import type { RefCallback } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { jsonSession, type JsonFlow } from '@/lib/page/json-session';
import { MAX_UNASKED_BYTES } from '@/lib/import/file-limits';
import { afterShown } from '@/lib/page/phase';
import { WAITING } from '@/lib/text/common';
import { IMPORTAR } from '@/lib/text/importar';
import { SPECIFICATION } from '@/lib/text/specification';
import { importAndNotify } from '@/components/acts/import-and-notify';
import { CancelImport, ImportProgress } from './import-progress';
import { loadReview, ReviewDisclosure } from './review-disclosure';

function loadFileFindings() {
  return import('./file-findings');
}
const FileFindings = dynamic(() => loadFileFindings().then((module) => module.FileFindings), { ssr: false });

function loadResults() {
  return import('./import-results');
}

/** Loads the parts of an import early: the network may be gone later. */
export function preloadImport(): void {
  afterShown(loadFileFindings);
  afterShown(loadReview);
  afterShown(loadResults);
}

type ProcessCardProps = {
  flow: Exclude<JsonFlow, { state: 'empty' }>;
  startable: boolean;
  focusTarget: RefCallback<HTMLElement>;
};

/** Card 4: the import, from its button to its results. */
export function ProcessCard({ flow, startable, focusTarget }: ProcessCardProps) {
  // Loaded with the file: the page scrolls to the results at once.
  const results = useLoaded(loadResults, true);
  return (
    <Card aria-labelledby="procesar">
      <CardTitle id="procesar">{SPECIFICATION.procesar}</CardTitle>
      <CardDescription>{IMPORTAR.processAdvice}</CardDescription>
      <CardContent className="grid grid-cols-1 gap-4">
        {flow.state === 'selected' ? (
          <>
            <ReviewDisclosure {...flow} />
            <Button
              ref={focusTarget}
              className="w-full sm:w-auto sm:justify-self-start"
              disabled={!startable}
              onClick={() => void importAndNotify()}
            >
              {SPECIFICATION.importarGastos}
            </Button>
            {flow.reviewing || flow.file.size > MAX_UNASKED_BYTES ? null : (
              <FileFindings file={flow.file} plan={flow.plan} />
            )}
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
