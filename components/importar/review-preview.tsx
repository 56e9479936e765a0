import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { REVIEW } from '@/lib/text/importar';
import { MAX_PREVIEWED_ROWS, type ImportReview, type ReviewedRow } from '@/lib/import/import-review';
import { ReviewSection } from './review-section';

export function ReviewPreview({ review, skipDuplicates }: { review: ImportReview; skipDuplicates: boolean }) {
  const rows = review.rows.filter(({ duplicate }) => !skipDuplicates || !duplicate);
  return (
    <ReviewSection title={REVIEW.preview}>
      {rows.length === 0 ? (
        <p className="text-sm text-muted-foreground">{REVIEW.nothingToImport}</p>
      ) : (
        <ReviewedRows rows={rows.slice(0, MAX_PREVIEWED_ROWS)} />
      )}
    </ReviewSection>
  );
}

export function ReviewedRows({ rows }: { rows: readonly ReviewedRow[] }) {
  const format = useFormat();
  return (
    <ul className="divide-y divide-border rounded border border-border text-sm">
      {rows.map((row) => (
        <li key={row.index} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3 py-2">
          <p className="truncate font-medium">
            <bdi>{row.nombre}</bdi>
          </p>
          <p className="text-right font-medium tabular-nums">{format.cantidad(toCents(row.cantidad))}</p>
          <p className="truncate text-muted-foreground">
            <bdi>{row.descripcion}</bdi>
          </p>
          <p className="text-right tabular-nums text-muted-foreground">{format.shortDay(row.fecha)}</p>
          <p className="wrap-anywhere col-span-2 text-muted-foreground">
            <bdi>{row.categoria}</bdi> · <bdi>{row.metodoPago}</bdi> · <bdi>{row.estado}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}
