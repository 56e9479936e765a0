import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { PREVIEWED, type Review, type ReviewedRow } from '@/lib/import/review';
import { REVIEW } from '@/lib/text/review-words';
import { ReviewSection } from './review-section';

/** The first expenses as they will be stored. */
export function ReviewPreview({ review, skipDuplicates }: { review: Review; skipDuplicates: boolean }) {
  const rows = review.rows.filter(({ duplicate }) => !skipDuplicates || !duplicate);
  return (
    <ReviewSection title={REVIEW.preview}>
      {rows.length === 0 ? (
        <p className="text-sm text-muted-foreground">{REVIEW.nothingToImport}</p>
      ) : (
        <ReviewedRows rows={rows.slice(0, PREVIEWED)} />
      )}
    </ReviewSection>
  );
}

/** Expenses of the file, one below the other. */
export function ReviewedRows({ rows }: { rows: readonly ReviewedRow[] }) {
  const format = useFormat();
  return (
    <ul className="divide-y divide-border rounded border border-border text-sm">
      {rows.map((row) => (
        <li key={row.index} className="flex min-w-0 items-start justify-between gap-3 px-3 py-2">
          <div className="min-w-0">
            <p className="truncate font-medium">
              <bdi>{row.nombre}</bdi>
            </p>
            <p className="truncate text-muted-foreground">
              <bdi>{row.descripcion}</bdi>
            </p>
            <p className="wrap-anywhere text-muted-foreground">
              <bdi>{row.categoria}</bdi> · <bdi>{row.metodoPago}</bdi> · <bdi>{row.estado}</bdi>
            </p>
          </div>
          <div className="shrink-0 text-right tabular-nums">
            <p className="font-medium">{format.amount(toCents(row.cantidad))}</p>
            <p className="text-muted-foreground">{format.shortDay(row.fecha)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
