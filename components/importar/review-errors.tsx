import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/hooks/use-format';
import type { Mend, Mends } from '@/lib/import/mend-plan';
import { withCell } from '@/lib/import/mends';
import { firstOf, REVIEW } from '@/lib/text/importar';
import { rejectionLine, SPECIFICATION } from '@/lib/text/specification';
import { MAX_REVIEWED_FAULTS, type ImportReview } from '@/lib/import/import-review';
import { ErrorRow } from './error-row';
import { ReviewSection } from './review-section';

type ReviewErrorsProps = {
  review: ImportReview;
  mends: Mends;
  onMend: (mends: Mends) => void;
  /** Takes the focus where nothing is left to correct. */
  onLeave: () => void;
};

/** Everything that would not be imported, each faulty field ready to be corrected in place. */
export function ReviewErrors({ review, mends, onMend, onLeave }: ReviewErrorsProps) {
  const format = useFormat();
  const { faults, errors, rejections } = review;
  const typed = mends.cells.length;
  if (errors === 0 && rejections.length === 0 && typed === 0) return null;

  function mend(cell: Mend) {
    onMend(withCell(mends, cell));
  }

  return (
    <ReviewSection title={SPECIFICATION.resultados.errors}>
      {rejections.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {rejections.map((rejection, position) => (
            // The list is made anew by each review; a line has no other identity than its place.
            <li key={position} className="wrap-anywhere">
              {rejectionLine(rejection)}
            </li>
          ))}
        </ul>
      ) : null}
      {errors > 0 ? (
        <>
          <p className="text-sm text-muted-foreground">
            {REVIEW.errorsAdvice}{' '}
            {errors > MAX_REVIEWED_FAULTS ? firstOf(MAX_REVIEWED_FAULTS, errors, format) : null}
          </p>
          <ErrorTable review={review} faults={faults} onMend={mend} onLeave={onLeave} />
        </>
      ) : null}
      {typed > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <p>{format.count(typed, REVIEW.mended)}</p>
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              onLeave();
              onMend({ ...mends, cells: [] });
            }}
          >
            {REVIEW.removeMended}
          </Button>
        </div>
      ) : null}
    </ReviewSection>
  );
}

type ErrorTableProps = {
  review: ImportReview;
  faults: ImportReview['faults'];
  onMend: (mend: Mend) => void;
  onLeave: () => void;
};

/** A table that becomes stacked rows where there is little room; its roles are named because such looks drop them. */
function ErrorTable({ review, faults, onMend, onLeave }: ErrorTableProps) {
  const { index, field, value, reason } = REVIEW.errorColumns;
  return (
    // In the tab order, so that the keyboard can scroll it. `relative`, or what is there to be heard alone makes the page longer.
    <div
      tabIndex={0}
      role="region"
      aria-label={REVIEW.errorTable}
      data-cells
      className="max-h-112 relative overflow-y-auto rounded border border-border"
    >
      <table role="table" className="@md:table @md:table-fixed block w-full text-left text-sm">
        <thead role="rowgroup" className="@max-md:sr-only">
          <tr role="row" className="border-b border-border text-xs text-muted-foreground">
            <th role="columnheader" scope="col" className="w-18 px-3 py-2 font-medium">
              {index}
            </th>
            <th role="columnheader" scope="col" className="w-28 px-3 py-2 font-medium">
              {field}
            </th>
            <th role="columnheader" scope="col" className="px-3 py-2 font-medium">
              {value}
            </th>
            <th role="columnheader" scope="col" className="px-3 py-2 font-medium">
              {reason}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="@md:table-row-group block divide-y divide-border">
          {faults.flatMap((fault) =>
            fault.cells.map((cell) => (
              <ErrorRow
                key={`${fault.index} ${cell.field ?? ''}`}
                index={fault.index}
                cell={cell}
                review={review}
                onMend={onMend}
                onLeave={onLeave}
              />
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}
