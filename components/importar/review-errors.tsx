import { type ReactNode, useId } from 'react';
import { useFormat } from '@/lib/hooks/use-format';
import { type ImportReview, MAX_REVIEWED_FAULTS, type ReviewedCell } from '@/lib/import/import-review';
import { REVIEW } from '@/lib/text/importar';
import { FINDINGS } from '@/lib/text/importar-review';
import { gastoReason, rejectionLine, SPECIFICATION } from '@/lib/text/specification';

export function ReviewSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-3">
      <h3 id={id} className="text-sm font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

export function ReviewErrors({ review: { faults, errors, rejections } }: { review: ImportReview }) {
  const format = useFormat();
  if (errors === 0 && rejections.length === 0) return null;
  return (
    <ReviewSection title={SPECIFICATION.resultados.errors}>
      {rejections.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {rejections.map((rejection, position) => (
            // A line has no identity but its place.
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
            {errors > MAX_REVIEWED_FAULTS ? FINDINGS.first(MAX_REVIEWED_FAULTS, errors, format) : null}
          </p>
          <ErrorTable faults={faults} />
        </>
      ) : null}
    </ReviewSection>
  );
}

/** Stacked in little room. Such styles drop table roles, so roles are explicit. */
function ErrorTable({ faults }: { faults: ImportReview['faults'] }) {
  const { index, field, value, reason } = REVIEW.errorColumns;
  return (
    // In the tab order, so that the keyboard can scroll it. `relative`, because its screen-reader texts would
    // lengthen the page.
    <div
      tabIndex={0}
      role="region"
      aria-label={REVIEW.errorTable}
      className="max-h-112 @md:rounded @md:border-x relative overflow-y-auto border-y border-border"
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
              <ErrorRow key={`${fault.index} ${cell.field ?? ''}`} index={fault.index} cell={cell} />
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}

function ErrorRow({ index, cell: { field, value, fault } }: { index: number; cell: ReviewedCell }) {
  return (
    <tr role="row" className="@md:table-row @md:p-0 block py-2 align-top">
      <th
        role="rowheader"
        scope="row"
        className="@md:table-cell @md:px-3 @md:py-2.5 inline pr-2 font-medium tabular-nums"
      >
        <span className="@md:sr-only">{REVIEW.errorColumns.index} </span>
        {index}
      </th>
      <td role="cell" className="@md:table-cell @md:px-3 @md:py-2.5 inline text-muted-foreground">
        {field === null ? null : FINDINGS.fields[field]}
      </td>
      <td role="cell" className="wrap-anywhere @md:table-cell @md:px-3 @md:py-2.5 block min-w-0 py-1">
        {value === null || value.trim() === '' ? <i>{REVIEW.nothing}</i> : <bdi>{value}</bdi>}
      </td>
      <td
        role="cell"
        className="wrap-anywhere @md:table-cell @md:px-3 @md:py-2.5 block text-muted-foreground"
      >
        {gastoReason(fault)}
      </td>
    </tr>
  );
}
