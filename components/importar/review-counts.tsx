import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/hooks/use-format';
import { REVIEW } from '@/lib/text/importar';
import type { ImportReview } from '@/lib/import/import-review';
import { SPECIFICATION } from '@/lib/text/specification';
import { ReviewSection } from './review-section';

type ReviewCountsProps = { review: ImportReview; skipDuplicates: boolean };

/** Forecasts the counts of the import. */
export function ReviewCounts({ review, skipDuplicates }: ReviewCountsProps) {
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
          <div key={label} className="flex flex-col-reverse justify-end rounded border border-border p-3">
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
