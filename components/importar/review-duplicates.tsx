import { useId } from 'react';
import { Switch } from '@/components/ui/switch';
import { useFormat } from '@/lib/hooks/use-format';
import { REVIEW } from '@/lib/text/importar';
import type { ImportReview } from '@/lib/import/import-review';
import { ReviewedRows } from './review-preview';
import { ReviewSection } from './review-section';

const SHOWN = 3;

type ReviewDuplicatesProps = { review: ImportReview; skip: boolean; onSkip: (skip: boolean) => void };

/** The expenses that are stored already, and the choice to leave them out. */
export function ReviewDuplicates({ review, skip, onSkip }: ReviewDuplicatesProps) {
  const id = useId();
  const format = useFormat();
  const { duplicates, rows } = review;
  return (
    <ReviewSection title={REVIEW.duplicates}>
      <p className="text-sm text-muted-foreground">
        {duplicates === 0
          ? REVIEW.noDuplicates
          : `${format.count(duplicates, REVIEW.stored)} ${REVIEW.duplicatesAdvice}`}
      </p>
      {duplicates > 0 ? (
        <ReviewedRows rows={rows.filter(({ duplicate }) => duplicate).slice(0, SHOWN)} />
      ) : null}
      <div className="flex items-center gap-2">
        <Switch id={id} checked={skip} onCheckedChange={onSkip} />
        <label htmlFor={id} className="cursor-pointer text-sm font-medium">
          {REVIEW.skipDuplicates}
        </label>
      </div>
    </ReviewSection>
  );
}
