import { useId } from 'react';
import { Switch } from '@/components/ui/switch';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { MAX_PREVIEWED_ROWS, type ImportReview } from '@/lib/import/import-review';
import { REVIEW } from '@/lib/text/importar';
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

function ReviewedRows({ rows }: { rows: ImportReview['rows'] }) {
  const format = useFormat();
  return (
    <ul className="@md:border divide-y divide-border rounded border-border text-sm">
      {rows.map((row) => (
        <li key={row.index} className="@md:px-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2">
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

const SHOWN_DUPLICATES = 3;

type ReviewDuplicatesProps = { review: ImportReview; skip: boolean; onSkip: (skip: boolean) => void };

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
        <ReviewedRows rows={rows.filter(({ duplicate }) => duplicate).slice(0, SHOWN_DUPLICATES)} />
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
