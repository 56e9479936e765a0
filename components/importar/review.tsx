import { FileClock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { refusalReason } from '@/components/acts/refusal-reason';
import { cn } from '@/components/ui/cn';
import { fechaOf } from '@/lib/domain/dates';
import { useFormat } from '@/lib/hooks/use-format';
import { useReview } from '@/lib/hooks/use-review';
import type { ImportPlan, Mends } from '@/lib/import/import-flow';
import type { ImportReview, ReviewOutcome } from '@/lib/import/import-review';
import type { JsonFault } from '@/lib/import/parse-file';
import { jsonSession } from '@/lib/page/json-session';
import { notSaved } from '@/lib/text/common-later';
import { REVIEW } from '@/lib/text/importar';
import { SPECIFICATION } from '@/lib/text/specification';
import { ReviewDuplicates, ReviewErrors, ReviewPreview, ReviewSection } from './review-errors';
import { ReviewNames, ReviewSuggestions } from './review-mends';

/** Writes nothing. */
export function Review({ file, plan }: { file: File; plan: ImportPlan }) {
  const { outcome, busy } = useReview(file, plan.mends);
  return (
    <div
      role="region"
      aria-label={REVIEW.region}
      aria-busy={busy}
      className="@container grid min-w-0 grid-cols-1 gap-6"
    >
      <p role="status" className="text-sm text-muted-foreground">
        {busy ? (outcome ? REVIEW.updating : REVIEW.working) : REVIEW.done}
      </p>
      {outcome ? <Outcome file={file} outcome={outcome} plan={plan} /> : null}
    </div>
  );
}

type OutcomeProps = { file: File; outcome: ReviewOutcome; plan: ImportPlan };

function Outcome({ file, outcome, plan }: OutcomeProps) {
  const format = useFormat();
  switch (outcome.kind) {
    case 'reviewed':
      return (
        <>
          {outcome.importedBefore === null ? null : (
            <p className="flex gap-2 rounded bg-warning-soft p-3 text-sm font-medium text-warning">
              <FileClock aria-hidden className="mt-0.5 size-4 shrink-0" />
              {REVIEW.importedBefore(format.shortDay(fechaOf(new Date(outcome.importedBefore))))}
            </p>
          )}
          <Sections review={outcome.review} plan={plan} />
        </>
      );
    case 'refused':
      return <Refused file={file} fault={outcome.fault} />;
    case 'failed':
      return <Failure sentence={REVIEW.failed} reason={notSaved(outcome.fault)} />;
    case 'cancelled':
      return null;
  }
}

function Sections({ review, plan }: { review: ImportReview; plan: ImportPlan }) {
  function mend(mends: Mends) {
    jsonSession.plan({ ...plan, mends });
  }

  return (
    <>
      <ReviewCounts review={review} skipDuplicates={plan.skipDuplicates} />
      <ReviewSuggestions
        suggestions={review.suggestions}
        names={review.names}
        mends={plan.mends}
        onMend={mend}
      />
      <ReviewErrors review={review} />
      <ReviewDuplicates
        review={review}
        skip={plan.skipDuplicates}
        onSkip={(skipDuplicates) => {
          jsonSession.plan({ ...plan, skipDuplicates });
        }}
      />
      <ReviewPreview review={review} skipDuplicates={plan.skipDuplicates} />
      <ReviewNames review={review} />
    </>
  );
}

function Refused({ file, fault }: { file: File; fault: JsonFault }) {
  const reason = useRefusalReason(file, fault);
  return <Failure sentence={SPECIFICATION.archivoFallido} reason={reason} />;
}

function Failure({ sentence, reason }: { sentence: string; reason: string | undefined }) {
  return (
    <div role="alert" className="text-sm">
      <p className="font-medium text-destructive">{sentence}</p>
      {reason === undefined ? null : <p className="mt-1 text-muted-foreground">{reason}</p>}
    </div>
  );
}

/** Undefined until known, or if there is no more to say. */
function useRefusalReason(file: File, fault: JsonFault): string | undefined {
  const [found, setFound] = useState<{ file: File; reason: string | undefined } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void refusalReason(file, fault).then((reason) => {
      if (isWanted) setFound({ file, reason });
    });
    return () => {
      isWanted = false;
    };
  }, [file, fault]);
  return found?.file === file ? found.reason : undefined;
}

type ReviewCountsProps = { review: ImportReview; skipDuplicates: boolean };

function ReviewCounts({ review, skipDuplicates }: ReviewCountsProps) {
  const format = useFormat();
  const counts = [
    [SPECIFICATION.resultados.total, review.total],
    [REVIEW.counts.imported, review.imported - (skipDuplicates ? review.duplicates : 0)],
    [SPECIFICATION.resultados.errors, review.errors],
    [REVIEW.counts.categorias, review.categorias.added],
    [REVIEW.counts.metodosPago, review.metodosPago.added],
    [REVIEW.duplicates, review.duplicates],
  ] as const;
  return (
    <ReviewSection title={REVIEW.summary}>
      <dl className="@md:grid-cols-3 grid grid-cols-2 gap-2">
        {counts.map(([label, count]) => (
          <div
            key={label}
            className="@md:border @md:p-3 flex flex-col-reverse justify-end rounded border-border"
          >
            <dt className="text-xs text-muted-foreground">{label}</dt>
            <dd
              className={cn(
                'text-xl font-semibold tabular-nums',
                label === SPECIFICATION.resultados.errors && count > 0 && 'text-destructive',
              )}
            >
              {format.plainNumber(count)}
            </dd>
          </div>
        ))}
      </dl>
      {review.leftOut > 0 ? (
        <p className="text-sm text-muted-foreground">{format.count(review.leftOut, REVIEW.leftOut)}</p>
      ) : null}
    </ReviewSection>
  );
}
