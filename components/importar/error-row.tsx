import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { isIdField, TABLE_OF } from '@/lib/domain/catalogo-rules';
import { useFormat } from '@/lib/hooks/use-format';
import type { Mend } from '@/lib/import/mend-plan';
import type { ImportReview } from '@/lib/import/import-review';
import type { ReviewedCell } from '@/lib/import/review-faults';
import { FIELD_NAMES, REVIEW } from '@/lib/text/importar';
import { gastoReason } from '@/lib/text/specification';
import { MendInput } from './mend-input';
import { MendSelect } from './mend-select';

type ErrorRowProps = {
  index: number;
  cell: ReviewedCell;
  review: ImportReview;
  onMend: (mend: Mend) => void;
  onLeave: () => void;
};

/** One fault of one expense: where it is, what stands there, and why it is one. */
export function ErrorRow({ index, cell, review, onMend, onLeave }: ErrorRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const format = useFormat();
  const { field, value, fault, offers } = cell;

  /** The row is about to go: the focus goes on to the next field that can be corrected. */
  function leave() {
    const fields = [
      ...(row.current?.closest('[data-cells]')?.querySelectorAll<HTMLElement>('[data-mend]') ?? []),
    ];
    const others = fields.filter((each) => !row.current?.contains(each));
    const next = others.find((each) => row.current && row.current.compareDocumentPosition(each) & FOLLOWING);
    const target = next ?? others.at(-1);
    if (target) target.focus();
    else onLeave();
  }

  return (
    <tr ref={row} role="row" className="@md:table-row @md:p-0 block px-3 py-3 align-top">
      <th
        role="rowheader"
        scope="row"
        className="@md:table-cell @md:px-3 @md:py-3.5 inline pr-2 font-medium tabular-nums"
      >
        <span className="@md:sr-only">{REVIEW.errorColumns.index} </span>
        {index}
      </th>
      <td role="cell" className="@md:table-cell @md:px-3 @md:py-3.5 inline text-muted-foreground">
        {field === null ? null : FIELD_NAMES[field]}
      </td>
      <td role="cell" className="@md:table-cell @md:px-3 block min-w-0 py-2">
        {field === null ? (
          <>
            <bdi className="wrap-anywhere">{value}</bdi>
            <p className="text-muted-foreground">{REVIEW.notMendable}</p>
          </>
        ) : isIdField(field) ? (
          <MendSelect
            index={index}
            field={field}
            value={value}
            choices={review[TABLE_OF[field]].choices}
            onMend={onMend}
            onLeave={leave}
          />
        ) : (
          <MendInput index={index} field={field} value={value ?? ''} onMend={onMend} onLeave={leave} />
        )}
        {field === null || offers.length === 0 ? null : (
          <div className="mt-2 flex flex-wrap gap-2">
            {offers.map((offer) => (
              <Button
                key={offer.rule}
                variant="outline"
                size="small"
                className="min-w-0 shrink"
                onClick={() => {
                  leave();
                  onMend({ index, field, value: offer.value });
                }}
              >
                <span className="truncate">
                  {REVIEW.take(
                    typeof offer.value === 'number' ? format.plainNumber(offer.value) : offer.value,
                  )}
                </span>
                <span className="sr-only">{REVIEW.cellOf(FIELD_NAMES[field], index)}</span>
              </Button>
            ))}
          </div>
        )}
      </td>
      <td
        role="cell"
        className="wrap-anywhere @md:table-cell @md:px-3 @md:py-3.5 block text-muted-foreground"
      >
        {gastoReason(fault)}
      </td>
    </tr>
  );
}

const FOLLOWING = 4;
