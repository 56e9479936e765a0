import { TriangleAlert } from 'lucide-react';
import { useDeferredValue, type RefCallback } from 'react';
import { Card, CardContent, CardTitle } from '@/components/ui/card';
import { useFormat } from '@/lib/hooks/use-format';
import type { ReviewedFlow, StatementFlow } from '@/lib/page/statement-session';
import { notSaved } from '@/lib/text/common';
import { EXTRACTOS } from '@/lib/text/extractos';
import { statementFaultSentence } from '@/lib/text/extractos-review';
import { ImportProgressCard } from './import-progress-card';
import { ReviewCard } from './review-card';
import { ReviewLists } from './review-lists';
import { StatementResults } from './statement-results';

type StatementStepsProps = {
  flow: StatementFlow;
  startable: boolean;
  focusTarget: RefCallback<HTMLElement>;
};

export function StatementSteps({ flow, startable, focusTarget }: StatementStepsProps) {
  const format = useFormat();
  switch (flow.state) {
    case 'empty':
      return null;
    case 'reading':
      return (
        <p role="status" className="text-sm text-muted-foreground">
          {EXTRACTOS.reading}
        </p>
      );
    case 'refused':
      return (
        <Failure
          step="refused"
          title={EXTRACTOS.refusedTitle}
          reason={statementFaultSentence(flow.fault, format)}
          focusTarget={focusTarget}
        />
      );
    case 'failed':
      return (
        <Failure
          step="failed"
          title={EXTRACTOS.failedTitle}
          reason={notSaved(flow.fault)}
          focusTarget={focusTarget}
        />
      );
    case 'reviewed':
      return (
        <>
          <ReviewCard flow={flow} startable={startable} focusTarget={focusTarget} />
          <DeferredLists flow={flow} />
        </>
      );
    case 'importing':
      return <ImportProgressCard flow={flow} focusTarget={focusTarget} />;
    case 'finished':
      return <StatementResults result={flow.result} focusTarget={focusTarget} />;
  }
}

/** Draws the lists after the review card. */
function DeferredLists({ flow }: { flow: ReviewedFlow }) {
  const drawn = useDeferredValue(true, false);
  return drawn ? <ReviewLists flow={flow} /> : null;
}

type FailureProps = {
  step: 'refused' | 'failed';
  title: string;
  reason: string;
  focusTarget: RefCallback<HTMLElement>;
};

function Failure({ step, title, reason, focusTarget }: FailureProps) {
  return (
    <Card aria-labelledby="extracto-fallido">
      <CardTitle
        id="extracto-fallido"
        ref={focusTarget}
        data-step={step}
        tabIndex={-1}
        className="flex scroll-mt-20 items-center gap-2 text-destructive"
      >
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        {title}
      </CardTitle>
      <CardContent className="mt-2">
        <p role="alert" className="wrap-anywhere text-pretty text-sm">
          {reason}
        </p>
      </CardContent>
    </Card>
  );
}
